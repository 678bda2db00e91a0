# The complete rules. A word between asterisks is set off from the rest.

rules-title = Rules
rules-intro = Eighteen cards, ten to twenty minutes: these are the whole rules of *Circle the Wagons*, for two players or for one, in our own words.
rules-intro-rulings = Where the printed rulebooks are silent or differ, somebody had to decide. Such a decision is marked like this, and this table plays by it:
rules-intro-learn = Would you rather learn by playing?
rules-learn = Play the tutorial
rules-ruling = Ruling
rules-contents = Contents
rules-for-two = Two players

# The cards
rules-cards = The cards
rules-cards-sides = Every card has two sides. One shows a *scoring condition*, the other four *territories* in a square. A territory is a piece of ground, its *terrain*, with something on it, its *icon*. There are six of each, and the deck has each of them exactly twelve times.
rules-side-scoring = scoring side
rules-side-upright = upright
rules-side-turned = upside down
rules-terrains = The six terrains
rules-icons = The six icons
rules-cards-town = Your *town* is what you build from your cards. Of every cell only the territory on top counts: what is covered no longer exists.
rules-words = Three words are used exactly:
rules-word-adjacent = *Adjacent*, or *beside*, means sharing an edge: left, right, above or below. Corners never count.
rules-word-group = A *group* is everything of one terrain that hangs together by edges. One scoring card speaks of a group of icons: the same, with an icon.
rules-word-turned = A card lies *upright* or *upside down*, never sideways.
rules-deck = The territory sides of all eighteen cards, which the letters A to R name

# Two players
rules-setup = Setup
rules-setup-deal = Shuffle the cards. Three lie in the middle with the scoring side up: they count for both of you. The other fifteen lie around them in a *circle* with the territory side up.
rules-setup-start = Decide who is first. The *second* player then names any card of the circle as the *start card*. From here on nothing is hidden, and nothing is left to chance.
rules-setup-picture = Fifteen cards around three scoring cards. The wagon marks the start card.

rules-turn = A turn
rules-turn-intro = Beginning with the first player, you take turns. In your turn you
rules-turn-free = *place your free cards*, if your opponent’s last turn gave you any: one after the other, in the clockwise order in which they lay;
rules-turn-draft = *take a card* from the circle, if it still has one: the next card clockwise, or one further on. Every card you skip becomes a *free card* of your opponent. All cards up to the one you took leave the circle;
rules-turn-place = *place the card you took*.
rules-draft-skipped = skipped
rules-draft-taken = taken
rules-draft-next = next
rules-draft-picture = Taking the third card gives the first two to your opponent, whose own choice then begins at the fourth.
rules-turn-refuse = A free card cannot be refused, and nobody ever passes. Cards are points and trouble at once: a free card may be just what the other needed, or tear a town apart.

rules-placing = Placing a card
rules-placing-rule = Your first card lies wherever you like. Every later card must *share at least one edge* with your town *or cover at least one territory* of it.
rules-placing-edge = shares an edge
rules-placing-covers = covers a territory
rules-placing-turned = upside down
rules-placing-half = covers half a card
rules-placing-whole = covers all of it
rules-placing-corner = never: a corner alone
rules-placing-cover = Anything may cover anything, in part or completely, and several cards at once.
rules-placing-never = A card is never tucked under another, never lies sideways, and never hangs on by a corner alone.
rules-placing-gaps = Gaps and holes are allowed. One scoring card even pays for them.
rules-placing-grid = Cards keep to the grid: each lies on four whole cells.

rules-end = The end
rules-end-when = The game ends when all cards are placed. If your choice empties the circle, your opponent still places the free cards it leaves.
rules-end-sum = Then each of you adds up
rules-end-groups = for each of the six terrains *the size of your largest group* of it; if two groups are equally large, only one counts;
rules-end-scoring = the points of *the three scoring cards*.
rules-end-winner = More points win. *On equal points the player who placed fewer cards wins.* Fifteen cards cannot be halved, so there is always a winner.

# The eighteen scoring cards
rules-scoring = The eighteen scoring cards
rules-scoring-intro = Points are for your own town unless the opponent is named. In the pictures a ring marks what scores, a number in bright colour the points; a number on grey is worth nothing, or costs. Empty paper stands for any terrain or any icon.
rules-badlands-once = A Gun scores once, even between both pairs. A Desert beside it and one above it are not a pair.
rules-badlands-ground = The Gun’s own terrain does not matter.
rules-boom-or-bust-totals = These are totals, not points for each Mine.
rules-circle-the-wagons-middle = In the middle there must be a territory, not a hole. Its own terrain and icon do not matter.
rules-claim-jumpers-mines = Your Mines
rules-claim-jumpers-guns = Your Guns
rules-claim-jumpers-you = You
rules-claim-jumpers-opponent = Opponent
rules-claim-jumpers-more = more
rules-claim-jumpers-not-fewer = more, or as many
rules-claim-jumpers-fewer = fewer
rules-claim-jumpers-tied = as many
rules-cool-water-largest = If several groups are largest, the one that scores most counts.
rules-fortified-overlap = Blocks may overlap: two rows of three Forts are two blocks, 14 points.
rules-one-too-many-tied = With as many Beers on both sides nobody loses anything.
rules-prairie-life-both = A Cow on Plains counts twice, once as a Cow and once as Plains.
rules-prairie-life-odd = An odd one is rounded down.
rules-rifles-ready-once = A Fort scores once, however many Guns are beside it. One Gun can serve several Forts.
rules-target-practice-line = Empty cells count too, and nothing blocks the line.
rules-target-practice-none = A Gun right beside the Beer makes 0; so does no Gun in line.
rules-target-practice-closest = Row and column are looked at together: the closest Gun of all counts, even if one further away would score more.
rules-the-clearing-negative = The result may be negative.
rules-the-herd-edges = Cows hang together by their edges, whatever terrain they stand on.
rules-undiscovered-corners = Here the corners count: all eight cells around must be territories. A hole of two cells scores nothing.
rules-wagon-train-all = All your lines count, each at its full length only. A Wagon can be part of one line across and one down.

# The worked example
rules-example = A worked example
rules-example-town = This town was built from the cards Q, M, G, A, O and I, all upright. M covers half of Q, and A covers one territory of G.
rules-example-cards = The scoring cards are { $cards }. The opponent has fewer Mines but more Guns.
rules-example-point = Choose a line to see what makes its points.
rules-example-line = Line
rules-example-points = Points
rules-example-why = Why

# Solo
rules-solo = Alone against the rival
rules-solo-intro = In *Lone Cowboy* you play against a rival who follows simple rules. You can look at its town at any time, and nearly always work out what it will do next. The game has two rounds.
rules-solo-setup = Setup
rules-solo-setup-scenario = Choose a *scenario*. It names two scoring cards, and says what the rival hunts and what it scores. Shuffle the other sixteen cards: eight lie in a circle, eight form the *deck* in the middle, face up, so that you see its top card and nothing below it. You begin, at the first card of the circle.
rules-solo-turn = Your turn
rules-solo-turn-same = Your turn is that of the game for two: place free cards, take a card, place it. The cards you skip go to the rival, in clockwise order, once you have placed the card you took. The rival’s town is a row of cards that never overlap.
rules-round-one = The rival’s turn in round 1
rules-round-one-match = The rival looks at the next card of the circle and at the two behind it for a *match*: a card with a territory whose terrain *and* icon are also together on a territory of the deck’s top card.
rules-round-one-found = If it finds one, it takes the nearest *and then the deck’s top card as well*. You get the cards it skipped as free cards.
rules-round-one-none = If it finds none, it takes the next card of the circle, and the deck stays as it is.
rules-match-top = top of the deck
rules-match-none = no match
rules-match-far = further away
rules-round-one-end = Round 1 ends when its circle is empty. What is left of the deck is laid out as the second circle, its top card first; it may have fewer than eight cards. The turns simply go on, so either of you may begin round 2.
rules-round-change = Round 2 begins when the turn that took the last card is finished, including the placement of that card. If you took it, you place it, the rival gets the cards you skipped and then takes a card from the new circle by the rules of round 2. If the rival took it, you place the free cards you got and then take a card from the new circle.
rules-round-two = The rival’s turn in round 2
rules-round-two-hunt = It follows its scenario’s *hunt*: one goal after the other, such as “skip up to 2 cards to take one with at least 2 Cows”. The first goal that a card within reach meets decides, and the nearest such card is taken.
rules-round-two-icon = If no goal can be met, it skips up to one card to take one that shows an icon of the last card of its town.
rules-round-two-first = If that fails as well, it takes the next card.
rules-round-two-skipped = You get what it skips. If the circle is empty in its turn, it just receives what you skipped.
rules-round-two-frequent = Where a goal asks for the terrain most frequent in the rival’s town and there are several, a card with any of them will do.
rules-rival-score = Scoring
rules-rival-score-you = You score as in the game for two, with two scoring cards instead of three. Where one of them compares you with an opponent ({ $cards }), the rival counts with all territories on its cards. What such a card would give to the opponent or take from it is not scored by the rival.
rules-rival-score-rival = The rival scores what its scenario says, and 1 point for each territory of its *three most frequent terrains*. If several are equally frequent, it makes no difference which are taken.
rules-rival-score-winner = More points win.
rules-rival-score-tie = On equal points fewer cards win; if those are equal too, the game is a draw.
rules-rival-score-covered = Where a scenario counts cards with so many terrains, all cards of a town count, also those of yours that are covered.
rules-rival-score-toll = Points that depend on who has more of something go to the rival; they are never taken from you.
rules-variants = Variants
rules-variants-intro = Besides this classic game there are three modern ones. In all three the rival leaves out step 2 of round 2, and instead of its three terrains it scores each of its cards by the number of different terrains on it:
rules-variants-name = Variant
rules-variants-terrains = { $count } terrains
rules-scenarios = The six scenarios
rules-scenarios-intro = They are our own. Each has two scoring cards, a hunt for round 2 and something the rival scores:
rules-scenario-hunt = The hunt
rules-scenario-score = The rival scores
