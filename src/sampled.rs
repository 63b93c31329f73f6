//! Errors with samples of each variant, for the list of all errors.

/// Defines an error of which the sentences stand elsewhere, a row a variant, with samples,
/// which a variant that holds nothing does without:
/// `NoRound { game: u32, round: u8 }, for { game: 12, round: 12 };`.
macro_rules! sampled {
    ($(#[$doc:meta])* pub enum $error:ident { $(
        $(#[$note:meta])*
        $variant:ident $(($($(#[$from:meta])? $type:ty),+))? $({ $($field:ident: $of:ty),+ })?
            $(, for $sample:tt $(or $more:tt)*)?;
    )+ }) => {
        $(#[$doc])*
        pub enum $error {$(
            $(#[$note])*
            $variant $(($($(#[$from])? $type),+))? $({ $($field: $of),+ })?,
        )+}

        #[cfg(test)]
        error_samples! { $error {
            $($variant $($sample $(, $variant $more)*)?,)+
        } }
    };
}
