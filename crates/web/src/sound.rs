//! What there is to hear: five short, quiet sounds, made of plain tones and noise. Nothing sounds until it is asked for
//! in the settings.

use std::cell::RefCell;

use leptos::prelude::*;
use wagons_rules::{Move, Rng};
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, BiquadFilterType, GainNode, OscillatorType};

use crate::app::AppContext;

/// Something that can be heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sound {
    /// A card is taken and slides over the table.
    Card,
    /// A card is turned.
    Turn,
    /// A card is placed.
    Place,
    /// Points are counted.
    Point,
    /// A game is won.
    Win,
}

/// A part of a sound.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Note {
    voice: Voice,
    /// When it begins and how long it lasts, in seconds.
    at: f64,
    lasts: f64,
    loudness: f32,
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Voice {
    /// A tone that glides from one pitch to another.
    Tone { from: f32, to: f32 },
    /// Paper: noise around a pitch.
    Rustle { around: f32 },
}

const fn tone(from: f32, to: f32, at: f64, lasts: f64, loudness: f32) -> Note {
    Note { voice: Voice::Tone { from, to }, at, lasts, loudness }
}

const fn rustle(around: f32, at: f64, lasts: f64, loudness: f32) -> Note {
    Note { voice: Voice::Rustle { around }, at, lasts, loudness }
}

impl Sound {
    fn notes(self) -> Vec<Note> {
        match self {
            Self::Card => vec![rustle(2_400.0, 0.0, 0.12, 0.10)],
            Self::Turn => vec![rustle(3_200.0, 0.0, 0.05, 0.08), rustle(2_000.0, 0.05, 0.06, 0.08)],
            Self::Place => vec![tone(150.0, 80.0, 0.0, 0.14, 0.20), rustle(900.0, 0.0, 0.06, 0.12)],
            Self::Point => vec![tone(784.0, 784.0, 0.0, 0.22, 0.05), tone(1_568.0, 1_568.0, 0.0, 0.10, 0.02)],
            // G, B, D and G again, as a banjo would pick them.
            Self::Win => vec![
                tone(392.0, 392.0, 0.0, 0.5, 0.07),
                tone(494.0, 494.0, 0.13, 0.5, 0.07),
                tone(587.0, 587.0, 0.26, 0.5, 0.07),
                tone(784.0, 784.0, 0.39, 0.9, 0.08),
            ],
        }
    }

    /// What a move sounds like.
    pub(crate) const fn of(mv: Move) -> Self {
        match mv {
            Move::Start(_) | Move::Draft(_) => Self::Card,
            Move::Place(_) => Self::Place,
        }
    }
}

impl AppContext {
    /// Lets a sound be heard, if the player wants to hear any.
    pub(crate) fn sound(self, sound: Sound) {
        if self.settings.with_untracked(|settings| settings.sound) {
            // A browser without sound is no reason to stop a game.
            let _ = play(sound);
        }
    }
}

thread_local! {
    /// Made when the first sound is wanted: browsers do not like pages that are about to sing.
    static AUDIO: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

fn play(sound: Sound) -> Result<(), JsValue> {
    let audio = AUDIO.with_borrow_mut(|audio| match audio {
        Some(audio) => Ok(audio.clone()),
        None => AudioContext::new().inspect(|new| *audio = Some(new.clone())),
    })?;
    // A page that was hidden may have been silenced; whether it wakes in time is the browser's affair.
    let _ = audio.resume()?;
    sound.notes().iter().try_for_each(|note| note.play(&audio))
}

impl Note {
    fn play(self, audio: &AudioContext) -> Result<(), JsValue> {
        let from = audio.current_time() + self.at;
        let until = from + self.lasts;
        let envelope = self.envelope(audio, from, until)?;
        match self.voice {
            Voice::Tone { from: low, to: high } => {
                let string = audio.create_oscillator()?;
                string.set_type(OscillatorType::Triangle);
                string.frequency().set_value_at_time(low, from)?;
                string.frequency().exponential_ramp_to_value_at_time(high, until)?;
                string.connect_with_audio_node(&envelope)?;
                string.start_with_when(from)?;
                string.stop_with_when(until)
            }
            Voice::Rustle { around } => {
                let paper = audio.create_buffer_source()?;
                paper.set_buffer(Some(&noise(audio, self.lasts)?));
                let filter = audio.create_biquad_filter()?;
                filter.set_type(BiquadFilterType::Bandpass);
                filter.frequency().set_value(around);
                filter.q().set_value(0.8);
                paper.connect_with_audio_node(&filter)?.connect_with_audio_node(&envelope)?;
                paper.start_with_when(from)
            }
        }
    }

    /// What makes it begin softly and fade away.
    fn envelope(self, audio: &AudioContext, from: f64, until: f64) -> Result<GainNode, JsValue> {
        let gain = audio.create_gain()?;
        gain.gain().set_value_at_time(0.0, from)?;
        gain.gain().linear_ramp_to_value_at_time(self.loudness, from + 0.008)?;
        gain.gain().exponential_ramp_to_value_at_time(0.0005, until)?;
        gain.connect_with_audio_node(&audio.destination())?;
        Ok(gain)
    }
}

fn noise(audio: &AudioContext, seconds: f64) -> Result<web_sys::AudioBuffer, JsValue> {
    let rate = audio.sample_rate();
    let length = (f64::from(rate) * seconds) as u32;
    let mut rng = Rng::new(u64::from(length));
    let samples: Vec<f32> = (0..length).map(|_| rng.below(2_001) as f32 / 1_000.0 - 1.0).collect();
    let buffer = audio.create_buffer(1, length.max(1), rate)?;
    buffer.copy_to_channel(&samples, 0)?;
    Ok(buffer)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sounds_are_short_and_quiet() {
        for sound in [Sound::Card, Sound::Turn, Sound::Place, Sound::Point, Sound::Win] {
            let notes = sound.notes();
            let limit = if sound == Sound::Win { 1.5 } else { 0.25 };
            assert!(notes.iter().all(|note| note.at + note.lasts <= limit), "{sound:?}");
            assert!(notes.iter().map(|note| note.loudness).sum::<f32>() <= 0.35, "{sound:?}");
        }
    }
}
