//! Makes keys of the texts in `locales`: a constant for each text without arguments, a struct with named fields for
//! each other. A key or an argument that is not there does not compile.

#[path = "build/catalogue.rs"]
mod catalogue;

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use catalogue::{Catalogue, Kind};
use fluent_syntax::ast::{Entry, Identifier, Message, Pattern, Resource};
use fluent_syntax::{parser, serializer};

type Failure = Box<dyn Error>;

fn main() -> Result<(), Failure> {
    println!("cargo:rerun-if-changed=locales");
    println!("cargo:rerun-if-changed=build");
    let locales = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("locales");
    let english =
        inside(&locales.join("en"))?.iter().map(fs::read_to_string).collect::<Result<Vec<_>, _>>()?;
    let english = english.join("\n");
    let catalogue = every_use(&locales, catalogue::read(&english)?)?;
    let choices = Choices::of(&catalogue);
    let mut code = choices.code();
    let resource = parser::parse(english.as_str()).map_err(|(_, errors)| format!("{errors:?}"))?;
    for (key, pattern) in catalogue::patterns(&resource) {
        code += &text(&key, pattern, &catalogue[&key], &choices);
    }
    code += &every_whole(&resource, &catalogue);
    code += &every_text(&catalogue);
    fs::write(Path::new(&env::var("OUT_DIR")?).join("key.rs"), code)?;
    Ok(())
}

/// What is in a directory, in order.
fn inside(directory: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(directory)?.map(|entry| entry.map(|entry| entry.path()));
    let mut entries: Vec<_> = entries.collect::<Result<_, _>>()?;
    entries.sort();
    Ok(entries)
}

/// What the arguments of the English texts are used for in any language: a number that English only says may decide
/// about a plural elsewhere.
fn every_use(locales: &Path, mut english: Catalogue) -> Result<Catalogue, Failure> {
    for language in inside(locales)? {
        for file in inside(&language)? {
            let wrong = |error| format!("{}: {error}", file.display());
            for (key, arguments) in catalogue::read(&fs::read_to_string(&file)?).map_err(wrong)? {
                let Some(known) = english.get_mut(&key) else { continue };
                for (name, kind) in arguments {
                    // A test says where a language has other arguments than English.
                    if known.contains_key(&name) {
                        catalogue::add(known, &name, kind).map_err(wrong)?;
                    }
                }
            }
        }
    }
    Ok(english)
}

/// The enums that choose between variants of a text, by the argument and its variants.
struct Choices(BTreeMap<(String, BTreeSet<String>), String>);

impl Choices {
    /// An enum is called as the argument is; where two texts mean different things by it, as the text, too.
    fn of(catalogue: &Catalogue) -> Self {
        let mut texts = BTreeMap::<_, BTreeMap<_, _>>::new();
        for (key, arguments) in catalogue {
            for (name, kind) in arguments {
                if let Kind::Choice(variants) = kind {
                    texts.entry(name.clone()).or_default().entry(variants.clone()).or_insert(key);
                }
            }
        }
        let names = texts.into_iter().flat_map(|(name, sets)| {
            let alone = sets.len() == 1;
            sets.into_iter().map(move |(variants, key)| {
                let prefix = if alone { String::new() } else { camel(key) };
                let called = prefix + &camel(&name);
                ((name.clone(), variants), called)
            })
        });
        Self(names.filter(|((_, variants), _)| !is_yes_or_no(variants) && !is_person(variants)).collect())
    }

    fn name(&self, argument: &str, variants: &BTreeSet<String>) -> &str {
        &self.0[&(argument.to_owned(), variants.clone())]
    }

    fn code(&self) -> String {
        let mut code = String::new();
        for ((argument, variants), name) in &self.0 {
            let mut declared = String::new();
            let mut named = String::new();
            for variant in variants {
                let called = camel(variant);
                let _ = write!(declared, "/// `{variant}`.\n{called},\n");
                let _ = writeln!(named, "{name}::{called} => \"{variant}\",");
            }
            let _ = write!(
                code,
                "/// The variants that `${argument}` chooses from.\n\
                 #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]\npub enum {name} {{ {declared} }}\n\
                 impl From<{name}> for Value<'_> {{\nfn from(choice: {name}) -> Self {{\n\
                 match choice {{ {named} }}.into()\n}}\n}}\n"
            );
        }
        code
    }
}

fn is_yes_or_no(variants: &BTreeSet<String>) -> bool {
    variants.iter().eq(["no", "yes"])
}

fn is_person(variants: &BTreeSet<String>) -> bool {
    variants.iter().eq(["other", "you"])
}

/// The code of one key, with the whole English text for whoever reads it.
fn text(key: &str, pattern: &Pattern<&str>, arguments: &catalogue::Arguments, choices: &Choices) -> String {
    let entry = Message {
        id: Identifier { name: key },
        value: Some(pattern.clone()),
        attributes: vec![],
        comment: None,
    };
    let english = serializer::serialize(&Resource { body: vec![Entry::Message(entry)] });
    let doc = format!("#[doc = {:?}]\n", format!("```text\n{english}```"));
    if arguments.is_empty() {
        return format!("{doc}pub const {}: Key = Key({key:?});\n", constant(key));
    }
    let name = camel(key);
    let about_person = matches!(arguments.get("person"), Some(Kind::Choice(variants)) if is_person(variants));
    let (mut fields, mut puts) = (String::new(), String::new());
    for (argument, kind) in arguments {
        let put = format!(".with({argument:?}, text.{argument}.into())");
        let (kind, put) = match kind {
            Kind::Choice(variants) if is_person(variants) => ("&'a Person", ".about(text.person)".to_owned()),
            Kind::Said if about_person && argument == "name" => continue,
            Kind::Choice(variants) if is_yes_or_no(variants) => (
                "bool",
                format!(".with({argument:?}, if text.{argument} {{ \"yes\" }} else {{ \"no\" }}.into())"),
            ),
            Kind::Choice(variants) => (choices.name(argument, variants), put),
            Kind::Number => ("Number", put),
            Kind::Said => ("Value<'a>", put.replace(".into()", "")),
        };
        let _ = write!(fields, "/// `${argument}`\npub {argument}: {kind},\n");
        puts += &put;
    }
    let (of, borrowed) = if fields.contains("'a") { ("<'a>", "<'a>") } else { ("", "<'_>") };
    format!(
        "{doc}#[derive(Debug, Clone)]\npub struct {name}{of} {{ {fields} }}\n\
         impl{of} From<{name}{of}> for Message{borrowed} {{\nfn from(text: {name}{of}) -> Self {{\n\
         Message::new(Key({key:?})){puts}\n}}\n}}\n"
    )
}

/// The code for each text with its attributes, where none of them has arguments.
fn every_whole(resource: &Resource<&str>, catalogue: &Catalogue) -> String {
    let keys: Vec<_> = catalogue::patterns(resource).into_iter().map(|(key, _)| key).collect();
    let mut code = String::new();
    for whole in keys.chunk_by(|one, next| one.split('.').next() == next.split('.').next()) {
        if let [key, _, ..] = whole
            && whole.iter().all(|key| catalogue[key].is_empty())
        {
            let (name, count) = (constant(key), whole.len());
            let keys = whole.iter().map(|key| constant(key)).collect::<Vec<_>>().join(", ");
            let _ = write!(
                code,
                "/// `{key}` and its attributes, in their order.\n\
                 pub const {name}_WHOLE: [Key; {count}] = [{keys}];\n"
            );
        }
    }
    code
}

/// Every key with its arguments, for the tests.
fn every_text(catalogue: &Catalogue) -> String {
    let mut code = "#[cfg(test)]\npub(crate) const EVERY_TEXT: &[(Key, &[&str])] = &[\n".to_owned();
    for (key, arguments) in catalogue {
        let _ = writeln!(code, "(Key({key:?}), &{:?}),", arguments.keys().collect::<Vec<_>>());
    }
    code + "];\n"
}

/// `card-badlands.rule` as the name of a constant: `CARD_BADLANDS_RULE`.
fn constant(key: &str) -> String {
    key.replace(['-', '.'], "_").to_uppercase()
}

/// `score-one-too-many.rule` as the name of a type: `ScoreOneTooManyRule`.
fn camel(key: &str) -> String {
    key.split(['-', '.', '_'])
        .flat_map(|word| {
            let mut letters = word.chars();
            letters.next().into_iter().flat_map(char::to_uppercase).chain(letters.collect::<Vec<_>>())
        })
        .collect()
}
