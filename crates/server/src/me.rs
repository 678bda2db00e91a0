//! `POST apart/me`: somebody goes on from another device, or wants to be forgotten.

use std::sync::Arc;

use axum::extract::State;
use wagons_wire::{AboutMe, Code, Millis, Reason, Told};

use crate::caller::{Answer, Asked, Caller};
use crate::hub::{Hub, random};
use crate::identity::{self, PlayerId};
use crate::limits::Kind;
use crate::server::Shared;
use crate::store::{Change, Passage, Write};

/// How long a code is good.
const GOOD: Millis = 10 * 60 * 1000;

/// Answers one question.
pub(crate) async fn about(State(shared): State<Arc<Shared>>, asked: Asked<AboutMe>) -> Answer<Told> {
    let about = async |hub: Arc<Hub>, caller, question| hub.about(&caller, question).await;
    let mut answer = asked.answer(Told::Refused, about).await;
    if answer.told == Told::Forgotten {
        answer.cookie = Some(identity::forget_cookie(shared.is_secure()));
    }
    answer
}

/// What is stored of a code.
fn digest(code: Code) -> String {
    format!("{:032x}", identity::digest(code.digits()))
}

impl Hub {
    async fn about(&self, caller: &Caller, question: AboutMe) -> Result<Told, Reason> {
        let &Caller { who, device, whose, .. } = caller;
        let now = self.now();
        let unavailable = |_| Reason::Unavailable;
        match question {
            AboutMe::Code => {
                self.meter.spend(whose, Kind::Codes, now)?;
                let code = Code::of(random() as u64);
                self.change(Change::Tidy(now)).await?;
                self.change(Change::Code(who, digest(code), now + GOOD)).await?;
                Ok(Told::Code { code, left: GOOD })
            }
            AboutMe::Look => {
                let passage = self.store.passage_of(who).await.map_err(unavailable)?;
                Ok(match passage.filter(|passage| passage.until > now) {
                    None | Some(Passage { answer: Some(false), .. }) => Told::NoCode,
                    Some(Passage { answer: Some(true), .. }) => Told::Same,
                    Some(Passage { claimant: Some(claimant), .. }) => Told::Asks { name: claimant.name() },
                    Some(Passage { until, .. }) => Told::Unused { left: until - now },
                })
            }
            AboutMe::Answer { yes } => {
                let passage = self.store.passage_of(who).await.map_err(unavailable)?;
                let claimant =
                    passage.filter(|passage| passage.until > now).and_then(|passage| passage.claimant);
                let Some(claimant) = claimant.filter(|&claimant| claimant != who) else {
                    return Ok(Told::NoCode);
                };
                if yes {
                    // First the games, then the device: if that is cut short, both still know all of theirs.
                    self.hand_over(claimant, who).await?;
                    self.change(Change::Device(claimant, who)).await?;
                }
                let done = self.change(Change::Answer(who, yes)).await?;
                Ok(if done && yes { Told::Same } else { Told::NoCode })
            }
            AboutMe::Claim { code } => {
                self.meter.spend(whose, Kind::Codes, now)?;
                let done = self.change(Change::Claim(digest(code), device, now)).await?;
                Ok(if done { Told::Waits { name: device.name() } } else { Told::NoCode })
            }
            AboutMe::Claimed => {
                let passage = self.store.passage_claimed_by(device).await.map_err(unavailable)?;
                Ok(match passage.map(|passage| (passage.answer, passage.until > now)) {
                    Some((Some(true), _)) => Told::Same,
                    Some((None, true)) => Told::Waits { name: device.name() },
                    _ => Told::NoCode,
                })
            }
            AboutMe::Forget => {
                self.forget(who).await?;
                Ok(Told::Forgotten)
            }
        }
    }

    /// Writes something about a person; whether it could be done.
    async fn change(&self, change: Change) -> Result<bool, Reason> {
        self.write(Write::Person(change)).await
    }

    /// The games of one become the other's, but for those they play against each other.
    async fn hand_over(&self, from: PlayerId, to: PlayerId) -> Result<(), Reason> {
        self.in_all_games_of(from, |room| room.handed_over(from, to, self.now())).await
    }

    /// Nothing is known of somebody any more: their games end, and their seats are left.
    pub(crate) async fn forget(&self, who: PlayerId) -> Result<(), Reason> {
        self.in_all_games_of(who, |room| room.abandoned(who, self.now())).await?;
        self.in_all_games_of(who, |room| room.left(who, self.now())).await?;
        self.change(Change::Forget(who)).await?;
        tracing::info!("somebody was forgotten");
        Ok(())
    }
}
