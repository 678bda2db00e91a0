//! `wagons score`: the points of both players.

use std::io::{self, Write};

use serde::ser::{Serialize, SerializeMap, Serializer};
use wagons_rules::{Game, Record, Rule, Seat, Terrain};

use crate::answer::{Answer, RecordArgument, Refusal};
use crate::failure::Failure;
use crate::picture::{Colors, When, score_table};

/// Score both towns, finished or not
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    record: RecordArgument,

    /// Print one line of JSON for each record
    #[arg(long)]
    json: bool,

    /// When to use colours
    #[arg(long, value_name = "WHEN", value_enum, default_value_t)]
    color: When,
}

const EXAMPLES: &str = "\
A game that is not over is scored as if it ended here.

With - as RECORD each record gets one line: the points of the first player, \
those of the second, and who wins or is to move, as in `17 23 second wins` or \
`4 5 first to move`.

With --json each record gets one line of this shape, where 0 is the first \
player; a line of standard input that is no record gets {\"error\":\"…\"}.

  {\"over\":…,\"to_move\":0|1|null,\"players\":[{\"total\":…,\"cards\":…,
   \"territories\":{\"D\":…,…},\"bonus\":{\"F\":…,…}},…],\"winner\":0|1|null}

Examples:
  wagons score \"FKQ/RJAPODGLNMHBICE *B P P'0,0\"
  wagons score --json - < games.txt | jq .winner
  wagons deal --count 5 | wagons score -";

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        if self.json {
            self.record.record.ask(&Json)
        } else {
            self.record.record.ask(&Table { colors: Colors::of_stdout(self.color) })
        }
    }
}

struct Table {
    colors: Colors,
}

impl Answer for Table {
    fn answer(&self, record: &Record, out: &mut dyn Write) -> io::Result<()> {
        self.colors.write(&score_table(record.game()), out)
    }

    fn answer_in_one_line(&self, record: &Record, out: &mut dyn Write) -> io::Result<()> {
        let game = record.game();
        let tallies = Seat::BOTH.map(|seat| game.tally(seat));
        let [first, second] = Seat::BOTH
            .map(|seat| tallies[seat.index()].total(&tallies[seat.other().index()], &game.scoring()));
        let name = |seat| match seat {
            Seat::First => "first",
            Seat::Second => "second",
        };
        match (game.winner(), game.to_move()) {
            (Some(winner), _) => writeln!(out, "{first} {second} {} wins", name(winner)),
            (None, to_move) => {
                writeln!(out, "{first} {second} {} to move", to_move.map_or("nobody", name))
            }
        }
    }
}

struct Json;

impl Answer for Json {
    fn answer(&self, record: &Record, out: &mut dyn Write) -> io::Result<()> {
        serde_json::to_writer(&mut *out, &Score::of(record.game()))?;
        writeln!(out)
    }

    fn refuse(&self, reason: &Refusal, out: &mut dyn Write) -> io::Result<()> {
        #[derive(serde::Serialize)]
        struct Refused {
            error: String,
        }
        serde_json::to_writer(&mut *out, &Refused { error: reason.to_string() })?;
        writeln!(out)
    }
}

/// The score as other programs read it. The order of the fields is part of the contract.
#[derive(serde::Serialize)]
struct Score {
    over: bool,
    to_move: Option<usize>,
    players: [PlayerScore; 2],
    winner: Option<usize>,
}

#[derive(serde::Serialize)]
struct PlayerScore {
    total: i32,
    cards: usize,
    territories: Points,
    bonus: Points,
}

/// Points by letter, in order.
struct Points(Vec<(char, i32)>);

impl Score {
    fn of(game: &Game) -> Self {
        let players = Seat::BOTH.map(|seat| {
            let sheet = game.sheet(seat);
            let of_terrain = |terrain: Terrain| (terrain.letter(), sheet.points(Rule::Group(terrain)));
            PlayerScore {
                total: sheet.total(),
                cards: game.town(seat).cards(),
                territories: Points(Terrain::ALL.map(of_terrain).into()),
                bonus: Points(
                    game.scoring().map(|card| (card.letter(), sheet.points(Rule::Scoring(card)))).into(),
                ),
            }
        });
        Self {
            over: game.is_over(),
            to_move: game.to_move().map(Seat::index),
            players,
            winner: game.winner().map(Seat::index),
        }
    }
}

impl Serialize for Points {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (letter, points) in &self.0 {
            map.serialize_entry(letter, points)?;
        }
        map.end()
    }
}
