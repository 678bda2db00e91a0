//! `cargo xtask storm`: forty programs play, while everything they play on is killed again and again.
//!
//! What the players do, and what has to be true afterwards, stands in the example `storm` of `wagons-server`.

use std::hash::{BuildHasher, RandomState};
use std::io;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::background::Background;
use crate::number;
use crate::program::{Finished, cargo, empty_folder, target, watch};
use crate::services::{Services, free_port};

/// Two programs each.
const PAIRS: &str = "20";

/// What the storm is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Two servers on `PostgreSQL` and NATS.
    Several,
    /// One server on `SQLite`.
    Single,
}

/// Storms for so many minutes about each kind, or about one alone; true when all was well.
pub(crate) fn command(arguments: &[String]) -> Result<bool, String> {
    let (mut minutes, mut kinds) = (1, vec![Kind::Several, Kind::Single]);
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--minutes" => minutes = number(arguments.next(), "minutes")?,
            "--several" => kinds = vec![Kind::Several],
            "--single" => kinds = vec![Kind::Single],
            other => return Err(format!("`storm` takes --minutes N, --several or --single, not `{other}`")),
        }
    }
    let built = build(&["-p", "wagons-server"]).map_err(|error| error.to_string())?;
    let mut calm = built.ok;
    for kind in kinds.into_iter().filter(|_| built.ok) {
        let services = (kind == Kind::Several).then(Services::start).transpose()?;
        let (is_calm, told) =
            rage(services, Duration::from_mins(minutes)).map_err(|error| error.to_string())?;
        print!("{told}");
        calm &= is_calm;
    }
    Ok(calm)
}

/// Builds what storms are made of, among these packages.
pub(crate) fn build(packages: &[&str]) -> io::Result<Finished> {
    let examples = ["--example", "node", "--example", "storm"];
    watch(cargo(&[&["build"], packages, &examples[..]].concat()))
}

/// One storm: about two servers on a database and a bus, which are killed, too; or about one on `SQLite`. Whether all was well,
/// and what is to be told.
pub(crate) fn rage(mut services: Option<Services>, time: Duration) -> io::Result<(bool, String)> {
    let mut nodes = if let Some(services) = &services {
        let place = [format!("{}/postgres", services.database()), services.bus()];
        vec![Node::start(&place)?, Node::start(&place)?]
    } else {
        let data = target().join("storm");
        empty_folder(&data)?;
        vec![Node::start(&[data.to_string_lossy().into_owned()])?]
    };
    let seconds = time.as_secs().to_string();
    let players = Command::new(example("storm"))
        .args([seconds.as_str(), PAIRS])
        .args(nodes.iter().map(|node| &node.address))
        .stdout(Stdio::piped())
        .spawn()?;
    let mut killed = [0; 4];
    let begun = Instant::now();
    while begun.elapsed() < time {
        sleep(Duration::from_millis(300 + chance(1500)));
        let what = chance(if services.is_some() { 6 } else { 3 });
        let away = Duration::from_millis(chance(700));
        if let (4 | 5, Some(Services { postgres, nats, .. })) = (what, &mut services) {
            let (service, place) = if what == 4 { (nats, 2) } else { (postgres, 3) };
            killed[place] += 1;
            service.program.kill();
            sleep(away);
            service.start_again()?;
        } else {
            let any = chance(nodes.len() as u64) as usize;
            // Every third is asked to end.
            let politely = what == 0;
            killed[usize::from(politely)] += 1;
            let program = &mut nodes[any].program;
            let end = if politely { Background::ask_to_end } else { Background::kill };
            end(program);
            sleep(away);
            program.start_again()?;
        }
        for node in &mut nodes {
            node.fell += u32::from(node.program.revive()?);
        }
    }
    let players = players.wait_with_output()?;
    let place =
        if services.is_some() { "two servers on PostgreSQL and NATS" } else { "one server on SQLite" };
    let [nodes_killed, ended, buses, databases] = killed;
    let told = format!(
        "{place}, {seconds} s: servers killed {nodes_killed} times and ended {ended}, NATS killed {buses}, \
         PostgreSQL killed {databases}; ended by themselves {}\n{}",
        nodes.iter().map(|node| node.fell).sum::<u32>(),
        String::from_utf8_lossy(&players.stdout),
    );
    Ok((players.status.success(), told))
}

/// A server that is killed and started again.
struct Node {
    address: String,
    program: Background,
    /// How often it ended without being asked, because the database was away at its start.
    fell: u32,
}

impl Node {
    fn start(place: &[String]) -> io::Result<Self> {
        let address = format!("127.0.0.1:{}", free_port()?);
        let mut command = Command::new(example("node"));
        command.arg(&address).args(place).stdout(Stdio::null());
        Ok(Self { address, program: Background::new(command)?, fell: 0 })
    }
}

fn example(name: &str) -> std::path::PathBuf {
    target().join("debug/examples").join(name)
}

/// Any number below this one.
fn chance(below: u64) -> u64 {
    RandomState::new().hash_one(()) % below
}
