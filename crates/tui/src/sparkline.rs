//! A graph in one line of text.

/// The heights a letter can show, lowest first.
const HEIGHTS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// One letter for each value, the lowest value lowest. Values that hardly differ lie in the middle.
pub fn sparkline(values: &[f32]) -> String {
    let low = values.iter().copied().fold(f32::INFINITY, f32::min);
    let high = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let middle = f32::midpoint(low, high);
    // Half a point of difference is not worth a mountain.
    let range = (high - low).max(HEIGHTS.len() as f32 / 2.0);
    let top = (HEIGHTS.len() - 1) as f32;
    let height = |value: f32| (((value - middle) / range + 0.5) * top).round().clamp(0.0, top);
    values.iter().map(|&value| HEIGHTS[height(value) as usize]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_rise_and_fall() {
        assert_eq!(sparkline(&[-7.0, -3.0, 0.0, 3.0, 7.0, -7.0]), "▁▃▅▆█▁");
    }

    #[test]
    fn a_flat_line_is_flat() {
        assert_eq!(sparkline(&[3.0, 3.0, 3.0]), "▅▅▅");
        assert_eq!(sparkline(&[]), "");
    }
}
