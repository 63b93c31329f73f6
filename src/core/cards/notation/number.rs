//! Numbers in English words, and how many cards are called out.

/// The numbers from zero to nineteen.
pub(super) const UNITS: &str = "zero one two three four five six seven eight nine ten eleven twelve \
     thirteen fourteen fifteen sixteen seventeen eighteen nineteen";

pub(super) const TENS: &str = "twenty thirty forty fifty sixty seventy eighty ninety";

/// What is said for no points beside `zero`.
const ZERO: [&str; 6] = ["nothing", "nil", "none", "zip", "nought", "naught"];

/// Reads a number below 200 in English words: `nil`, `seven`, `twenty-five`, `twenty five`,
/// `a hundred and five`.
pub fn number_word(text: &str) -> Option<u8> {
    let text = text.to_lowercase();
    let begun = ["a ", "one "].iter().find_map(|one| text.strip_prefix(one)).unwrap_or(&text);
    let Some(rest) = begun.strip_prefix("hundred") else { return below_hundred(&text) };
    let rest = rest.strip_prefix(" and").unwrap_or(rest);
    match rest.strip_prefix(' ') {
        Some(rest) => Some(100 + below_hundred(rest).filter(|&number| number > 0)?),
        None => rest.is_empty().then_some(100),
    }
}

fn below_hundred(text: &str) -> Option<u8> {
    let units = |text: &str| UNITS.split(' ').zip(0..).find(|(name, _)| *name == text);
    let below_ten = |text: &str| Some(units(text)?.1).filter(|number| (1..=9).contains(number));
    let with_tens = |(name, tens): (&str, u8)| match text.strip_prefix(name)? {
        "" => Some(tens * 10),
        rest => Some(tens * 10 + below_ten(rest.strip_prefix(['-', ' ']).unwrap_or(rest))?),
    };
    let zero = ZERO.contains(&text).then_some(0);
    zero.or_else(|| Some(units(text)?.1)).or_else(|| TENS.split(' ').zip(2..).find_map(with_tens))
}

/// Reads how many cards are called out, and in how many words: `2`, `a pair of`.
pub(super) fn counted(words: &[&str]) -> Option<(usize, usize)> {
    let count = count(words.first()?)?;
    let of = words.get(1).is_some_and(|word| word.eq_ignore_ascii_case("of"));
    Some((count, 1 + usize::from(of)))
}

/// Reads how many cards are called out.
pub(super) fn count(word: &str) -> Option<usize> {
    const MOST: usize = 20;
    let number = match word.to_lowercase().as_str() {
        "pair" | "both" => Some(2),
        word => word.parse().ok().or_else(|| number_word(word).map(usize::from)),
    };
    number.filter(|count| (2..=MOST).contains(count))
}
