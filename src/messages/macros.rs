//! How messages are declared: what a row says ([`say!`], [`hint!`], [`refuse!`]), the messages of
//! a subject (`messages!`), and errors by a row for each variant (`said!`, `refusals!`, `english!`).

/// Returns a message with values: `say!(words, "score-total", name, total = 12)`.
macro_rules! say {
    ($words:expr, $id:literal) => {
        $words.plain($id).to_owned()
    };
    ($words:expr, $id:literal, $($values:tt)+) => {
        $words.say($id, values!($($values)+))
    };
}

/// Returns a hint, the message of an attribute, with values like [`say!`].
macro_rules! hint {
    ($words:expr, $id:literal $(, $($values:tt)*)?) => {
        $words.hint($id, values!($($($values)*)?))
    };
}

/// Returns what a [`Message`](super::Message) says: a message with values like
/// [`say!`], and the hint that stands beside it.
macro_rules! refuse {
    ($words:expr, $id:literal $(, $($values:tt)*)?) => {
        $words.refuse($id, values!($($($values)*)?))
    };
}

macro_rules! values {
    ($($name:ident $(= $value:expr)?),* $(,)?) => {
        vec![$((stringify!($name), value!($name $(= $value)?))),*]
    };
}

macro_rules! value {
    ($name:ident) => {
        $crate::messages::fluent::Value::from($name)
    };
    ($name:ident = $value:expr) => {
        $crate::messages::fluent::Value::from($value)
    };
}

/// Returns the message of a variant of an enum, whose name ends its id: `variant!(words,
/// "league-by-", method: RankingMethod)`. Not all variants need one if `else` follows.
macro_rules! variant {
    ($words:expr, $prefix:literal, $variant:ident: $type:ty) => {
        variant!($words, $prefix, $variant: $type, else $prefix)
    };
    ($words:expr, $prefix:literal, $variant:ident: $type:ty, else $other:expr) => {{
        let name: &'static str = <$type>::into($variant);
        $words.find(&[$prefix, name].concat()).unwrap_or_else(|| $other)
    }};
}

/// Defines the messages of a subject that need no more than a choice, a method each:
///
/// - `player_left(name: &str, round: u8) = "game-player-left";` inserts its arguments;
/// - `wins(points: i32) = "game-wins" { points = words.points(points) };` inserts the
///   values in braces, in which `$words` is the language;
/// - `label(label: Label) = "league-label-" + label;` has a message for each variant;
/// - `pass_left() = hint "hand-pass-left";` is a hint, which inserts values in the same ways;
/// - `leads(won: bool) => match won { true => "game-won", false => "game-leads" };`
///   chooses a message, which inserts the values in braces that may follow.
macro_rules! messages {
    ($words:ident: $(
        $(#[$doc:meta])*
        $name:ident($($arg:ident: $type:ty),*)
            $(= $id:literal $(+ $variant:ident)? $({ $($values:tt)+ })?)?
            $(= hint $hint:literal $({ $($with:tt)+ })?)?
            $(=> match $on:tt { $($arms:tt)+ } $({ $($given:tt)+ })?)?;
    )+) => {
        impl $crate::messages::Messages {
            $(
                #[doc = concat!("Returns the message `", stringify!($name), "`.")]
                #[doc = ""]
                $(#[$doc])*
                pub fn $name(&self $(, $arg: $type)*) -> message!(
                    @type ($($arg)*)
                    $(= $id $(+ $variant)? $({ $($values)+ })?)?
                    $(= hint $hint $({ $($with)+ })?)?
                    $(=> match $on { $($arms)+ } $({ $($given)+ })?)?
                ) {
                    message!(
                        @body self $words ($($arg: $type),*)
                        $(= $id $(+ $variant)? $({ $($values)+ })?)?
                        $(= hint $hint $({ $($with)+ })?)?
                        $(=> match $on { $($arms)+ } $({ $($given)+ })?)?
                    )
                }
            )+
        }

        /// Writes these messages, but for hints, with samples of all values.
        #[cfg(test)]
        pub(super) fn rendered(
            words: &$crate::messages::Messages,
            write: &mut dyn FnMut(&'static str, Vec<String>),
        ) {
            $(message!(@render words write $name($($arg: $type),*) $(= hint $hint)?);)+
        }
    };
}

/// Returns the type or the body of a method of [`messages!`], or renders it.
macro_rules! message {
    (@type () = $id:literal) => { &'static str };
    (@type $args:tt = $id:literal) => { String };
    (@type $args:tt = $id:literal + $variant:ident) => { &'static str };
    (@type $args:tt = $id:literal $values:tt) => { String };
    (@type $args:tt => match $on:tt $arms:tt) => { &'static str };
    (@type $args:tt => match $on:tt $arms:tt $values:tt) => { String };
    (@type $args:tt = hint $id:literal $($values:tt)?) => { $crate::messages::Hint };
    (@render $words:ident $write:ident $name:ident $args:tt = hint $id:literal) => {};
    (@render $words:ident $write:ident $name:ident $args:tt) => {
        render! { $words, $write: $name $args; }
    };
    (@body $self:ident $words:ident ($($arg:ident: $type:ty),*) = hint $id:literal) => {
        hint!($self, $id $(, $arg)*)
    };
    (@body $self:ident $words:ident $args:tt = hint $id:literal { $($values:tt)+ }) => {{
        let $words = $self;
        hint!($words, $id, $($values)+)
    }};
    (@body $self:ident $words:ident () = $id:literal) => { $self.plain($id) };
    (@body $self:ident $words:ident ($($arg:ident: $type:ty),+) = $id:literal) => {
        say!($self, $id, $($arg),+)
    };
    (@body $self:ident $words:ident ($arg:ident: $type:ty) = $id:literal + $variant:ident) => {
        variant!($self, $id, $variant: $type)
    };
    (@body $self:ident $words:ident $args:tt = $id:literal { $($values:tt)+ }) => {{
        let $words = $self;
        say!($words, $id, $($values)+)
    }};
    (@body $self:ident $words:ident $args:tt => match $on:tt $arms:tt) => {
        $self.plain(match $on $arms)
    };
    (@body $self:ident $words:ident $args:tt => match $on:tt $arms:tt { $($values:tt)+ }) => {{
        let $words = $self;
        $words.say(match $on $arms, values!($($values)+))
    }};
}

/// Implements [`Error`](std::error::Error) in English.
macro_rules! error {
    ($error:ident $(<$store:ident>)?) => {
        impl $(<$store: std::fmt::Display>)? std::fmt::Display for $error $(<$store>)? {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&$crate::messages::Message::in_english(self))
            }
        }

        impl $(<$store: std::fmt::Display + std::fmt::Debug>)? std::error::Error
            for $error $(<$store>)? {}
    };
}

/// Returns what is said of a variant, by a row each:
///
/// - `RankTwice { card } = "hand-rank-twice";` says a message with what the variant holds;
/// - `TooLong(cards) = "hand-too-long" { most = 14, cards };` inserts the values in braces;
/// - `Cards(error) => error.said(words);` says something else.
macro_rules! by_variant {
    ($say:ident $words:ident, $value:expr, $type:ident { $(
        $variant:ident $(($($arg:ident),+))? $({ $($field:ident $(: $part:pat)?),* })?
            $(= $id:literal $({ $($values:tt)+ })?)? $(=> $said:expr)?;
    )+ }) => {
        match $value {$(
            $type::$variant $(($($arg),+))? $({ $($field $(: $part)?),* })? => said_by_row!(
                $say $words [$($($arg)+)? $($($field)*)?]
                $(= $id $({ $($values)+ })?)? $(=> $said)?
            ),
        )+}
    };
}

/// Returns what a row of [`by_variant!`] says, by [`say!`] or by [`refuse!`].
macro_rules! said_by_row {
    ($say:ident $words:ident [$($held:ident)*] = $id:literal) => { $say!($words, $id $(, $held)*) };
    ($say:ident $words:ident $held:tt = $id:literal { $($values:tt)+ }) => {
        $say!($words, $id, $($values)+)
    };
    ($say:ident $words:ident $held:tt => $said:expr) => { $said };
}

/// Implements [`Message`] by a row for each variant, as in [`by_variant!`], in which `$words`
/// is the language; and `Error`, if that is named before it. The hint is the one that stands
/// beside the message.
macro_rules! said {
    (
        $words:ident: $(#[$doc:meta])*
        impl $(<$store:ident: $bound:ident>)? Error + Message for $error:ident $(<$of:ident>)? {
            $($rows:tt)+
        }
    ) => {
        error! { $error $(<$of>)? }

        said! { $words:
            $(#[$doc])*
            impl $(<$store: $bound>)? Message for $error $(<$of>)? { $($rows)+ }
        }
    };
    (
        $words:ident: $(#[$doc:meta])*
        impl $(<$store:ident: $bound:ident>)? Message for $error:ty { $($rows:tt)+ }
    ) => {
        $(#[$doc])*
        impl $(<$store: $bound>)? $crate::messages::Message for $error {
            fn said(&self, $words: &$crate::messages::Messages) -> $crate::messages::Said {
                by_variant!(refuse $words, self, Self { $($rows)+ })
            }
        }
    };
}

/// Defines an error, a row a variant: what it says as in [`by_variant!`], in which `$words` is
/// the language, and samples for the list of all errors, which a variant that holds nothing
/// does without: `NotFinished(game: u32) = "request-not-finished", for (3);`.
macro_rules! refusals {
    ($words:ident: $(#[$doc:meta])* pub enum $error:ident { $(
        $(#[$note:meta])*
        $variant:ident $(($($arg:ident: $type:ty),+))? $({ $($field:ident: $of:ty),+ })?
            $(= $id:literal $({ $($values:tt)+ })?)? $(=> $said:expr)?
            $(, for $sample:tt $(or $more:tt)*)?;
    )+ }) => {
        sampled! {
            $(#[$doc])*
            #[derive(Debug)]
            pub enum $error {$(
                $(#[$note])*
                $variant $(($($type),+))? $({ $($field: $of),+ })?
                    $(, for $sample $(or $more)*)?;
            )+}
        }

        said! { $words:
            impl Error + Message for $error {$(
                $variant $(($($arg),+))? $({ $($field),+ })?
                    $(= $id $({ $($values)+ })?)? $(=> $said)?;
            )+}
        }
    };
}

/// Defines an error in English, a row a variant: what it says, as thiserror has it in
/// `#[error]`, what to do about it, and samples as in [`refusals!`]. `hint` is followed by
/// a text or a [`Hint`], `maybe` by an option of one:
/// `Gone { path: PathBuf } => ("`{}` no longer exists", .path.display()), hint "put it back";`.
macro_rules! english {
    ($(#[$doc:meta])* pub enum $error:ident { $(
        $(#[$note:meta])*
        $variant:ident $(($($(#[$from:meta])? $arg:ident: $type:ty),+))?
            $({ $($field:ident: $of:ty),+ })?
            => $said:tt $(, hint $hint:expr)? $(, maybe $maybe:expr)?
            $(, for $sample:tt $(or $more:tt)*)?;
    )+ }) => {
        sampled! {
            $(#[$doc])*
            #[derive(Debug, thiserror::Error)]
            pub enum $error {$(
                $(#[$note])*
                #[error $said]
                $variant $(($($(#[$from])? $type),+))? $({ $($field: $of),+ })?
                    $(, for $sample $(or $more)*)?;
            )+}
        }

        impl $error {
            /// Returns what to do about it, `None` if the sentence says it all.
            #[allow(unused_variables, reason = "most hints name nothing that the error holds")]
            pub fn hint(&self) -> Option<$crate::messages::Hint> {
                use $crate::messages::Hint;
                match self {$(
                    Self::$variant $(($($arg),+))? $({ $($field),+ })? =>
                        None $(.or(Some(Hint::from($hint))))? $(.or($maybe.map(Hint::from)))?,
                )+}
            }
        }
    };
}

pub(crate) use english;
