//! Values that are sent and kept as their own text.

/// Writes values as the text that [`Display`](std::fmt::Display) prints, and reads them as
/// [`FromStr`](std::str::FromStr) does.
///
/// ```
/// #[derive(Debug, PartialEq)]
/// struct Hat(u8);
///
/// impl std::fmt::Display for Hat {
///     fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
///         write!(f, "size {}", self.0)
///     }
/// }
///
/// impl std::str::FromStr for Hat {
///     type Err = &'static str;
///
///     fn from_str(text: &str) -> Result<Self, Self::Err> {
///         text.strip_prefix("size ").and_then(|size| size.parse().ok()).map(Self).ok_or("no size")
///     }
/// }
///
/// wagons_wire::as_text!(Hat);
///
/// assert_eq!(serde_json::to_string(&Hat(7)).unwrap(), r#""size 7""#);
/// assert_eq!(serde_json::from_str::<Hat>(r#""size 7""#).unwrap(), Hat(7));
/// ```
#[macro_export]
macro_rules! as_text {
    ($($type:ty),+) => {$(
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <String as serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )+};
}
