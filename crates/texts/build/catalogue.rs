//! Reads files of Fluent as a translator sees them: texts with their arguments. The build script makes keys of them, the
//! tests compare the languages.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource, VariantKey,
};

/// What an argument of a text is used for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Kind {
    /// It is only said.
    Said,
    /// It decides about a plural.
    Number,
    /// It chooses one of these variants.
    Choice(BTreeSet<String>),
}

/// The arguments of a text, by name.
pub(crate) type Arguments = BTreeMap<String, Kind>;

/// The arguments of each text, by `key` or `key.attribute`.
pub(crate) type Catalogue = BTreeMap<String, Arguments>;

/// Every text of a file in its order, by `key` or `key.attribute`.
pub(crate) fn patterns<'r, 's>(resource: &'r Resource<&'s str>) -> Vec<(String, &'r Pattern<&'s str>)> {
    let mut patterns = Vec::new();
    for entry in &resource.body {
        let Entry::Message(Message { id, value, attributes, .. }) = entry else { continue };
        patterns.extend(value.iter().map(|value| (id.name.to_owned(), value)));
        let of_attributes =
            attributes.iter().map(|found| (format!("{}.{}", id.name, found.id.name), &found.value));
        patterns.extend(of_attributes);
    }
    patterns
}

/// What stands in a text of Fluent; an error if some of it is not Fluent, or a key stands there twice.
pub(crate) fn read(source: &str) -> Result<Catalogue, String> {
    let resource = fluent_syntax::parser::parse(source).map_err(|(_, errors)| format!("{errors:?}"))?;
    let mut catalogue = Catalogue::new();
    for (key, pattern) in patterns(&resource) {
        let mut arguments = Arguments::new();
        of_pattern(pattern, &mut arguments).map_err(|error| format!("`{key}`: {error}"))?;
        if catalogue.insert(key.clone(), arguments).is_some() {
            return Err(format!("`{key}` stands there twice"));
        }
    }
    Ok(catalogue)
}

/// Adds another use of an argument to what is known of it.
pub(crate) fn add(arguments: &mut Arguments, name: &str, kind: Kind) -> Result<(), String> {
    let known = arguments.entry(name.to_owned()).or_insert(Kind::Said);
    match (&*known, &kind) {
        (_, Kind::Said) => {}
        (Kind::Said, _) => *known = kind,
        (one, other) if one == other => {}
        (one, other) => return Err(format!("`{name}` is used as {one:?} and as {other:?}")),
    }
    Ok(())
}

fn of_pattern(pattern: &Pattern<&str>, arguments: &mut Arguments) -> Result<(), String> {
    pattern.elements.iter().try_for_each(|element| match element {
        PatternElement::Placeable { expression } => of_expression(expression, arguments),
        PatternElement::TextElement { .. } => Ok(()),
    })
}

fn of_expression(expression: &Expression<&str>, arguments: &mut Arguments) -> Result<(), String> {
    match expression {
        Expression::Inline(inline) => of_inline(inline, Kind::Said, arguments),
        Expression::Select { selector, variants } => {
            let names: BTreeSet<_> = variants.iter().map(|variant| name(&variant.key)).collect();
            let kind = if names.iter().all(|name| counts(name)) { Kind::Number } else { Kind::Choice(names) };
            of_inline(selector, kind, arguments)?;
            variants.iter().try_for_each(|variant| of_pattern(&variant.value, arguments))
        }
    }
}

fn of_inline(inline: &InlineExpression<&str>, kind: Kind, arguments: &mut Arguments) -> Result<(), String> {
    match inline {
        InlineExpression::VariableReference { id } => add(arguments, id.name, kind),
        InlineExpression::Placeable { expression } => of_expression(expression, arguments),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => Ok(()),
        // Words of the game are put in by the code; a reference would hide which arguments a text needs.
        InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. }
        | InlineExpression::FunctionReference { .. } => Err("a text refers to something else".to_owned()),
    }
}

fn name(key: &VariantKey<&str>) -> String {
    match key {
        VariantKey::Identifier { name } => (*name).to_owned(),
        VariantKey::NumberLiteral { value } => (*value).to_owned(),
    }
}

/// Whether a variant is chosen by a number: it is one, or a plural category.
fn counts(variant: &str) -> bool {
    ["zero", "one", "two", "few", "many", "other"].contains(&variant)
        || variant.trim_start_matches('-').starts_with(|c: char| c.is_ascii_digit())
}
