//! The eighteen scoring cards: each with its diagram, its sentence, and every ruling that concerns it.

use leptos::prelude::*;
use wagons_art::{Diagram, TownPicture, ruling_towns};
use wagons_rules::{Card, Rule, Sheet, Town};
use wagons_texts::{Texts, key, number};

use super::notes::{Note, notes};
use super::place::Place;
use super::said::{chapter, figure, paragraph, point, ruling, width};
use crate::drawing;

/// The chapter of the scoring cards.
pub(crate) fn scoring_cards(texts: &Texts) -> impl IntoView + use<> {
    view! {
        <section>
            {chapter(texts, key::RULES_SCORING)}
            {paragraph(texts, key::RULES_SCORING_INTRO)}
            {Card::ALL.map(|card| scoring_card(texts, card)).collect_view()}
        </section>
    }
}

fn scoring_card(texts: &Texts, card: Card) -> impl IntoView + use<> {
    let place = Place::Card(card);
    let said = |note: &Note| match *note {
        Note::Decision(key) => ruling(texts, key).into_any(),
        Note::Plain(key) => point(texts, key).into_any(),
    };
    let remarks = notes(card).iter().map(said).collect_view();
    let remarks = (!remarks.is_empty()).then(|| view! { <ul>{remarks}</ul> });
    let towns = ruling_towns(card);
    let towns = (!towns.is_empty()).then(|| {
        let towns = towns.iter().map(|town| judged(texts, card, town)).collect_view();
        view! { <div class="pictures">{towns}</div> }
    });
    view! {
        <article class="scoring-card">
            <div class="diagram" style:width=width(&Diagram(card))>{drawing::decoration(&Diagram(card))}</div>
            <div class="words">
                <h3 id=place.anchor() tabindex="-1">
                    <span class="letter">{card.letter().to_string()}</span>
                    {place.title(texts)}
                </h3>
                <p>{texts.rule(card)}</p>
                {(card == Card::ClaimJumpers).then(|| claims(texts))}
                {remarks}
                {towns}
            </div>
        </article>
    }
}

/// A small town with what a card pays for it, and why.
fn judged(texts: &Texts, card: Card, town: &str) -> impl IntoView + use<> {
    let town: Town = town.parse().expect("the tests read every one of these pictures");
    let sheet = Sheet::new(&town, &Town::new(), &[card]);
    let line = sheet.line(Rule::Scoring(card)).expect("the sheet was made for this card");
    let picture = TownPicture::of(town.territories());
    // Where nothing counts there is nothing to set off.
    let picture = if line.points == 0 { picture } else { picture.explaining(&line.evidence) };
    let why = texts.evidence(line, &town, &Town::new());
    let caption = view! {
        <b class="points" class:nothing=line.points <= 0 aria-hidden="true">{number(line.points)}</b>
        {why}
    };
    figure(&picture, caption)
}

/// Who gets what from Claim Jumpers.
fn claims(texts: &Texts) -> impl IntoView + use<> {
    let heads = [
        key::RULES_CLAIM_JUMPERS_MINES,
        key::RULES_CLAIM_JUMPERS_GUNS,
        key::RULES_CLAIM_JUMPERS_YOU,
        key::RULES_CLAIM_JUMPERS_OPPONENT,
    ];
    let more = texts.text(key::RULES_CLAIM_JUMPERS_MORE);
    let rows = [
        (more.clone(), texts.text(key::RULES_CLAIM_JUMPERS_NOT_FEWER), 9, 0),
        (more, texts.text(key::RULES_CLAIM_JUMPERS_FEWER), 4, 5),
        (texts.text(key::RULES_CLAIM_JUMPERS_TIED), "–".to_owned(), 0, 0),
    ];
    let rows = rows.map(|(mines, guns, you, opponent)| {
        view! { <tr><td>{mines}</td><td>{guns}</td><td>{you}</td><td>{opponent}</td></tr> }
    });
    view! {
        <table>
            <thead><tr>{heads.map(|head| view! { <th scope="col">{texts.text(head)}</th> })}</tr></thead>
            <tbody>{rows}</tbody>
        </table>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pictured_town_can_be_read() {
        for town in Card::ALL.into_iter().flat_map(ruling_towns) {
            assert!(town.parse::<Town>().is_ok(), "{town}");
        }
    }

    #[test]
    fn the_table_of_claim_jumpers_is_what_the_rules_do() {
        let points = |own: &str, other: &str| {
            let [own, other] = [own, other].map(|town| town.parse::<Town>().expect("a town"));
            let score = |town, opponent| {
                Sheet::new(town, opponent, &[Card::ClaimJumpers]).points(Rule::Scoring(Card::ClaimJumpers))
            };
            (score(&own, &other), score(&other, &own))
        };
        assert_eq!(points("Dm Dg", "Dc Dg"), (9, 0));
        assert_eq!(points("Dm Dc", "Dc Dg"), (4, 5));
        assert_eq!(points("Dm Dc", "Dm Dg"), (0, 0));
    }
}
