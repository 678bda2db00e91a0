//! Reads the files of `locales` as a translator sees them: messages with their arguments.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{self, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use wagons_texts::Language;

/// The arguments of each text, by `key` or `key.attribute`.
pub(crate) type Catalogue = BTreeMap<String, BTreeSet<String>>;

/// The top of the repository.
pub(crate) fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The directory of a language.
pub(crate) fn directory(language: Language) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.tag())
}

/// What a language has in an area.
pub(crate) fn catalogue(language: Language, area: &str) -> Catalogue {
    let path = directory(language).join(area).with_extension("ftl");
    let source = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    read(&source).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Everything a language has.
pub(crate) fn whole_catalogue(language: Language) -> Catalogue {
    wagons_texts::AREAS.iter().flat_map(|area| catalogue(language, area)).collect()
}

/// What stands in a text of Fluent; an error if some of it is not Fluent, or a key stands there twice.
pub(crate) fn read(source: &str) -> Result<Catalogue, String> {
    let resource = parse(source).map_err(|(_, errors)| format!("{errors:?}"))?;
    let mut catalogue = Catalogue::new();
    let mut add = |key: String, pattern: &Pattern<&str>| {
        let mut arguments = BTreeSet::new();
        of_pattern(pattern, &mut arguments);
        catalogue
            .insert(key.clone(), arguments)
            .map_or(Ok(()), |_| Err(format!("`{key}` stands there twice")))
    };
    for entry in &resource.body {
        if let Entry::Message(ast::Message { id, value, attributes, .. }) = entry {
            if let Some(value) = value {
                add(id.name.to_owned(), value)?;
            }
            for attribute in attributes {
                add(format!("{}.{}", id.name, attribute.id.name), &attribute.value)?;
            }
        }
    }
    Ok(catalogue)
}

fn of_pattern(pattern: &Pattern<&str>, arguments: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, arguments);
        }
    }
}

fn of_expression(expression: &Expression<&str>, arguments: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, arguments),
        Expression::Select { selector, variants } => {
            of_inline(selector, arguments);
            for variant in variants {
                of_pattern(&variant.value, arguments);
            }
        }
    }
}

fn of_inline(inline: &InlineExpression<&str>, arguments: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            arguments.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => of_expression(expression, arguments),
        // Words of the game are put in by the code; a reference would hide which arguments a text needs.
        InlineExpression::MessageReference { id, .. } => panic!("a text refers to `{}`", id.name),
        _ => {}
    }
}
