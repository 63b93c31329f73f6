/// Declares the sentences of a subject as a trait. In tests, the seventh language
/// speaks them too, and `rendered` writes each with all kinds of values.
macro_rules! subject {
    ($(#[$about:meta])* pub trait $subject:ident {
        $($(#[$doc:meta])* fn $message:ident(&self $(, $value:ident: $type:ty)* $(,)?) -> $text:ty;)*
    }) => {
        $(#[$about])*
        pub trait $subject {
            $($(#[$doc])* fn $message(&self $(, $value: $type)*) -> $text;)*
        }

        #[cfg(test)]
        impl $subject for $crate::words::fixture::Bracketed {
            $(fn $message(&self $(, $value: $type)*) -> $text {
                use $crate::words::fixture::Longer;
                $crate::words::English.$message($($value),*).longer()
            })*
        }

        #[cfg(test)]
        pub(super) fn rendered(
            words: &dyn $subject,
            write: &mut dyn FnMut(&'static str, Vec<String>),
        ) {
            use $crate::words::fixture::{Sample, Texts};
            $({
                $(let $value = <$type as Sample>::samples();)*
                #[allow(unused_mut)]
                let mut count = 1;
                $(count *= $value.len();)*
                for place in 0..count {
                    #[allow(unused_mut, unused_variables)]
                    let mut rest = place;
                    $(
                        let samples = &$value;
                        let $value = Clone::clone(&samples[rest % samples.len()]);
                        #[allow(unused_assignments)]
                        { rest /= samples.len(); }
                    )*
                    let texts = Texts::texts(words.$message($($value),*));
                    write(stringify!($message), texts);
                }
            })*
        }
    };
}
