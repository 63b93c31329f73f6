//! The words that people use for commands, and the questions that they ask. No word of
//! [`COMMANDS`] is in [`HINTS`], and a phrase comes before a word alone. Lists of phrases have
//! bars between them, those of single words blanks.

use crate::cards::number_word;

/// The words of which each stands for a command, with what else is typed after it.
pub(crate) const COMMANDS: [(&str, &str); 27] = [
    ("won|winner|winners|night|summary", "report night"),
    ("results|list|history|archive", "games"),
    ("season|seasons|standing", "standings"),
    ("tourney|cup|tournaments", "tournament"),
    ("wildcard|wildcards", "rules wilds"),
    ("last", "game show last"),
    ("start|begin", "new"),
    ("again|rematch", "new --same"),
    ("show|status|sheet|scores|scoresheet|scoreboard|scorecard|totals|next", "board"),
    ("enter|record|points", "score"),
    ("edit|change|correct|correction|amend|update|revise", "fix"),
    ("chart|graph", "board --chart"),
    ("hint|advise|advice", "odds"),
    ("rename", "player rename"),
    ("players|members|people", "player list"),
    ("leagues", "league list"),
    ("top|leaderboard|rank|ranking|rankings|ranks|champion|champions", "standings"),
    ("statistics|stat|average|averages|avg|mean|compare|vs|versus", "stats"),
    ("elo|rating|ratings|h2h|head-to-head", "stats"),
    ("best|worst|highscore|highscores|streak|streaks", "records"),
    ("settings|preferences|options", "config"),
    ("set", "config set"),
    ("lang|language", "config language"),
    ("finish|end", "game finish"),
    ("abandon", "game abandon"),
    ("resume|reopen", "game resume"),
    ("rejoin", "join"),
];

/// The words of which each stands for a subcommand, after the command that has it.
pub(crate) const SUBCOMMANDS: [(&str, &str, &str); 10] = [
    ("tournament", "start|begin|create|add", "new"),
    ("tournament", "withdraw|drop|remove", "leave"),
    ("tournament", "results|ranking|rankings|leaderboard", "standings"),
    ("player", "new|create", "add"),
    ("player", "all|everyone", "list"),
    ("league", "new|create", "add"),
    ("config", "ls|show|all|options", "list"),
    ("config", "lang", "language"),
    ("report", "won", "night"),
    ("game", "reopen|continue", "resume"),
];

/// The words for which there are several commands, or one that takes something else.
pub(crate) const HINTS: [(&str, &[&str]); 18] = [
    ("info|details", &["game show", "player show"]),
    ("verify|validate", &["check", "judge"]),
    ("add|create", &["join", "player add", "league add"]),
    ("delete|cancel|rm|del", &["undo", "game delete", "player delete"]),
    ("remove|kick|drop", &["leave", "player retire", "game delete"]),
    ("oops|revert|reset|take|wrong|mistake", &["undo", "fix"]),
    ("count|calc|calculate|hand", &["check", "odds"]),
    ("print", &["report", "tournament print"]),
    ("page|html|pdf", &["report"]),
    ("share|send|mail", &["report", "export"]),
    ("csv|excel", &["import", "export"]),
    ("merge", &["import", "player merge"]),
    ("save", &["backup", "export"]),
    ("load", &["restore", "import"]),
    ("meld|melds", &["judge", "rules"]),
    ("tutorial|learn|demo|howto|manual", &["help", "rules"]),
    ("seats", &["board", "game edit"]),
    ("commands|usage", &["help --all"]),
];

/// What a phrase takes of the words after its first one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Taken {
    /// Those of the phrase; others are arguments of the command.
    Own,
    All,
}

/// First words that need those after them to stand for a command; `*` is any word, and
/// nothing is none.
pub(crate) const PHRASES: [(&str, &str, Taken, &str); 31] = [
    ("who", "went out|did go out|was out", Taken::All, "board last"),
    ("who", "won|wins|lost|loses|has won|came first|came last", Taken::Own, "report night"),
    ("who", "deals|dealt|starts|leads|is|is it", Taken::All, "board"),
    (
        "who",
        "wins most|wins the most|won most|won the most|has won most|has won the most|\
         has most wins|has the most wins",
        Taken::Own,
        "standings --by wins",
    ),
    (
        "who",
        "is best|is the best|is the best player|is worst|is the worst|is champion|\
         is the champion|was champion|was the champion|is champion of|is the champion of|\
         was champion of|was the champion of",
        Taken::Own,
        "standings",
    ),
    (
        "who",
        "is winner|is the winner|was the winner|is winner of|is the winner of|was the winner of",
        Taken::Own,
        "report night",
    ),
    ("whose", "*", Taken::All, "board"),
    ("hall", "of fame", Taken::Own, "records"),
    ("record", "", Taken::Own, "records"),
    ("how", "to play", Taken::All, "rules"),
    ("last", "winner|winners", Taken::Own, "report night"),
    ("last", "game|result|results|score|scores", Taken::Own, "game show last"),
    ("best|top|worst", "player|players", Taken::Own, "standings"),
    ("most", "wins", Taken::Own, "standings --by wins"),
    ("next|this|current", "round|game", Taken::All, "board"),
    ("elo|rating|ratings", "", Taken::Own, "standings --by rating"),
    ("my", "stats|statistics|figures", Taken::Own, "stats"),
    ("delete|cancel", "last game|the last game|this game", Taken::Own, "game delete last"),
    ("resume|continue|reopen", "last game|the last game|the game", Taken::Own, "game resume"),
    ("start|begin", "over|again|afresh", Taken::Own, "new --same"),
    ("how", "many games|many games did we play|many games have we played", Taken::Own, "games"),
    ("when", "did we last play|did we play last|was the last game", Taken::Own, "games"),
    ("house", "rules", Taken::Own, "rules list"),
    (
        "high|low|best|worst|highest|lowest",
        "score|scores|round|rounds|game|games|total|totals",
        Taken::Own,
        "records",
    ),
    ("start|begin|another", "game|a game|new game|a new game|the game", Taken::Own, "new"),
    ("finish|end", "game|the game|this game", Taken::Own, "game finish"),
    ("resume|continue", "", Taken::Own, "play"),
    ("total|totals", "score|scores", Taken::Own, "board"),
    ("total|leader|leaders|table", "", Taken::Own, "board"),
    ("open", "", Taken::Own, "play"),
    ("version|about", "", Taken::Own, "--version"),
];

/// What stands after the name of a player for a command about the player.
const ABOUT_PLAYER: [(&str, &str); 4] = [
    ("stats|statistics|stat|figures|average|averages|avg|rating|elo|wins|won|win", "stats"),
    ("games|results|history", "games"),
    ("records|record|best", "records"),
    ("page|profile", "player show"),
];

/// The words between the names of players who are compared.
const OPPONENTS: &str = "vs vs. v versus against";

/// What is asked about the game on the table, without the words that say nothing: `what is
/// the score`, `how many rounds are left`.
pub(crate) const ASKED_OF_GAME: &str = "what score|what scores|what total|what totals|\
    what standing|what standings|what status|what points|how many points|what round|which round|\
    who most points|who fewest points|who least points|who lowest score|who highest score|\
    who most|what next|what comes next|what up next|how many rounds left|how many rounds remain|\
    how many rounds remaining|how many rounds go|how many rounds more|how many more rounds|\
    how many left|how many go|how far|how far along|how stand|how doing|where stand";

/// The words that say nothing in it.
pub(crate) const FILLERS: &str = "a an the is are was it its we i am in on of at this that our my \
    now still so there currently current do does did have has game by to us get got already";

/// The words with which a question about the rules begins.
pub(crate) const ASKING: &str = "what how can may is are do does when must which why where should if who am could would \
    shall was were isnt isn't isn’t arent aren't aren’t cant can't can’t";

/// The words with which a question about players may begin, besides these.
pub(crate) const ASKING_OF_PLAYERS: &str = "has have did";

/// The words of a question about how players do; those that ask of the game on the table,
/// those that ask of more games than that, and those that ask of others.
pub(crate) const OF_PLAYING: &str = "do wins win won lose loses lost lead rank place score scored \
    total points best worst better worse beat beats beaten average averages rating stats games \
    ever often last doing winning leading leads losing behind ahead out deal deals dealing turn";
pub(crate) const OF_NOW: &str = "doing winning leading leads losing behind ahead out points total \
    score scored place rank deal deals dealing turn";
pub(crate) const OF_OTHERS: &str = "beat beats beaten";
pub(crate) const OF_ALL: &str = "ever often last average averages rating stats games";

/// The words that ask of a rule all the same.
pub(crate) const OF_RULES: &str = "if when i you we he she they must may can should allowed \
    another get gets take takes draw draws discard discards";

/// The words that say by what round or rules a question about cards is meant, and those that
/// deny what is said with them.
pub(crate) const SETTING: &str = "round rounds wild wilds in under by if when while rules not no \
    isnt isn't isn’t wasnt wasn't hasnt hasn't hasn’t didnt didn't without unless until except never \
    nobody neither nor before but";

/// The words that ask how many times, and those beside a number that is no score.
pub(crate) const TIMES: &str = "ever often times";
pub(crate) const COUNTED: &str =
    "round rounds game games last past day days week weeks month months card cards player players";

/// The words that stand before the name of a player in it.
pub(crate) const BEFORE_PLAYER: &str = "is are was were has have had do does did than against \
    beat beats beaten and or vs of it better worse";

/// The first words that are read with what stands after them.
pub(crate) const WITH_OTHERS: &str = "past this since round wild wilds today tonight yesterday";

/// The words that lead out; `play` has its own for them.
pub(crate) const EXITS: &str = "exit quit stop close";

/// The words before what is to be shown, and those between.
pub(crate) const SHOWING: &str = "show list see view display all";
pub(crate) const OF_SHOWN: &str = "me us the our my all a of";

/// The words of `take back` and `take it back`, and of what else says that the last command is
/// meant.
const TAKING_BACK: &str = "back it that this the last one change entry score scores round command \
    please now again oops sorry";

/// Returns `true` if a list between bars has a text.
pub(crate) fn has(list: &str, text: &str) -> bool {
    list.split('|').any(|one| one == text)
}

/// Returns `true` if a list between spaces has a word.
pub(crate) fn has_word(list: &str, word: &str) -> bool {
    list.split_whitespace().any(|one| one == word)
}

/// Returns `true` for a word with which a question begins.
pub(crate) fn is_asking(word: &str) -> bool {
    [ASKING, ASKING_OF_PLAYERS].iter().any(|list| has_word(list, without_is(word)))
}

/// Returns the command that a word stands for alone.
pub(crate) fn command_of(word: &str) -> Option<&'static str> {
    COMMANDS.iter().find(|(words, _)| has(words, word)).map(|(_, command)| *command)
}

/// Returns the commands that a word may mean.
pub(crate) fn hinted(word: &str) -> Option<&'static [&'static str]> {
    HINTS.iter().find(|(words, _)| has(words, word)).map(|(_, commands)| *commands)
}

/// Finds the phrase that begins with a word and goes on with others; returns how many of
/// these it takes, and its command.
pub(crate) fn phrase(first: &str, rest: &[&str]) -> Option<(usize, &'static str)> {
    let found = PHRASES.iter().filter(|(firsts, ..)| has(firsts, first));
    let found = found.filter_map(|&(_, next, taken, command)| {
        let own = next.split('|').filter_map(|next| match next {
            "" => rest.is_empty().then_some(0),
            "*" => (!rest.is_empty()).then_some(1),
            next => {
                let next: Vec<_> = next.split(' ').collect();
                rest.starts_with(&next).then_some(next.len())
            }
        });
        let own = own.max()?;
        Some((own, if taken == Taken::All { rest.len() } else { own }, command))
    });
    let (_, taken, command) = found.max_by_key(|(own, ..)| *own)?;
    Some((taken, command))
}

/// Returns the command for words after `take` with `back` among them: one that changes a game
/// only if they say nothing else, as `take back my discard` does.
pub(crate) fn taking_back(rest: &[&str]) -> Option<&'static str> {
    let is_number = |word: &&str| word.contains(|c: char| c.is_ascii_digit());
    rest.iter().take(2).find(|word| **word == "back")?;
    match rest.iter().all(|word| has_word(TAKING_BACK, word)) {
        true => Some("undo"),
        false => (!rest.iter().any(is_number)).then_some("rules -- take"),
    }
}

/// Returns the command for words about players, with their names: `karin's stats`, `ann vs bob`.
pub(crate) fn about_players<'t>(first: &'t str, rest: &[&'t str]) -> Option<Vec<&'t str>> {
    let (last, names) = rest.split_last()?;
    if names.iter().any(|word| has_word(OPPONENTS, &word.to_lowercase())) {
        return Some([&["stats", first], rest].concat());
    }
    let last = last.to_lowercase();
    let command = ABOUT_PLAYER.iter().find(|(words, _)| has(words, &last))?.1;
    let whole = [&[first], names].concat();
    let (name, before) = whole.split_last()?;
    let name = name.strip_suffix("'s").or_else(|| name.strip_suffix("’s")).unwrap_or(name);
    Some(command.split(' ').chain(before.iter().copied()).chain([name]).collect())
}

/// Returns `true` for a question about the game on the table.
pub(crate) fn asks_of_game(first: &str, rest: &[&str]) -> bool {
    let rest = rest.iter().filter(|word| !has_word(FILLERS, word));
    let said: Vec<_> = std::iter::once(&first).chain(rest).copied().collect();
    has(ASKED_OF_GAME, &said.join(" "))
}

/// Returns the command for a question that names a round: who deals in it, or who did what.
pub(crate) fn asked_of_round(first: &str, rest: &[&str]) -> Option<&'static str> {
    const DEALING: &str = "deal deals dealt dealer dealing start starts started starting";
    let named = ["next", "last", "previous", "following"];
    let is_round = rest.windows(2).any(|pair| {
        let is_number = pair[1].parse::<u8>().is_ok() || number_word(pair[1]).is_some();
        pair[0] == "round" && is_number || pair[1] == "round" && named.contains(&pair[0])
    });
    let has = |list| rest.iter().any(|word| has_word(list, word));
    let asks = has_word(ASKING, first) || has_word(ASKING_OF_PLAYERS, first);
    match () {
        () if !asks => None,
        () if has(DEALING) && (is_round || rest.contains(&"after")) => Some("rules"),
        () if first == "who" && is_round && !has(OF_RULES) => Some("board"),
        () => None,
    }
}

/// Returns `true` for a question about the rules that begins with `who` or `whose`: `who wins a
/// tie`, `who deals if the dealer leaves`.
pub(crate) fn asks_of_rules(first: &str, rest: &[&str]) -> bool {
    const OF_EVERY_GAME: &str = "wins the game|loses the game|deals first|starts first|\
        goes first|begins|plays first|deals the cards|keeps score|keeps the score";
    let has_any = |list| rest.iter().any(|word| has_word(list, word));
    match first {
        "whose" => has_any(OF_RULES),
        "who" => {
            let of_now = ["deals", "starts", "leads", "is"];
            has_any("if when tie ties tied draw")
                || has(OF_EVERY_GAME, &rest.join(" "))
                || rest.first().is_some_and(|word| of_now.contains(word)) && has_any(OF_RULES)
        }
        _ => false,
    }
}

/// Returns the word that `who's`, `whos` and `who’s` are short for with `is`, or the word.
pub(crate) fn without_is(word: &str) -> &str {
    let asks = word.strip_suffix('s').unwrap_or(word).trim_end_matches(['\'', '’']);
    if has_word(ASKING, asks) { asks } else { word }
}
