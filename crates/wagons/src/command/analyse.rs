//! `wagons analyse`: what every decision of a game was worth.

use std::io::{self, Write};

use serde::Serialize;
use wagons_players::{Analysis, Analyst, Budget, Class, Expectation, Judged, Review, SLICE, Work};
use wagons_rules::{AnyRecord, Move, Record, Seat};
use wagons_tui::sparkline;

use crate::answer::{Answer, AnswerError, RecordArgument, write_json};
use crate::progress::Progress;
use wagons_engine::Expected;

/// Judge every decision of a game, and find its turning points
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    pub(super) record: RecordArgument,

    /// Placements judged for each decision: the same judgment on every machine
    #[arg(long, value_name = "N", default_value_t = Analyst::THOROUGH.nodes)]
    nodes: u64,

    /// Print one line of JSON for each record
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Each move gets a line: its number, who made it, its token, the points it lost \
compared with the best move, the class of that loss, and the better move. A proven \
loss is followed by `!`. Below are the margin expected after each move, from the \
first player's side, and the turning points.

  only        there was nothing to choose
  best        nothing was better
  good        less than 1 point lost
  inaccuracy  1 point or more
  mistake     2.5 points or more
  blunder     5 points or more

With - as RECORD each game gets one line: the points the first player lost, \
those the second lost, and the numbers of the turning points, as in \
`14.5 35.5 turning 1 8 11`.

With --json each game gets one line of this shape, where 0 is the first player \
and margins are seen from the first player's side:

  {\"lost\":[…,…],\"decisions\":[{\"move\":1,\"player\":1,\"played\":\"*B\",
   \"best\":\"*Q\",\"line\":[\"*Q\"],\"after_best\":2.0,\"after_played\":11.0,
   \"loss\":9.0,\"class\":\"blunder\",\"exact\":false},…],\"turning_points\":[1,8]}

Examples:
  wagons analyse \"$(cat game.txt)\"
  wagons analyse --nodes 1000000 --json - < games.txt";

impl Args {
    fn review(&self, record: &AnyRecord) -> io::Result<Review> {
        let analyst = Analyst { nodes: self.nodes };
        let mut analysis = Analysis::new(game(record).map_err(io::Error::other)?, analyst);
        let progress = Progress::of(analysis.done().1 as u64, "decisions");
        while !analysis.work(&mut Budget::nodes(SLICE)).is_finished() {
            progress.show(analysis.done().0 as u64, String::new);
        }
        Ok(analysis.review())
    }
}

impl Answer for Args {
    fn check(&self, record: &AnyRecord) -> Result<(), AnswerError> {
        game(record).map(drop)
    }

    fn answer(&self, record: &AnyRecord, out: &mut dyn Write) -> io::Result<()> {
        let review = self.review(record)?;
        if self.json { write_json(out, &Reviewed::from(&review)) } else { write_table(&review, out) }
    }

    fn answer_in_one_line(&self, record: &AnyRecord, out: &mut dyn Write) -> io::Result<()> {
        let review = self.review(record)?;
        let [first, second] = Seat::BOTH.map(|seat| Expected(review.lost(seat)));
        write!(out, "{first} {second} turning")?;
        review.turning_points().iter().try_for_each(|judged| write!(out, " {}", judged.number))?;
        writeln!(out)
    }

    fn is_json(&self) -> bool {
        self.json
    }
}

/// The game to be analysed.
fn game(record: &AnyRecord) -> Result<&Record, AnswerError> {
    match record {
        AnyRecord::Duel(record) if record.moves().is_empty() => Err(AnswerError::NotBegun),
        AnyRecord::Duel(record) => Ok(record),
        AnyRecord::Solo(_) => Err(AnswerError::Solo),
    }
}

fn write_table(review: &Review, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "move  player  token     loss   class       better")?;
    for judged in &review.decisions {
        let Judged { number, played, class, .. } = judged;
        let proof = if judged.exact && judged.loss > 0.0 { '!' } else { ' ' };
        let better = if judged.loss > 0.0 { judged.best.to_string() } else { String::new() };
        let line = format!(
            "{number:>4}  {player:<6}  {played:<8}  {loss:>4}{proof}  {class:<10}  {better}",
            player = judged.seat,
            played = played.to_string(),
            loss = Expected(judged.loss).to_string(),
            class = class.name(),
        );
        writeln!(out, "{}", line.trim_end())?;
    }
    let [first, second] = Seat::BOTH.map(|seat| Expected(review.lost(seat)));
    writeln!(out, "\nlost    first {first}, second {second}")?;
    let graph: Vec<f32> = review.graph().iter().map(|&Expectation(margin)| margin).collect();
    if let (Some(&begin), Some(&end)) = (graph.first(), graph.last()) {
        writeln!(out, "margin  {}  from {} to {}", sparkline(&graph), Expected(begin), Expected(end))?;
    }
    let points = review.turning_points();
    if !points.is_empty() {
        writeln!(out, "\nturning points")?;
    }
    for Judged { number, seat, played, best, after_best, after_played, .. } in points {
        let [better, worse] = [after_best, after_played].map(|expected| Expected(expected.seen_by(*seat).0));
        writeln!(out, "  {number}: {seat} {played}; {best} expects {better} instead of {worse}")?;
    }
    Ok(())
}

/// A review as other programs read it. The order of the fields is part of the contract.
#[derive(Serialize)]
struct Reviewed<'a> {
    lost: [f32; 2],
    decisions: Vec<Decided<'a>>,
    turning_points: Vec<usize>,
}

#[derive(Serialize)]
struct Decided<'a> {
    r#move: usize,
    player: usize,
    played: Move,
    best: Move,
    line: &'a [Move],
    after_best: Expectation,
    after_played: Expectation,
    loss: f32,
    class: Class,
    exact: bool,
}

impl<'a> From<&'a Review> for Reviewed<'a> {
    fn from(review: &'a Review) -> Self {
        Self {
            lost: Seat::BOTH.map(|seat| review.lost(seat)),
            decisions: review.decisions.iter().map(Decided::from).collect(),
            turning_points: review.turning_points().iter().map(|judged| judged.number).collect(),
        }
    }
}

impl<'a> From<&'a Judged> for Decided<'a> {
    fn from(judged: &'a Judged) -> Self {
        let &Judged { number, seat, played, best, ref line, after_best, after_played, loss, class, exact } =
            judged;
        let (r#move, player) = (number, seat.index());
        Self { r#move, player, played, best, line, after_best, after_played, loss, class, exact }
    }
}
