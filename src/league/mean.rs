//! A running mean.

/// The mean of integers, such as points, and their number.
///
/// It is computed from exact sums, so the order does not matter.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Mean {
    sum: i64,
    squares: i128,
    count: u32,
}

impl Mean {
    /// Adds a number.
    pub fn add(&mut self, number: i32) {
        let number = i64::from(number);
        self.sum += number;
        self.squares += i128::from(number) * i128::from(number);
        self.count += 1;
    }

    /// Returns how many numbers there are.
    pub const fn count(self) -> u32 {
        self.count
    }

    /// Returns the mean; `None` without numbers.
    pub fn average(self) -> Option<f64> {
        (self.count > 0).then(|| self.sum as f64 / f64::from(self.count))
    }

    /// Returns the sample standard deviation, with `n − 1` as the divisor;
    /// `None` if there are fewer than two numbers.
    pub fn deviation(self) -> Option<f64> {
        let count = i128::from(self.count);
        let squares = count * self.squares - i128::from(self.sum) * i128::from(self.sum);
        (count > 1).then(|| (squares as f64 / (count * (count - 1)) as f64).sqrt())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(numbers: &[i32], average: Option<f64>, deviation: Option<f64>) {
        let mut mean = Mean::default();
        numbers.iter().for_each(|&number| mean.add(number));
        assert_eq!(mean.count() as usize, numbers.len());
        assert_eq!((mean.average(), mean.deviation()), (average, deviation));
    }

    #[test]
    fn the_deviation_is_that_of_a_sample() {
        check(&[], None, None);
        check(&[7], Some(7.0), None);
        check(&[7, 7, 7], Some(7.0), Some(0.0));
        check(&[-3, 1], Some(-1.0), Some(8f64.sqrt()));
        check(&[2, 4, 4, 4, 6], Some(4.0), Some(2f64.sqrt()));
        check(&[i32::MAX, i32::MAX], Some(f64::from(i32::MAX)), Some(0.0));
    }
}
