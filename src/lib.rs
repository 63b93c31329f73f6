//! Keeps score at a Five Crowns table and judges its hands.
//!
//! The modules in the order of their dependencies: each uses only those listed before it.
//!
//! | module | holds | knows nothing of |
//! |---|---|---|
//! | [`crowns_core`] | [`random`], [`cards`], [`rules`], [`solver`], [`odds`], [`seating`]: a crate of its own, in `src/core`; `rules::rulings` is the crate `src/rulings`, which `build.rs` uses too | I/O, the clock |
//! | [`game`] | what happened in a game (events), the scoresheet computed from them; solitaire; what is typed: scores, hands, lay-downs, days, names | SQL, terminals |
//! | [`league`] | standings, ratings, statistics, records of finished games | SQL, terminals |
//! | [`tournament`] | how far a tournament is, who plays next, and who is ahead (seats: `core/seating`; events: `game/event/tournament.rs`) | SQL, terminals |
//! | [`messages`] | every sentence that people at the table read, in six languages | layout, terminals, SQL |
//! | [`store`] | the journal in SQLite, what is computed from it, undo; exports, merging, sync and spreadsheets (`exchange`) | terminals |
//! | [`render`] | values to text, JSON, CSV, SVG and HTML, pure | where it is printed |
//! | [`screen`] | `crowns play`, on one screen or line by line: model, update, view; pure | the terminal, the store |
//! | [`serve`] | pages and live updates for the phones at the table; decides no rule | SQL, terminals |
//! | [`cli`] | arguments, one file per command or subject: read, ask, render, print; decides no rule | SQL |
//!
//! One more crate, `src/judge`, compiles pages of `render` to WebAssembly, for a browser
//! without a server. Beside `src` are `migrations` (the schema of the database), `tests`,
//! `benches`, `fuzz`, and `examples` (programs that make test data, pages and packages);
//! `build.rs` writes the rulings as the program reads them.
//!
//! Where to begin a change, in `src`; the compiler and the tests name most of the rest:
//!
//! | to change | begin at |
//! |---|---|
//! | a rule that tables differ in | `core/rules/rule.rs`, `core/rules/ruleset.rs`; one of melds also `core/rules/{meld,possible}.rs`, `core/solver` (`groupings.rs`, `naturals.rs`, and where `arrange.rs` and `arrangements.rs` ask for a rule), `core/odds`, and the reference in `tests/core`; one of scores also `game/score/{entry,plausible}.rs` and `game/scoresheet`; its words in `rules-meaning` and `rules-allowed` of each `.ftl`, a ruling in each `rulings.toml` that names it, `docs/rules.md`. Names and values stand in every stored game: never rename them. `Ruleset::settings` must leave out a new rule at its official value, or older programs refuse the event |
//! | a preset | `BUILT_IN` in `core/rules/rule.rs`, its rules in `core/rules/ruleset.rs`; `docs/rules.md` |
//! | a column of standings | `league/counted.rs` (a sum and its JSON) or `league/standings.rs` (what is no sum), `render/league/standings.rs`, its `Label` in `messages/league.rs`, `league-label-NAME` in each `.ftl` and, for pages, `league-heading-NAME`; the help in `cli/commands/standings.rs`, `docs/csv.md`, `docs/json.md`; cases in `tests/games/figures.txt`, `tests/it/standings.rs` and `tests/it/stats` |
//! | a format of reports or tables | `render/table/formats.rs`, `Report` in `render/report/mod.rs`, `FormatFlags` in `cli/commands/report/mod.rs`, `docs/reports.md` |
//! | a field of `--json` | the value's own `Serialize`, or `render/json` where the shape differs, and `docs/json.md`; a field stays, and is `null` rather than missing. `Serialize` in `game/event` is the format of the journal: it does not change for `--json` |
//! | a sentence | the message in the six files `messages/LANGUAGE.ftl`, and its function in the file of `messages` that has the first word of its name (`director` is in `tournament.rs`, `lookup` in `request.rs`, `phrase` in `language.rs`, `report` and `serve` in `pages.rs`, `stats` in `player.rs`); a value of a new type needs samples in `messages/samples.rs`. The tests name a language that is left out. Then write the golden lists again, as `tests/README.md` says; where English has changed, each language is to be looked at: `docs/languages.md` |
//! | a typed word, in English | a card: `core/cards/notation` (names of suits and ranks in `names.rs`, letters and signs in `word.rs`); a score: `game/score/entry.rs`; a correction, a word that says nothing, or a sentence among scores: `game/scoresheet/row`; a lay-down: `game/lay_down`; a command, a question about cards: `cli/meant`; beside names, `game/typed_names.rs`; what is no name, `game/name_doubt.rs` |
//! | a typed word, in another language | of the `.ftl` file: suits, face cards and Jokers in `hand-names-of-NAME`, other words of cards and scores in `hand-called-out` and `hand-asked`, next to those of the same meaning; commands: `dialogue-said-commands` and the messages below it. In all languages at once: what is said between rounds, yes and no, `game/said.rs`; a day, `game/day/names.rs` |
//! | an English-only text (import, sync, backup, doctor) | where it is raised, or `render/journal` |
//! | a kind of event | `game/event` (the limits that it keeps in `any.rs`, or in `check` of its file); where it is made, for a game `game/scoresheet/{lifecycle,edit,score}.rs` and `game/new_game.rs`, and `store/write`, which writes it; the fold of its aggregate (`game/scoresheet/fold.rs`, `game/folds.rs`, `game/tournament.rs`, `game/solitaire/fold.rs`), its sentence in `messages/journal.rs` and each `.ftl`, `render/json/journal.rs` and `docs/json.md`; a `why` also in `render/journal/log.rs`, and its effect in `tests/it/simulator/model.rs`: these two and `check` end in an arm for all other kinds, so the compiler does not name them. A new aggregate also: `AggregateKind`, `State::apply` in `store/state/folded.rs`, `version` in `store/exchange/format.rs`, `LineError::UnknownKind`. Tests: `tests/games/{events,folds}.txt`. If the fold of games changes, add 1 to `FOLD` of `store/state/game_cache.rs`. Names of kinds and fields stay |
//! | a command | `commands!` in `cli/app.rs`, which names the module of each; `cli/commands`, `cli/help.rs` (`EVENING`, too), a file in `tests/cli`, the tables of `README.md` and `docs/json.md`; `cli/meant/words.rs` and, between rounds, `game/said.rs` have what people type instead; `SHOWN` in `messages/dialogue.rs` those that a question mark may follow, `screen/update/commands.rs` what `play` does itself |
//! | a kind of column to import | `heading.rs` of `store/exchange/spreadsheet` (a new word for a known column is added only here: in `WORDS`, of which the first is its name on the command line; a figure or money, which is no player, in `FIGURES`; what heads one of several games, `Table 2`, in `OCCASIONS`), `layout.rs` and `Layout` in `columns.rs`, `records.rs`; the list in `cli/commands/import/spreadsheet.rs`; `docs/csv.md` |
//! | a spreadsheet that is read wrongly | of the same folder: separators, encodings and files that are refused: `table.rs`; what a column is: `layout.rs`, `layout`, `players.rs`; sums and running totals: `figures.rs`, `figures`, `totals.rs`; what a row is: `rows.rs`, `rows`; a cell: `cell_text.rs`, `days.rs`; results whose cells name players: found by `layout/pairs.rs`, read by `paired.rs` |
//! | a problem of a spreadsheet | a row of `problems!` in `problem.rs` of `store/exchange/spreadsheet`, or of `ImportProblem` in `error.rs`; its hint in `cli/commands/import/hints.rs` |
//! | an answer to a question about the rules | `rulings.toml` of each language in `messages`; the questions that find it in `questions.txt`, the search in `rulings`, and for cards that are called out `messages/asked.rs`: `docs/languages.md` |
//! | an error | of a command at the table: a row of `refusals!` in `messages/request.rs` or `messages/tournament.rs`; of `game`: a row of `sampled!`; of `store`: a row of `english!` (with a hint) or of `sampled!`; of the core: its enum, with samples in `error_samples.rs`. Its sentence is in `messages`. An enum that is new also stands in `errors_of_the_table!` of `cli/ui/failure.rs`, and in `cli/golden.rs` |
//! | a page for phones | `ServedPage` in `messages/pages.rs`, `serve/routes.rs`, `serve/pages`; one that needs no game `render/ask/page.rs`; `docs/serve.md` |
//!
//! Words that are not the game's: an *event* is one thing that happened, never changed once
//! written; an *aggregate* is what events are about (a game, a player, a league); its *fold*
//! is its state, computed from its events in order; a *revocation* is an event that takes
//! others back (`undo`); a *segment* is one of the files in which a device shares its
//! events; a *lay-down* is what a player puts on the table; a *director* runs a tournament;
//! a *draft* is a round that is being typed; a *refusal* is an error of a command at the table; the *journal* is the list of all events; a
//! *ruling* is an answer to a question about the rules; a *preset* is a built-in ruleset; a
//! *golden list* is a file of texts that a test compares with those of the program.
//!
//! Invariants:
//!
//! 1. `random` to `tournament` use no argument parser, clock, environment or
//!    printing; `tests/it/structure` reads their imports.
//! 2. Whether a card is wild and what it costs belongs to a card, a round and
//!    a ruleset together, never to the card.
//! 3. A hand is a multiset: two decks, so a card may be there twice.
//! 4. The solver returns only melds built by [`rules::meld`].
//! 5. The journal of events is the truth, and nothing is ever taken out of it.
//!    Everything else that is stored is a cache. If it disagrees with the journal,
//!    the answer is computed from the journal.
//! 6. `now` is a parameter, and random numbers come from a seed: the same seed
//!    gives the same result on every machine and in every version.
//! 7. stdout is data, stderr is messages; `--json` prints one documented,
//!    versioned shape per command and nothing else.

// A browser has neither terminal nor database, and what they need stays unused.
#![cfg_attr(target_family = "wasm", allow(unused))]

#[cfg(test)]
#[macro_use]
mod error_samples;
#[macro_use]
mod sampled;

pub use crowns_core::{cards, odds, random, rules, seating, solver};

// The program; no public interface.
#[cfg(not(target_family = "wasm"))]
#[doc(hidden)]
pub mod cli;
#[doc(hidden)]
pub mod game;
#[doc(hidden)]
pub mod league;
#[doc(hidden)]
pub mod messages;
#[doc(hidden)]
pub mod render;
#[cfg(not(target_family = "wasm"))]
#[doc(hidden)]
pub mod screen;
#[cfg(all(feature = "serve", not(target_family = "wasm")))]
#[doc(hidden)]
pub mod serve;
#[cfg(not(target_family = "wasm"))]
#[doc(hidden)]
pub mod store;
#[doc(hidden)]
pub mod tournament;
