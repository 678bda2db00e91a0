# The complete rules. A word between asterisks is set off from the rest.

rules-title = Rules
rules-intro = Eighteen cards, about fifteen minutes, ages 8 and up: these are the complete rules of *Circle the Wagons*, for two players or for one, in our own words.
rules-intro-rulings = Where the printed rulebooks are silent or disagree, we had to decide. Such rulings are marked like this, and they apply at this table:
rules-intro-learn = Would you rather learn by playing?
rules-learn = Play the tutorial
rules-ruling = Ruling
rules-contents = Contents
rules-for-two = Two players

# The cards
rules-cards = The cards
rules-cards-sides = Every card has two sides. One shows a *scoring condition*, the other shows four *territories* in a square. A territory is a piece of ground, its *terrain*, with something on it, its *icon*. There are six terrains and six icons, and each of them appears exactly twelve times in the deck.
rules-side-scoring = scoring side
rules-side-upright = upright
rules-side-turned = upside down
rules-terrains = The six terrains
rules-icons = The six icons
rules-cards-town = Your *town* is what you build from your cards. In each cell only the territory on top counts: what is covered no longer exists.
rules-words = Three words have an exact meaning:
rules-word-adjacent = *Adjacent*, or *beside*, means sharing an edge: left, right, above or below. Corners never count.
rules-word-group = A *group* is a set of territories of one terrain connected by their edges. One scoring card uses groups of Cows: the same idea, with an icon.
rules-word-turned = A card lies *upright* or *upside down*, never sideways.
rules-deck = The territory sides of all eighteen cards, named by the letters A to R

# Two players
rules-setup = Setup
rules-setup-deal = Shuffle the cards. Place three in the middle with the scoring side up: they count for both of you. Place the other fifteen around them in a *circle* with the territory side up.
rules-setup-start = Decide who goes first. The *second* player then chooses any card in the circle as the *start card*. From here on nothing is hidden and nothing is left to chance.
rules-setup-picture = Fifteen cards around three scoring cards. The wagon marks the start card.

rules-turn = A turn
rules-turn-intro = Take turns, starting with the first player. On your turn you
rules-turn-free = *place your free cards*, if your opponent’s last turn gave you any: one by one, in the clockwise order in which they lay;
rules-turn-draft = *take a card* from the circle, if there are any left: the next card clockwise, or a later one. Every card you skip becomes a *free card* for your opponent. All cards up to the one you took leave the circle;
rules-turn-place = *place the card you took*.
rules-draft-skipped = skipped
rules-draft-taken = taken
rules-draft-next = next
rules-draft-picture = Taking the third card gives the first two to your opponent, who then chooses from the fourth card on.
rules-turn-refuse = You cannot refuse a free card, and nobody ever passes. Cards mean points and trouble at once: a free card may be just what the other player needed, or it may tear a town apart.

rules-placing = Placing a card
rules-placing-rule = Place your first card wherever you like. Every later card must *share at least one edge* with your town *or cover at least one territory* of it.
rules-placing-edge = shares an edge
rules-placing-covers = covers a territory
rules-placing-turned = upside down
rules-placing-half = covers half a card
rules-placing-whole = covers all of it
rules-placing-corner = never: a corner alone
rules-placing-cover = Any card may cover any other, in part or completely, or several at once.
rules-placing-match = Neither terrains nor icons have to match: any of them may lie beside or on top of any other.
rules-placing-enough = The shared edge may be as short as one territory.
rules-placing-never = A card is never tucked under another, is never rotated by a quarter turn, and never touches by a corner alone.
rules-placing-gaps = Gaps and holes are allowed. One scoring card even rewards them.
rules-placing-grid = Cards keep to the grid: each one lies on four whole cells.

rules-end = The end of the game
rules-end-when = The game ends when the circle is empty and every card has been placed.
rules-end-last = If your choice empties the circle, your opponent still places the free cards it leaves, and they count.
rules-end-sum = Then each of you adds up your *Prosperity Points*, called points for short:
rules-end-groups = for each of the six terrains, *the size of your largest group* of it; if several groups tie for largest, choose one of them to score;
rules-end-scoring = the points of *the three scoring cards*.
rules-end-winner = The player with more points wins.
rules-end-tie = *If the points are tied, the player who placed fewer cards wins.* Fifteen cards cannot be split evenly, so there is always a winner.

# The eighteen scoring cards
rules-scoring = The eighteen scoring cards
rules-scoring-intro = Points are for your own town unless the opponent is named. In the pictures, a ring marks what scores, and a brightly colored number is the points; a number on gray is worth nothing, or costs points. Blank paper stands for any terrain or any icon.
rules-badlands-once = A Gun scores only once, even if it lies between two pairs of Deserts. A Desert beside it and one above it are not a pair.
rules-badlands-ground = The Gun’s own terrain does not matter.
rules-boom-or-bust-totals = These are totals, not points for each Mine.
rules-circle-the-wagons-middle = There must be a territory in the middle, not a hole. Its own terrain and icon do not matter.
rules-claim-jumpers-mines = Your Mines
rules-claim-jumpers-guns = Your Guns
rules-claim-jumpers-you = You
rules-claim-jumpers-opponent = Opponent
rules-claim-jumpers-more = more
rules-claim-jumpers-not-fewer = more, or tied
rules-claim-jumpers-fewer = fewer
rules-claim-jumpers-tied = tied
rules-claim-jumpers-ties = If the Mines are tied, nobody scores. If only the Guns are tied, all 9 points stay with the player who has the most Mines.
rules-cool-water-largest = If several groups of Water tie for largest, choose one of them, for the terrain and for this card alike: the one that scores most.
rules-fortified-overlap = Blocks may overlap: two rows of three Forts are two blocks, 14 points.
rules-one-too-many-tied = If the Beers are tied, nobody loses anything.
rules-prairie-life-both = A Cow on Plains counts twice, once as a Cow and once as Plains.
rules-prairie-life-odd = If the total is odd, round down.
rules-rifles-ready-once = A Fort scores once, however many Guns are beside it. One Gun can serve several Forts.
rules-smalltown-charm-visible = Covered territories do not count, on either side.
rules-target-practice-line = Empty cells count too, and nothing blocks the line.
rules-target-practice-none = With a Gun right beside it, a Beer scores 0; with no Gun in line, it scores 0 too.
rules-target-practice-closest = Row and column are considered together: the closest Gun of all counts, even if one farther away would score more.
rules-the-clearing-negative = The result may be negative.
rules-the-herd-edges = Cows are connected by their edges, whatever terrain they stand on.
rules-undiscovered-corners = Corners count here: all eight cells around it must be territories. A hole of two cells scores nothing.
rules-wagon-train-all = All your lines count, each only at its full length. A Wagon can be part of one line across and one down.
rules-wagon-train-gaps = A gap or any other icon ends a line.

# The worked example
rules-example = A worked example
rules-example-town = This town was built from the cards Q, M, G, A, O and I, all upright. M covers half of Q, and A covers one territory of G.
rules-example-cards = The scoring cards are { $cards }. The opponent has fewer Mines but more Guns.
rules-example-desert = Look at the Desert: the one with the Beer at the bottom touches none of the others, so it does not count.
rules-example-deck = This is the town of the example in the printed rulebooks. In this deck its cards O and I are the scoring cards The Clearing and Happy Cows themselves, so this town could not be built in a game with them.
rules-example-books = The rulebooks do not agree about it: the German one counts 3 Plains, which makes 18 points for the terrains and 37 in all. The English one shows a different town, with 15 points for its terrains.
rules-example-point = Choose a line to see where its points come from.
rules-example-line = Line
rules-example-points = Points
rules-example-why = Why

# Solo
rules-solo = Alone against the rival
rules-solo-intro = In *Lone Cowboy* you play against a rival that follows simple rules. You can look at its town at any time, and you can nearly always work out what it will do next. The game has two rounds.
rules-solo-setup = Setup
rules-solo-setup-scenario = Choose a *scenario*. It names two scoring cards and says what the rival hunts and what it scores. Shuffle the other sixteen cards. Eight go in a circle; eight form the *deck* in the middle, face up, so that you see its top card and nothing below it. You begin, at the first card in the circle.
rules-solo-turn = Your turn
rules-solo-turn-same = Your turn works as in the two-player game: place free cards, take a card, place it. The cards you skip go to the rival, in clockwise order, once you have placed the card you took. The rival’s town is a row of cards that never overlap.
rules-round-one = The rival’s turn in round 1
rules-round-one-match = The rival checks the next card in the circle and the two after it for a *match*: a card with a territory that has the same terrain *and* the same icon as a territory on the top card of the deck.
rules-round-one-found = If it finds one, it takes that card *and then the top card of the deck as well*. You get the cards it skipped as free cards.
rules-round-one-none = If it finds none, it takes the next card in the circle, and the deck stays as it is.
rules-round-one-nearest = If several cards match, it takes the nearest.
rules-match-top = top of the deck
rules-match-none = no match
rules-match-far = farther away
rules-round-one-end = Round 1 ends when its circle is empty. The cards left in the deck form the second circle; there may be fewer than eight. Play simply continues, so either of you may begin round 2.
rules-round-two-order = The second circle begins with the top card of the deck; the others follow clockwise, in their order.
rules-round-change = Round 2 begins once the turn that took the last card is finished, including the placement of that card. If you took it, you place it, the rival gets the cards you skipped, and then it takes a card from the new circle by the rules of round 2. If the rival took it, you place the free cards you got and then take a card from the new circle.
rules-round-two = The rival’s turn in round 2
rules-round-two-hunt = It follows its scenario’s *hunt*: one goal after another, such as “skip up to 2 cards to take one with at least 2 Cows”. The first goal that a card within reach meets decides, and it takes the nearest such card.
rules-round-two-icon = If no goal can be met, it skips up to one card to take one that shows an icon of the last card in its town.
rules-round-two-first = If that fails too, it takes the next card.
rules-round-two-skipped = You get what it skips. If the circle is empty on its turn, it just receives what you skipped.
rules-round-two-frequent = Where a goal asks for the most frequent terrain in the rival’s town and several are tied, a card with any of them will do.
rules-rival-score = Scoring
rules-rival-score-you = You score as in the two-player game, with two scoring cards instead of three.
rules-rival-score-rival = The rival scores what its scenario says, and 1 point for each territory of its *three most frequent terrains*. If several are tied, it makes no difference which you count.
rules-rival-score-compared = Where a scoring card compares you with an opponent ({ $cards }), every territory on the rival’s cards counts. The rival itself neither gains nor loses points by such a card.
rules-rival-score-winner = The side with more points wins.
rules-rival-score-tie = If the points are tied, the side with fewer cards wins; if the cards are tied too, the game is a draw.
rules-rival-score-covered = Where a scenario counts cards with a certain number of terrains, every card in a town counts, including the covered ones in yours.
rules-rival-score-toll = Points for having more of something always go to the rival; they are never taken from you.
rules-variants = Variants
rules-variants-intro = Besides this classic game there are three modern variants. In all three the rival omits step 2 of round 2, and instead of its three terrains it scores each of its cards by the number of different terrains on it:
rules-variants-name = Variant
rules-variants-terrains = { $count } terrains
rules-scenarios = The six scenarios
rules-scenarios-change = A scenario may change what the rival does in either round, or switch it off. The six below leave it as it is.
rules-scenarios-intro = These scenarios are our own. Each has two scoring cards, a hunt for round 2, and things the rival scores for:
rules-scenario-hunt = The hunt
rules-scenario-score = The rival scores
