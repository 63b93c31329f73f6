/// Returns the values whose names are nearest to a typed one, the nearest first:
/// those that are a slip of the hand away, and those that begin with it.
///
/// Case matters: fold it before.
pub fn nearest<N: AsRef<str>, T: Ord>(
    typed: &str,
    named: impl IntoIterator<Item = (N, T)>,
) -> Vec<T> {
    // Two names of one letter have nothing in common, and of seven letters
    // two are too many: `Eleven` is not near to `Seven`.
    let slips = match typed.chars().count() {
        ..=1 => 0,
        2..=7 => 1,
        _ => 2,
    };
    let distance = |(name, value): (N, T)| {
        let name = name.as_ref();
        let distance = strsim::osa_distance(typed, name);
        let begins = !typed.is_empty() && name.starts_with(typed);
        (distance <= slips || begins).then_some((distance, value))
    };
    let mut near: Vec<_> = named.into_iter().filter_map(distance).collect();
    near.sort_unstable();
    near.into_iter().map(|(_, value)| value).collect()
}

/// As [`nearest`], but a name is near too if one of its words is, which `-` or
/// `_` separate.
pub fn nearest_by_word<'a, T: Ord + Copy>(
    typed: &str,
    named: impl IntoIterator<Item = (&'a str, T)>,
) -> Vec<T> {
    let parts = named.into_iter().flat_map(|(name, value)| {
        name.split(['-', '_']).chain([name]).map(move |part| (part, value))
    });
    let mut found = Vec::new();
    for value in nearest(typed, parts) {
        if !found.contains(&value) {
            found.push(value);
        }
    }
    found
}
