# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_crowns_global_optspecs
    string join \n color= ascii lang= no-pager db= h/help V/version
end

function __fish_crowns_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_crowns_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_crowns_using_subcommand
    set -l cmd (__fish_crowns_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c crowns -n "__fish_crowns_needs_command" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_needs_command" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_needs_command" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_needs_command" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_needs_command" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_needs_command" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_needs_command" -s V -l version -d 'Print version'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "play" -d 'Keep score on one screen for the whole evening'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "new" -d 'Start a game'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "score" -d 'Enter the scores of a round'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "board" -d 'Show the scoresheet of a game'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "fix" -d 'Correct the scores of a round, even in a finished game'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "undo" -d 'Undo the last command on this device'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "redo" -d 'Redo the last command that was undone'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "join" -d 'Add a player to a game in progress, or bring one back'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "leave" -d 'Let a player leave a game before it ends'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "solitaire" -d 'Play solitaire: eleven piles, one player'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "check" -d 'Check a hand: its best melds, its penalty and whether it goes out'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "odds" -d 'Tell how near a hand is to going out, and what to discard'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "judge" -d 'Judge melds laid down: whether they are legal and go out'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "rules" -d 'Look up a rule, or manage rulesets'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "result" -d 'Record the totals of a game without its rounds'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "games" -d 'List games, newest first'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "game" -d 'Manage a game: show, edit, end, resume, delete or move it'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "player" -d 'Manage players: add, list, rename, merge, retire or delete them'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "league" -d 'Manage leagues: their rules, ranking and seasons'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "standings" -d 'Show the standings of a league or of all games'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "stats" -d 'Show the statistics of all players or of one, or compare two'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "records" -d 'Show the records: best and worst totals, biggest wins, streaks'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "report" -d 'Write a report of a game, a night, standings or a tournament'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "log" -d 'Show every change, newest first: when, what and why'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "tournament" -d 'Run a tournament: seat players, score tables, rank'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "export" -d 'Export games for another device, or as CSV'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "import" -d 'Import games from another device, or from CSV'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "sync" -d 'Exchange games with other devices through a shared directory'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "backup" -d 'Back up the database, even while it is in use'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "restore" -d 'Replace the database with a backup'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "doctor" -d 'Check the database and repair it'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "completions" -d 'Write a completion script for a shell to standard output'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "man" -d 'Write the manual pages to a directory'
complete -c crowns -n "__fish_crowns_using_subcommand play" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand play" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand play" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand play" -l game -d 'The same, so that the hints of other commands work here too' -r
complete -c crowns -n "__fish_crowns_using_subcommand play" -l table -d 'Table of the last tournament, such as 7, or 1/7 for that of its game 1' -r
complete -c crowns -n "__fish_crowns_using_subcommand play" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand play" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand play" -l plain -d 'Ask line by line instead, for screen readers'
complete -c crowns -n "__fish_crowns_using_subcommand play" -l mouse -d 'Let the mouse select a score to correct, and scroll'
complete -c crowns -n "__fish_crowns_using_subcommand play" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand new" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand new" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand new" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand new" -l dealer -d 'Player who deals first, or `random` to draw one [default: the first]' -r
complete -c crowns -n "__fish_crowns_using_subcommand new" -l seed -d 'Seed of what is drawn, which the game records' -r
complete -c crowns -n "__fish_crowns_using_subcommand new" -l rules -d 'Ruleset, built in or custom [default: official]' -r -f -a "official\t''
texas\t''"
complete -c crowns -n "__fish_crowns_using_subcommand new" -l rule -d 'Set a rule, one of those that `crowns rules show official` lists, such as min_naturals=1; may be repeated' -r
complete -c crowns -n "__fish_crowns_using_subcommand new" -l games-combined -d 'Number of Five Crowns games shuffled together; 9 to 14 players need 2' -r
complete -c crowns -n "__fish_crowns_using_subcommand new" -l league -d 'League of the game; added if it does not exist' -r
complete -c crowns -n "__fish_crowns_using_subcommand new" -l place -d 'Where the game is played' -r
complete -c crowns -n "__fish_crowns_using_subcommand new" -l note -d 'Note to show with the scoresheet' -r
complete -c crowns -n "__fish_crowns_using_subcommand new" -l date -d 'Day of the game, such as yesterday or 21/11 [default: today]' -r
complete -c crowns -n "__fish_crowns_using_subcommand new" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand new" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand new" -l same -d 'Use the players, rules and league of the last game; the next player deals first'
complete -c crowns -n "__fish_crowns_using_subcommand new" -l shuffle -d 'Draw the seats at random'
complete -c crowns -n "__fish_crowns_using_subcommand new" -l yes -d 'Start a game of one without asking'
complete -c crowns -n "__fish_crowns_using_subcommand new" -l new-player -d 'Accept new players whose names are similar to existing ones, or end in a number'
complete -c crowns -n "__fish_crowns_using_subcommand new" -l new-league -d 'Accept a new league whose name is similar to an existing one'
complete -c crowns -n "__fish_crowns_using_subcommand new" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand new" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand score" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand score" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand score" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand score" -s r -l round -d 'Round, by its number [default: the next one]' -r
complete -c crowns -n "__fish_crowns_using_subcommand score" -l game -d 'Game: its number, `last` or the start of its UUID [default: the open game]' -r
complete -c crowns -n "__fish_crowns_using_subcommand score" -l table -d 'Table of the last tournament, such as 7, or 1/7 for that of its game 1' -r
complete -c crowns -n "__fish_crowns_using_subcommand score" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand score" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand score" -l totals -d 'Read the numbers as running totals, not as points of the round'
complete -c crowns -n "__fish_crowns_using_subcommand score" -l force -d 'Accept implausible scores; the log shows that they were forced'
complete -c crowns -n "__fish_crowns_using_subcommand score" -l json -d 'Write JSON, and never prompt'
complete -c crowns -n "__fish_crowns_using_subcommand score" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand board" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand board" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand board" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand board" -l game -d 'The same, so that the hints of other commands work here too' -r
complete -c crowns -n "__fish_crowns_using_subcommand board" -l table -d 'Table of the last tournament, such as 7, or 1/7 for that of its game 1' -r
complete -c crowns -n "__fish_crowns_using_subcommand board" -l as-of -d 'Show the state at a time, such as 20:15 or "yesterday 20:15", or at the end of a day, such as 2026-11-21; later corrections are left out' -r
complete -c crowns -n "__fish_crowns_using_subcommand board" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand board" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand board" -l chart -d 'Draw a chart of the running totals too; fewer points are higher'
complete -c crowns -n "__fish_crowns_using_subcommand board" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand board" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand fix" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand fix" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand fix" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand fix" -s r -l round -d 'Round, by its number' -r
complete -c crowns -n "__fish_crowns_using_subcommand fix" -l why -d 'Reason, for the log' -r
complete -c crowns -n "__fish_crowns_using_subcommand fix" -l game -d 'Game: its number, `last` or the start of its UUID [default: the open game]' -r
complete -c crowns -n "__fish_crowns_using_subcommand fix" -l table -d 'Table of the last tournament, such as 7, or 1/7 for that of its game 1' -r
complete -c crowns -n "__fish_crowns_using_subcommand fix" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand fix" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand fix" -l force -d 'Accept implausible scores; the log shows that they were forced'
complete -c crowns -n "__fish_crowns_using_subcommand fix" -l json -d 'Write JSON, and never prompt'
complete -c crowns -n "__fish_crowns_using_subcommand fix" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand undo" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand undo" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand undo" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand undo" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand undo" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand undo" -l yes -d 'Take back a whole game or an import without asking'
complete -c crowns -n "__fish_crowns_using_subcommand undo" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand undo" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand redo" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand redo" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand redo" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand redo" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand redo" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand redo" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand redo" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand join" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand join" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand join" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand join" -l score -d 'Total to start with [default: the highest total so far, or the one that the player left with if that is higher or they missed no round]; corrects the total of a player who joined late' -r
complete -c crowns -n "__fish_crowns_using_subcommand join" -l game -d 'Game: its number, `last` or the start of its UUID [default: the open game]' -r
complete -c crowns -n "__fish_crowns_using_subcommand join" -l table -d 'Table of the last tournament, such as 7, or 1/7 for that of its game 1' -r
complete -c crowns -n "__fish_crowns_using_subcommand join" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand join" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand join" -l new-player -d 'Accept new players whose names are similar to existing ones, or end in a number'
complete -c crowns -n "__fish_crowns_using_subcommand join" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand join" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand leave" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand leave" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand leave" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand leave" -l game -d 'Game: its number, `last` or the start of its UUID [default: the open game]' -r
complete -c crowns -n "__fish_crowns_using_subcommand leave" -l table -d 'Table of the last tournament, such as 7, or 1/7 for that of its game 1' -r
complete -c crowns -n "__fish_crowns_using_subcommand leave" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand leave" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand leave" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand leave" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and not __fish_seen_subcommand_from table score abandon stats" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and not __fish_seen_subcommand_from table score abandon stats" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and not __fish_seen_subcommand_from table score abandon stats" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and not __fish_seen_subcommand_from table score abandon stats" -l seed -d 'Deal the game of this number' -r
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and not __fish_seen_subcommand_from table score abandon stats" -l rules -d 'Ruleset, built in or custom [default: official]' -r -f -a "official\t''
texas\t''"
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and not __fish_seen_subcommand_from table score abandon stats" -l rule -d 'Set a rule, one of those that `crowns rules show official` lists, such as min_naturals=1; may be repeated' -r
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and not __fish_seen_subcommand_from table score abandon stats" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and not __fish_seen_subcommand_from table score abandon stats" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and not __fish_seen_subcommand_from table score abandon stats" -l keep-drawn -d 'Do not let the drawn card itself be thrown at once'
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and not __fish_seen_subcommand_from table score abandon stats" -l advise -d 'Rank the piles that each drawn card may go to'
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and not __fish_seen_subcommand_from table score abandon stats" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and not __fish_seen_subcommand_from table score abandon stats" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and not __fish_seen_subcommand_from table score abandon stats" -f -a "table" -d 'Play with cards on a real table: enter the piles, then each drawn card'
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and not __fish_seen_subcommand_from table score abandon stats" -f -a "score" -d 'Record a game that was played away'
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and not __fish_seen_subcommand_from table score abandon stats" -f -a "abandon" -d 'Abandon the open game, which counts as lost'
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and not __fish_seen_subcommand_from table score abandon stats" -f -a "stats" -d 'Show games won, piles turned over and streaks'
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from table" -l rules -d 'Ruleset, built in or custom [default: official]' -r -f -a "official\t''
texas\t''"
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from table" -l rule -d 'Set a rule, one of those that `crowns rules show official` lists, such as min_naturals=1; may be repeated' -r
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from table" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from table" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from table" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from table" -l keep-drawn -d 'Do not let the drawn card itself be thrown at once'
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from table" -l advise -d 'Rank the piles that each drawn card may go to'
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from table" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from table" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from table" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from table" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from score" -l left -d 'Points of the piles left open' -r
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from score" -l rules -d 'Ruleset, built in or custom [default: official]' -r -f -a "official\t''
texas\t''"
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from score" -l rule -d 'Set a rule, one of those that `crowns rules show official` lists, such as min_naturals=1; may be repeated' -r
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from score" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from score" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from score" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from score" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from score" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from score" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from score" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from abandon" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from abandon" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from abandon" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from abandon" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from abandon" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from abandon" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from abandon" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from stats" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from stats" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from stats" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from stats" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from stats" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from stats" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand solitaire; and __fish_seen_subcommand_from stats" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand check" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand check" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand check" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand check" -s r -l round -d 'Round, by its number, 1 to 11' -r -f -a "1\t''
2\t''
3\t''
4\t''
5\t''
6\t''
7\t''
8\t''
9\t''
10\t''
11\t''"
complete -c crowns -n "__fish_crowns_using_subcommand check" -s w -l wild -d 'Round, by its wild rank, 3 to 10, J, Q or K' -r -f -a "3\t''
4\t''
5\t''
6\t''
7\t''
8\t''
9\t''
10\t''
J\t''
Q\t''
K\t''"
complete -c crowns -n "__fish_crowns_using_subcommand check" -l rules -d 'Ruleset, built in or custom [default: official]' -r -f -a "official\t''
texas\t''"
complete -c crowns -n "__fish_crowns_using_subcommand check" -l rule -d 'Set a rule, one of those that `crowns rules show official` lists, such as min_naturals=1; may be repeated' -r
complete -c crowns -n "__fish_crowns_using_subcommand check" -l game -d 'Game: its number, `last` or the start of its UUID [default: the open game]' -r
complete -c crowns -n "__fish_crowns_using_subcommand check" -l table -d 'Table of the last tournament, such as 7, or 1/7 for that of its game 1' -r
complete -c crowns -n "__fish_crowns_using_subcommand check" -l all -d 'Show every arrangement with the least penalty, up to N [default N: 10]' -r
complete -c crowns -n "__fish_crowns_using_subcommand check" -l batch -d 'Check a file of hands, each line `ROUND: CARDS`, and write a line of JSON for each; `-` for standard input' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand check" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand check" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand check" -l left -d 'Count the cards left after melds were laid down'
complete -c crowns -n "__fish_crowns_using_subcommand check" -l no-odds -d 'Leave out how far the hand is from going out'
complete -c crowns -n "__fish_crowns_using_subcommand check" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand check" -s q -l quiet -d 'Print nothing; exit with 0 if the hand goes out or costs nothing, else 1'
complete -c crowns -n "__fish_crowns_using_subcommand check" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand odds" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand odds" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand odds" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand odds" -s r -l round -d 'Round, by its number, 1 to 11' -r -f -a "1\t''
2\t''
3\t''
4\t''
5\t''
6\t''
7\t''
8\t''
9\t''
10\t''
11\t''"
complete -c crowns -n "__fish_crowns_using_subcommand odds" -s w -l wild -d 'Round, by its wild rank, 3 to 10, J, Q or K' -r -f -a "3\t''
4\t''
5\t''
6\t''
7\t''
8\t''
9\t''
10\t''
J\t''
Q\t''
K\t''"
complete -c crowns -n "__fish_crowns_using_subcommand odds" -l rules -d 'Ruleset, built in or custom [default: official]' -r -f -a "official\t''
texas\t''"
complete -c crowns -n "__fish_crowns_using_subcommand odds" -l rule -d 'Set a rule, one of those that `crowns rules show official` lists, such as min_naturals=1; may be repeated' -r
complete -c crowns -n "__fish_crowns_using_subcommand odds" -l game -d 'Game: its number, `last` or the start of its UUID [default: the open game]' -r
complete -c crowns -n "__fish_crowns_using_subcommand odds" -l table -d 'Table of the last tournament, such as 7, or 1/7 for that of its game 1' -r
complete -c crowns -n "__fish_crowns_using_subcommand odds" -s t -l top -d 'Top card of the discard pile: take it, or draw?' -r
complete -c crowns -n "__fish_crowns_using_subcommand odds" -s s -l seen -d 'Cards that cannot be drawn, as they were discarded or laid down, in quotes' -r
complete -c crowns -n "__fish_crowns_using_subcommand odds" -l seed -d 'Seed of the games at random' -r
complete -c crowns -n "__fish_crowns_using_subcommand odds" -l samples -d 'How many games at random; 0 for none' -r
complete -c crowns -n "__fish_crowns_using_subcommand odds" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand odds" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand odds" -l last-turn -d 'Somebody has gone out: only points count'
complete -c crowns -n "__fish_crowns_using_subcommand odds" -l train -d 'Ask for the discard first, then grade it'
complete -c crowns -n "__fish_crowns_using_subcommand odds" -l explain -d 'Explain how each figure is worked out'
complete -c crowns -n "__fish_crowns_using_subcommand odds" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand odds" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand judge" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand judge" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand judge" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand judge" -s r -l round -d 'Round, by its number, 1 to 11' -r -f -a "1\t''
2\t''
3\t''
4\t''
5\t''
6\t''
7\t''
8\t''
9\t''
10\t''
11\t''"
complete -c crowns -n "__fish_crowns_using_subcommand judge" -s w -l wild -d 'Round, by its wild rank, 3 to 10, J, Q or K' -r -f -a "3\t''
4\t''
5\t''
6\t''
7\t''
8\t''
9\t''
10\t''
J\t''
Q\t''
K\t''"
complete -c crowns -n "__fish_crowns_using_subcommand judge" -l rules -d 'Ruleset, built in or custom [default: official]' -r -f -a "official\t''
texas\t''"
complete -c crowns -n "__fish_crowns_using_subcommand judge" -l rule -d 'Set a rule, one of those that `crowns rules show official` lists, such as min_naturals=1; may be repeated' -r
complete -c crowns -n "__fish_crowns_using_subcommand judge" -l game -d 'Game: its number, `last` or the start of its UUID [default: the open game]' -r
complete -c crowns -n "__fish_crowns_using_subcommand judge" -l table -d 'Table of the last tournament, such as 7, or 1/7 for that of its game 1' -r
complete -c crowns -n "__fish_crowns_using_subcommand judge" -s d -l discard -d 'Card discarded; without `--left`, all others must be in melds' -r
complete -c crowns -n "__fish_crowns_using_subcommand judge" -l left -d 'Cards left over, in quotes' -r
complete -c crowns -n "__fish_crowns_using_subcommand judge" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand judge" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand judge" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand judge" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -l find -d 'List the topics that mention these words' -r
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "list" -d 'List rulesets, built in and custom'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "show" -d 'Show a ruleset: every rule beside its official value'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "add" -d 'Add a custom ruleset'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "retire" -d 'Retire a custom ruleset; games played by it stay, its name can be used again'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "books" -d 'What is a book?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "runs" -d 'What is a run?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "wilds" -d 'Which cards are wild, and what can they stand for?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "naturals" -d 'How many naturals does a meld need besides its wilds?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "all-wild-melds" -d 'May a meld consist of nothing but wilds?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "wild-as-itself" -d 'May a card of the wild rank stand for itself?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "unusable-wild" -d 'What happens to a wild that fits nowhere?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "duplicates-in-a-book" -d 'May a book hold the same card twice?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "duplicates-in-a-run" -d 'May a run hold the same card twice?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "run-direction" -d 'Does the order of a run matter, and can a run wrap around?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "books-and-runs" -d 'May books and runs be laid down together?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "replacing-a-wild" -d 'May a wild in a meld on the table be replaced?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "going-out" -d 'How does a player go out?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "laying-down" -d 'When may melds be laid down?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "discard-needed" -d 'Do you need a discard to go out?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "discard-that-fits" -d 'May you go out by discarding a card that would have fit?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "discard-first" -d 'What if a player discards before laying down?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "discarded-wild" -d 'Who may take a wild that was discarded by mistake?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "three-and-a-pair" -d 'With five cards dealt, do three of a kind and a pair go out?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "last-round-sizes" -d 'Must the melds of the last round be of certain sizes?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "one-card-left" -d 'What if a single card is left over?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "last-turn" -d 'What may the other players still do after someone has gone out?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "others-melds" -d 'May you add cards to the melds of another player?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "wrongly-out" -d 'What if a player went out with melds that turn out to be wrong?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "deck" -d 'What is in the deck?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "players" -d 'How many can play, and from what age?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "dealer" -d 'Who deals, and who starts?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "shuffling" -d 'How are the cards shuffled and dealt?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "turn" -d 'What does a player do in a turn?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "discard-pile" -d 'Which cards of the discard pile may be taken?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "passing" -d 'May a player pass?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "cards-dealt" -d 'How many cards are dealt at the start?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "stock-used-up" -d 'What if the stock is used up before anyone goes out?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "many-players" -d 'How do eight or more people play?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "aces-and-twos" -d 'Are there aces and twos?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "texas" -d 'How do the Texas tournament rules differ?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "house-rules" -d 'Which house rules are there?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "points" -d 'What does each card cost when it is left over?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "scorekeeper" -d 'Who keeps the score?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "winning" -d 'Who wins?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "ties" -d 'Who wins when two players share the lowest total?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "playing-time" -d 'How long does a game take?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "shorter-game" -d 'May a game be shorter than eleven rounds?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "solitaire" -d 'Can it be played alone?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "partners" -d 'Can it be played with partners?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "buying" -d 'May a card be bought out of turn?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "misdeal" -d 'What if somebody has the wrong number of cards?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "forgot-discard" -d 'What if a player forgot to discard?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "take-back" -d 'May a discard or a draw be taken back?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "counting-disputes" -d 'What if a hand was counted wrong or a meld was missed?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "exposed-cards" -d 'What if a card is dropped or shown by accident?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "looking-at-cards" -d 'May you look through the discard pile or at other cards?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "table-talk" -d 'May you help others or tell them what they missed?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show add retire books runs wilds naturals all-wild-melds wild-as-itself unusable-wild duplicates-in-a-book duplicates-in-a-run run-direction books-and-runs replacing-a-wild going-out laying-down discard-needed discard-that-fits discard-first discarded-wild three-and-a-pair last-round-sizes one-card-left last-turn others-melds wrongly-out deck players dealer shuffling turn discard-pile passing cards-dealt stock-used-up many-players aces-and-twos texas house-rules points scorekeeper winning ties playing-time shorter-game solitaire partners buying misdeal forgot-discard take-back counting-disputes exposed-cards looking-at-cards table-talk out-of-turn" -f -a "out-of-turn" -d 'What if somebody draws or plays out of turn?'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from list" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from list" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from list" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from list" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from list" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from list" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from show" -l rule -d 'Set a rule, such as min_naturals=1; may be repeated' -r
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from show" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from show" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from show" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from show" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from show" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from show" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from show" -f -a "official"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from show" -f -a "texas"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from add" -l from -d 'Ruleset to start from' -r -f -a "official\t''
texas\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from add" -l rule -d 'Set a rule, one of those that `crowns rules show official` lists, such as min_naturals=2; may be repeated' -r
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from add" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from add" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from add" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from add" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from add" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from add" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from add" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from retire" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from retire" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from retire" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from retire" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from retire" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from retire" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from retire" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from books" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from books" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from books" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from books" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from books" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from books" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from runs" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from runs" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from runs" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from runs" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from runs" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from runs" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from wilds" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from wilds" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from wilds" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from wilds" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from wilds" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from wilds" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from naturals" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from naturals" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from naturals" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from naturals" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from naturals" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from naturals" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from all-wild-melds" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from all-wild-melds" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from all-wild-melds" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from all-wild-melds" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from all-wild-melds" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from all-wild-melds" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from wild-as-itself" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from wild-as-itself" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from wild-as-itself" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from wild-as-itself" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from wild-as-itself" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from wild-as-itself" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from unusable-wild" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from unusable-wild" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from unusable-wild" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from unusable-wild" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from unusable-wild" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from unusable-wild" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from duplicates-in-a-book" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from duplicates-in-a-book" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from duplicates-in-a-book" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from duplicates-in-a-book" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from duplicates-in-a-book" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from duplicates-in-a-book" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from duplicates-in-a-run" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from duplicates-in-a-run" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from duplicates-in-a-run" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from duplicates-in-a-run" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from duplicates-in-a-run" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from duplicates-in-a-run" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from run-direction" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from run-direction" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from run-direction" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from run-direction" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from run-direction" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from run-direction" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from books-and-runs" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from books-and-runs" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from books-and-runs" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from books-and-runs" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from books-and-runs" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from books-and-runs" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from replacing-a-wild" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from replacing-a-wild" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from replacing-a-wild" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from replacing-a-wild" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from replacing-a-wild" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from replacing-a-wild" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from going-out" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from going-out" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from going-out" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from going-out" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from going-out" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from going-out" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from laying-down" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from laying-down" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from laying-down" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from laying-down" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from laying-down" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from laying-down" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from discard-needed" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from discard-needed" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from discard-needed" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from discard-needed" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from discard-needed" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from discard-needed" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from discard-that-fits" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from discard-that-fits" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from discard-that-fits" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from discard-that-fits" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from discard-that-fits" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from discard-that-fits" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from discard-first" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from discard-first" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from discard-first" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from discard-first" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from discard-first" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from discard-first" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from discarded-wild" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from discarded-wild" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from discarded-wild" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from discarded-wild" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from discarded-wild" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from discarded-wild" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from three-and-a-pair" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from three-and-a-pair" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from three-and-a-pair" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from three-and-a-pair" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from three-and-a-pair" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from three-and-a-pair" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from last-round-sizes" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from last-round-sizes" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from last-round-sizes" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from last-round-sizes" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from last-round-sizes" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from last-round-sizes" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from one-card-left" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from one-card-left" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from one-card-left" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from one-card-left" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from one-card-left" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from one-card-left" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from last-turn" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from last-turn" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from last-turn" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from last-turn" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from last-turn" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from last-turn" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from others-melds" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from others-melds" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from others-melds" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from others-melds" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from others-melds" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from others-melds" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from wrongly-out" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from wrongly-out" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from wrongly-out" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from wrongly-out" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from wrongly-out" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from wrongly-out" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from deck" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from deck" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from deck" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from deck" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from deck" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from deck" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from players" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from players" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from players" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from players" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from players" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from players" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from dealer" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from dealer" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from dealer" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from dealer" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from dealer" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from dealer" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from shuffling" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from shuffling" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from shuffling" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from shuffling" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from shuffling" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from shuffling" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from turn" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from turn" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from turn" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from turn" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from turn" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from turn" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from discard-pile" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from discard-pile" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from discard-pile" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from discard-pile" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from discard-pile" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from discard-pile" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from passing" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from passing" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from passing" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from passing" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from passing" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from passing" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from cards-dealt" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from cards-dealt" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from cards-dealt" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from cards-dealt" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from cards-dealt" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from cards-dealt" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from stock-used-up" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from stock-used-up" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from stock-used-up" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from stock-used-up" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from stock-used-up" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from stock-used-up" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from many-players" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from many-players" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from many-players" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from many-players" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from many-players" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from many-players" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from aces-and-twos" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from aces-and-twos" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from aces-and-twos" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from aces-and-twos" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from aces-and-twos" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from aces-and-twos" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from texas" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from texas" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from texas" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from texas" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from texas" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from texas" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from house-rules" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from house-rules" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from house-rules" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from house-rules" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from house-rules" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from house-rules" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from points" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from points" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from points" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from points" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from points" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from points" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from scorekeeper" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from scorekeeper" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from scorekeeper" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from scorekeeper" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from scorekeeper" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from scorekeeper" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from winning" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from winning" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from winning" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from winning" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from winning" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from winning" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from ties" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from ties" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from ties" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from ties" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from ties" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from ties" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from playing-time" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from playing-time" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from playing-time" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from playing-time" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from playing-time" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from playing-time" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from shorter-game" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from shorter-game" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from shorter-game" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from shorter-game" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from shorter-game" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from shorter-game" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from solitaire" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from solitaire" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from solitaire" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from solitaire" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from solitaire" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from solitaire" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from partners" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from partners" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from partners" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from partners" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from partners" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from partners" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from buying" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from buying" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from buying" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from buying" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from buying" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from buying" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from misdeal" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from misdeal" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from misdeal" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from misdeal" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from misdeal" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from misdeal" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from forgot-discard" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from forgot-discard" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from forgot-discard" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from forgot-discard" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from forgot-discard" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from forgot-discard" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from take-back" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from take-back" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from take-back" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from take-back" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from take-back" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from take-back" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from counting-disputes" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from counting-disputes" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from counting-disputes" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from counting-disputes" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from counting-disputes" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from counting-disputes" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from exposed-cards" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from exposed-cards" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from exposed-cards" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from exposed-cards" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from exposed-cards" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from exposed-cards" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from looking-at-cards" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from looking-at-cards" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from looking-at-cards" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from looking-at-cards" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from looking-at-cards" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from looking-at-cards" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from table-talk" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from table-talk" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from table-talk" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from table-talk" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from table-talk" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from table-talk" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from out-of-turn" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from out-of-turn" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from out-of-turn" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from out-of-turn" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from out-of-turn" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from out-of-turn" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand result" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand result" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand result" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand result" -l date -d 'Day of the game, such as yesterday or 21/11 [default: today]' -r
complete -c crowns -n "__fish_crowns_using_subcommand result" -l league -d 'League of the game; added if it does not exist' -r
complete -c crowns -n "__fish_crowns_using_subcommand result" -l place -d 'Where the game was played' -r
complete -c crowns -n "__fish_crowns_using_subcommand result" -l note -d 'Note to show with the scoresheet' -r
complete -c crowns -n "__fish_crowns_using_subcommand result" -l rules -d 'Ruleset of the game [default: official]' -r
complete -c crowns -n "__fish_crowns_using_subcommand result" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand result" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand result" -l new-player -d 'Accept new players whose names are similar to existing ones, or end in a number'
complete -c crowns -n "__fish_crowns_using_subcommand result" -l new-league -d 'Accept a new league whose name is similar to an existing one'
complete -c crowns -n "__fish_crowns_using_subcommand result" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand result" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand games" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand games" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand games" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand games" -l player -d 'Only games with this player' -r
complete -c crowns -n "__fish_crowns_using_subcommand games" -l league -d 'Only games of this league' -r
complete -c crowns -n "__fish_crowns_using_subcommand games" -l since -d 'Only games on this day or later' -r
complete -c crowns -n "__fish_crowns_using_subcommand games" -l until -d 'Only games on this day or earlier' -r
complete -c crowns -n "__fish_crowns_using_subcommand games" -l state -d 'Only games in this state; short ones were finished early' -r -f -a "open\t''
finished\t''
short\t''
abandoned\t''
deleted\t''"
complete -c crowns -n "__fish_crowns_using_subcommand games" -l as-of -d 'Show the state at a time, such as 20:15 or "yesterday 20:15", or at the end of a day, such as 2026-11-21; later corrections are left out' -r
complete -c crowns -n "__fish_crowns_using_subcommand games" -l page -d 'Page to show; page 1 has the newest entries' -r
complete -c crowns -n "__fish_crowns_using_subcommand games" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand games" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand games" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand games" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand game; and not __fish_seen_subcommand_from show edit resume finish abandon delete move" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand game; and not __fish_seen_subcommand_from show edit resume finish abandon delete move" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand game; and not __fish_seen_subcommand_from show edit resume finish abandon delete move" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand game; and not __fish_seen_subcommand_from show edit resume finish abandon delete move" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand game; and not __fish_seen_subcommand_from show edit resume finish abandon delete move" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand game; and not __fish_seen_subcommand_from show edit resume finish abandon delete move" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand game; and not __fish_seen_subcommand_from show edit resume finish abandon delete move" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand game; and not __fish_seen_subcommand_from show edit resume finish abandon delete move" -f -a "show" -d 'Show the scoresheet'
complete -c crowns -n "__fish_crowns_using_subcommand game; and not __fish_seen_subcommand_from show edit resume finish abandon delete move" -f -a "edit" -d 'Change the seats, the first dealer, the date, the place or the note of a game'
complete -c crowns -n "__fish_crowns_using_subcommand game; and not __fish_seen_subcommand_from show edit resume finish abandon delete move" -f -a "resume" -d 'Resume a game that was finished early, abandoned or deleted; without GAME, the last one'
complete -c crowns -n "__fish_crowns_using_subcommand game; and not __fish_seen_subcommand_from show edit resume finish abandon delete move" -f -a "finish" -d 'Finish a game before its last round; it is marked as short'
complete -c crowns -n "__fish_crowns_using_subcommand game; and not __fish_seen_subcommand_from show edit resume finish abandon delete move" -f -a "abandon" -d 'Abandon a game'
complete -c crowns -n "__fish_crowns_using_subcommand game; and not __fish_seen_subcommand_from show edit resume finish abandon delete move" -f -a "delete" -d 'Delete a game; `crowns undo` brings it back'
complete -c crowns -n "__fish_crowns_using_subcommand game; and not __fish_seen_subcommand_from show edit resume finish abandon delete move" -f -a "move" -d 'Move a game to another league, or to none'
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from show" -l game -d 'The same, so that the hints of other commands work here too' -r
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from show" -l table -d 'Table of the last tournament, such as 7, or 1/7 for that of its game 1' -r
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from show" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from show" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from show" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from show" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from show" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from show" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from edit" -l game -d 'The same, so that the hints of other commands work here too' -r
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from edit" -l table -d 'Table of the last tournament, such as 7, or 1/7 for that of its game 1' -r
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from edit" -l seats -d 'All players in the order of their seats, clockwise' -r
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from edit" -l dealer -d 'Player who dealt, or deals, first' -r
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from edit" -l date -d 'Day of the game, such as yesterday or 21/11' -r
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from edit" -l place -d 'Where the game is played; empty to remove it' -r
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from edit" -l note -d 'Note to show with the scoresheet; empty to remove it' -r
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from edit" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from edit" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from edit" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from edit" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from edit" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from edit" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from edit" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from resume" -l game -d 'The same, so that the hints of other commands work here too' -r
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from resume" -l table -d 'Table of the last tournament, such as 7, or 1/7 for that of its game 1' -r
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from resume" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from resume" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from resume" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from resume" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from resume" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from resume" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from resume" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from finish" -l game -d 'The same, so that the hints of other commands work here too' -r
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from finish" -l table -d 'Table of the last tournament, such as 7, or 1/7 for that of its game 1' -r
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from finish" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from finish" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from finish" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from finish" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from finish" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from finish" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from finish" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from abandon" -l game -d 'The same, so that the hints of other commands work here too' -r
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from abandon" -l table -d 'Table of the last tournament, such as 7, or 1/7 for that of its game 1' -r
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from abandon" -l why -d 'Reason, for the log' -r
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from abandon" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from abandon" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from abandon" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from abandon" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from abandon" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from abandon" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from abandon" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from delete" -l game -d 'The same, so that the hints of other commands work here too' -r
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from delete" -l table -d 'Table of the last tournament, such as 7, or 1/7 for that of its game 1' -r
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from delete" -l why -d 'Reason, for the log' -r
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from delete" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from delete" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from delete" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from delete" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from delete" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from delete" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from delete" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from move" -l game -d 'The same, so that the hints of other commands work here too' -r
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from move" -l table -d 'Table of the last tournament, such as 7, or 1/7 for that of its game 1' -r
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from move" -l league -d 'League to move it to' -r
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from move" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from move" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from move" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from move" -l no-league -d 'Move it to no league'
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from move" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from move" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from move" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand game; and __fish_seen_subcommand_from move" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand player; and not __fish_seen_subcommand_from add list show rename merge retire delete return" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand player; and not __fish_seen_subcommand_from add list show rename merge retire delete return" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand player; and not __fish_seen_subcommand_from add list show rename merge retire delete return" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand player; and not __fish_seen_subcommand_from add list show rename merge retire delete return" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand player; and not __fish_seen_subcommand_from add list show rename merge retire delete return" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand player; and not __fish_seen_subcommand_from add list show rename merge retire delete return" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand player; and not __fish_seen_subcommand_from add list show rename merge retire delete return" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand player; and not __fish_seen_subcommand_from add list show rename merge retire delete return" -f -a "add" -d 'Add players'
complete -c crowns -n "__fish_crowns_using_subcommand player; and not __fish_seen_subcommand_from add list show rename merge retire delete return" -f -a "list" -d 'List players, with games, last day, leagues and names that look like theirs'
complete -c crowns -n "__fish_crowns_using_subcommand player; and not __fish_seen_subcommand_from add list show rename merge retire delete return" -f -a "show" -d 'Show a player: games, last day, leagues and figures'
complete -c crowns -n "__fish_crowns_using_subcommand player; and not __fish_seen_subcommand_from add list show rename merge retire delete return" -f -a "rename" -d 'Rename a player, in all games'
complete -c crowns -n "__fish_crowns_using_subcommand player; and not __fish_seen_subcommand_from add list show rename merge retire delete return" -f -a "merge" -d 'Merge a player into another, such as one entered under two names'
complete -c crowns -n "__fish_crowns_using_subcommand player; and not __fish_seen_subcommand_from add list show rename merge retire delete return" -f -a "retire" -d 'Retire a player; the games stay'
complete -c crowns -n "__fish_crowns_using_subcommand player; and not __fish_seen_subcommand_from add list show rename merge retire delete return" -f -a "delete" -d 'Delete a player who is in no game and no tournament'
complete -c crowns -n "__fish_crowns_using_subcommand player; and not __fish_seen_subcommand_from add list show rename merge retire delete return" -f -a "return" -d 'Bring a retired player back'
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from add" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from add" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from add" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from add" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from add" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from add" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from add" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from list" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from list" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from list" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from list" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from list" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from list" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from show" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from show" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from show" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from show" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from show" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from show" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from rename" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from rename" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from rename" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from rename" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from rename" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from rename" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from rename" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from merge" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from merge" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from merge" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from merge" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from merge" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from merge" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from merge" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from retire" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from retire" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from retire" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from retire" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from retire" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from retire" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from retire" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from delete" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from delete" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from delete" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from delete" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from delete" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from delete" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from delete" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from return" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from return" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from return" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from return" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from return" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from return" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand player; and __fish_seen_subcommand_from return" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand league; and not __fish_seen_subcommand_from add list show edit retire return" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand league; and not __fish_seen_subcommand_from add list show edit retire return" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand league; and not __fish_seen_subcommand_from add list show edit retire return" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand league; and not __fish_seen_subcommand_from add list show edit retire return" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand league; and not __fish_seen_subcommand_from add list show edit retire return" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand league; and not __fish_seen_subcommand_from add list show edit retire return" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand league; and not __fish_seen_subcommand_from add list show edit retire return" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand league; and not __fish_seen_subcommand_from add list show edit retire return" -f -a "add" -d 'Add a league'
complete -c crowns -n "__fish_crowns_using_subcommand league; and not __fish_seen_subcommand_from add list show edit retire return" -f -a "list" -d 'List leagues'
complete -c crowns -n "__fish_crowns_using_subcommand league; and not __fish_seen_subcommand_from add list show edit retire return" -f -a "show" -d 'Show the settings and seasons of a league'
complete -c crowns -n "__fish_crowns_using_subcommand league; and not __fish_seen_subcommand_from add list show edit retire return" -f -a "edit" -d 'Change settings of a league; those not given stay as they are'
complete -c crowns -n "__fish_crowns_using_subcommand league; and not __fish_seen_subcommand_from add list show edit retire return" -f -a "retire" -d 'Retire a league; its games and standings stay'
complete -c crowns -n "__fish_crowns_using_subcommand league; and not __fish_seen_subcommand_from add list show edit retire return" -f -a "return" -d 'Bring a retired league back'
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from add" -l rules -d 'Ruleset of its games' -r -f -a "official\t''
texas\t''"
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from add" -l by -d 'Ranking method: beaten, average, per-round, points, wins, total or rating' -r
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from add" -l min-games -d 'Number of games a player must have played to be ranked' -r
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from add" -l drop-worst -d 'Number of each player\'s worst games to leave out' -r
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from add" -l tie-break -d 'Methods that break ties, such as wins,average; `none` for shared places' -r
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from add" -l report-lang -d 'Language of its reports, unless `--lang` is given' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from add" -l season -d 'Season to add or change, such as Autumn=2026-09-01..2026-12-31; may be repeated' -r
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from add" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from add" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from add" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from add" -l new-league -d 'Accept a new league whose name is similar to an existing one'
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from add" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from add" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from add" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from add" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from list" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from list" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from list" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from list" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from list" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from list" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from show" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from show" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from show" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from show" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from show" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from show" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from edit" -l rename -d 'New name' -r
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from edit" -l rules -d 'Ruleset of its games' -r -f -a "official\t''
texas\t''"
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from edit" -l by -d 'Ranking method: beaten, average, per-round, points, wins, total or rating' -r
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from edit" -l min-games -d 'Number of games a player must have played to be ranked' -r
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from edit" -l drop-worst -d 'Number of each player\'s worst games to leave out' -r
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from edit" -l tie-break -d 'Methods that break ties, such as wins,average; `none` for shared places' -r
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from edit" -l report-lang -d 'Language of its reports, unless `--lang` is given' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from edit" -l season -d 'Season to add or change, such as Autumn=2026-09-01..2026-12-31; may be repeated' -r
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from edit" -l drop-season -d 'Drop a season; its games stay in the league' -r
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from edit" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from edit" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from edit" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from edit" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from edit" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from edit" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from edit" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from retire" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from retire" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from retire" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from retire" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from retire" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from retire" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from retire" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from return" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from return" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from return" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from return" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from return" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from return" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand league; and __fish_seen_subcommand_from return" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand standings" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand standings" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand standings" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand standings" -l league -d 'Only games of this league' -r
complete -c crowns -n "__fish_crowns_using_subcommand standings" -l season -d 'Only games of this season of the league, or of a year or month' -r
complete -c crowns -n "__fish_crowns_using_subcommand standings" -l since -d 'Only games on this day or later' -r
complete -c crowns -n "__fish_crowns_using_subcommand standings" -l until -d 'Only games on this day or earlier' -r
complete -c crowns -n "__fish_crowns_using_subcommand standings" -l players -d 'Only games with this many players' -r
complete -c crowns -n "__fish_crowns_using_subcommand standings" -l by -d 'Ranking method: beaten, average, per-round, points, wins, total or rating' -r
complete -c crowns -n "__fish_crowns_using_subcommand standings" -l min-games -d 'Number of games a player must have played to be ranked' -r
complete -c crowns -n "__fish_crowns_using_subcommand standings" -l drop-worst -d 'Number of each player\'s worst games to leave out' -r
complete -c crowns -n "__fish_crowns_using_subcommand standings" -l top -d 'Only the first N places' -r
complete -c crowns -n "__fish_crowns_using_subcommand standings" -l as-of -d 'Show the state at a time, such as 20:15 or "yesterday 20:15", or at the end of a day, such as 2026-11-21; later corrections are left out' -r
complete -c crowns -n "__fish_crowns_using_subcommand standings" -l explain -d 'Show how the figures of this player add up, game by game' -r
complete -c crowns -n "__fish_crowns_using_subcommand standings" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand standings" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand standings" -l short -d 'Include games that were finished early'
complete -c crowns -n "__fish_crowns_using_subcommand standings" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand standings" -l csv -d 'Write CSV, for a spreadsheet'
complete -c crowns -n "__fish_crowns_using_subcommand standings" -l md -d 'Write Markdown'
complete -c crowns -n "__fish_crowns_using_subcommand standings" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand stats" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand stats" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand stats" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand stats" -l league -d 'Only games of this league' -r
complete -c crowns -n "__fish_crowns_using_subcommand stats" -l season -d 'Only games of this season of the league, or of a year or month' -r
complete -c crowns -n "__fish_crowns_using_subcommand stats" -l since -d 'Only games on this day or later' -r
complete -c crowns -n "__fish_crowns_using_subcommand stats" -l until -d 'Only games on this day or earlier' -r
complete -c crowns -n "__fish_crowns_using_subcommand stats" -l players -d 'Only games with this many players' -r
complete -c crowns -n "__fish_crowns_using_subcommand stats" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand stats" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand stats" -l short -d 'Include games that were finished early'
complete -c crowns -n "__fish_crowns_using_subcommand stats" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand stats" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand records" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand records" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand records" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand records" -l league -d 'Only games of this league' -r
complete -c crowns -n "__fish_crowns_using_subcommand records" -l season -d 'Only games of this season of the league, or of a year or month' -r
complete -c crowns -n "__fish_crowns_using_subcommand records" -l since -d 'Only games on this day or later' -r
complete -c crowns -n "__fish_crowns_using_subcommand records" -l until -d 'Only games on this day or earlier' -r
complete -c crowns -n "__fish_crowns_using_subcommand records" -l players -d 'Only games with this many players' -r
complete -c crowns -n "__fish_crowns_using_subcommand records" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand records" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand records" -l short -d 'Include games that were finished early'
complete -c crowns -n "__fish_crowns_using_subcommand records" -l json -d 'Write JSON, with every holder of a shared record'
complete -c crowns -n "__fish_crowns_using_subcommand records" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand report; and not __fish_seen_subcommand_from game night standings about tournament" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand report; and not __fish_seen_subcommand_from game night standings about tournament" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand report; and not __fish_seen_subcommand_from game night standings about tournament" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand report; and not __fish_seen_subcommand_from game night standings about tournament" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand report; and not __fish_seen_subcommand_from game night standings about tournament" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand report; and not __fish_seen_subcommand_from game night standings about tournament" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand report; and not __fish_seen_subcommand_from game night standings about tournament" -f -a "game" -d 'Report a game: its scoresheet, chart and the records it broke; without GAME, the open game or else the last one'
complete -c crowns -n "__fish_crowns_using_subcommand report; and not __fish_seen_subcommand_from game night standings about tournament" -f -a "night" -d 'Report the games of a day: winners, comebacks, the worst round, records'
complete -c crowns -n "__fish_crowns_using_subcommand report; and not __fish_seen_subcommand_from game night standings about tournament" -f -a "standings" -d 'Report the standings of a league or of all games'
complete -c crowns -n "__fish_crowns_using_subcommand report; and not __fish_seen_subcommand_from game night standings about tournament" -f -a "about" -d 'Report a night or the standings of a league, whichever words stand for'
complete -c crowns -n "__fish_crowns_using_subcommand report; and not __fish_seen_subcommand_from game night standings about tournament" -f -a "tournament" -d 'Report the standings of a tournament; without NAME, the one created last'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from game" -l game -d 'The same, so that the hints of other commands work here too' -r
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from game" -l table -d 'Table of the last tournament, such as 7, or 1/7 for that of its game 1' -r
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from game" -s o -l output -d 'Write to this file instead of standard output; an existing one is replaced when the output is complete' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from game" -l refresh -d 'Let the browser load the HTML page again every N seconds [default with --watch: 5]' -r
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from game" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from game" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from game" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from game" -l text -d 'Write text; the default unless the name of the output file says otherwise'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from game" -l md -d 'Write Markdown'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from game" -l csv -d 'Write CSV, for a spreadsheet'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from game" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from game" -l svg -d 'Write an SVG picture'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from game" -l html -d 'Write an HTML page'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from game" -l watch -d 'Write the file again whenever the database changes, until Ctrl-C'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from game" -l kiosk -d 'Write the HTML page in letters that can be read across a hall'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from game" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from game" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from game" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from night" -l league -d 'Only games of this league, and its records' -r
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from night" -s o -l output -d 'Write to this file instead of standard output; an existing one is replaced when the output is complete' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from night" -l refresh -d 'Let the browser load the HTML page again every N seconds [default with --watch: 5]' -r
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from night" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from night" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from night" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from night" -l text -d 'Write text; the default unless the name of the output file says otherwise'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from night" -l md -d 'Write Markdown'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from night" -l csv -d 'Write CSV, for a spreadsheet'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from night" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from night" -l svg -d 'Write an SVG picture'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from night" -l html -d 'Write an HTML page'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from night" -l watch -d 'Write the file again whenever the database changes, until Ctrl-C'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from night" -l kiosk -d 'Write the HTML page in letters that can be read across a hall'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from night" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from night" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from night" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from standings" -l league -d 'Only games of this league' -r
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from standings" -l season -d 'Only games of this season of the league, or of a year or month' -r
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from standings" -l since -d 'Only games on this day or later' -r
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from standings" -l until -d 'Only games on this day or earlier' -r
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from standings" -l players -d 'Only games with this many players' -r
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from standings" -l by -d 'Ranking method: beaten, average, per-round, points, wins, total or rating' -r
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from standings" -l min-games -d 'Number of games a player must have played to be ranked' -r
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from standings" -l drop-worst -d 'Number of each player\'s worst games to leave out' -r
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from standings" -l top -d 'Only the first N places' -r
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from standings" -s o -l output -d 'Write to this file instead of standard output; an existing one is replaced when the output is complete' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from standings" -l refresh -d 'Let the browser load the HTML page again every N seconds [default with --watch: 5]' -r
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from standings" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from standings" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from standings" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from standings" -l short -d 'Include games that were finished early'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from standings" -l text -d 'Write text; the default unless the name of the output file says otherwise'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from standings" -l md -d 'Write Markdown'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from standings" -l csv -d 'Write CSV, for a spreadsheet'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from standings" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from standings" -l svg -d 'Write an SVG picture'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from standings" -l html -d 'Write an HTML page'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from standings" -l watch -d 'Write the file again whenever the database changes, until Ctrl-C'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from standings" -l kiosk -d 'Write the HTML page in letters that can be read across a hall'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from standings" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from standings" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from standings" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from about" -s o -l output -d 'Write to this file instead of standard output; an existing one is replaced when the output is complete' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from about" -l refresh -d 'Let the browser load the HTML page again every N seconds [default with --watch: 5]' -r
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from about" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from about" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from about" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from about" -l text -d 'Write text; the default unless the name of the output file says otherwise'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from about" -l md -d 'Write Markdown'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from about" -l csv -d 'Write CSV, for a spreadsheet'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from about" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from about" -l svg -d 'Write an SVG picture'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from about" -l html -d 'Write an HTML page'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from about" -l watch -d 'Write the file again whenever the database changes, until Ctrl-C'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from about" -l kiosk -d 'Write the HTML page in letters that can be read across a hall'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from about" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from about" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from about" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from tournament" -l tournament -d 'Tournament [default: the one created last]' -r
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from tournament" -l by -d 'Ranking method: beaten, points, average (or mean) or total' -r
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from tournament" -s o -l output -d 'Write to this file instead of standard output; an existing one is replaced when the output is complete' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from tournament" -l refresh -d 'Let the browser load the HTML page again every N seconds [default with --watch: 5]' -r
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from tournament" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from tournament" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from tournament" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from tournament" -l text -d 'Write text; the default unless the name of the output file says otherwise'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from tournament" -l md -d 'Write Markdown'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from tournament" -l csv -d 'Write CSV, for a spreadsheet'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from tournament" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from tournament" -l svg -d 'Write an SVG picture'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from tournament" -l html -d 'Write an HTML page'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from tournament" -l watch -d 'Write the file again whenever the database changes, until Ctrl-C'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from tournament" -l kiosk -d 'Write the HTML page in letters that can be read across a hall'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from tournament" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from tournament" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand report; and __fish_seen_subcommand_from tournament" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand log" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand log" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand log" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand log" -l game -d 'Only changes of this game: its number, `last` or the start of its UUID' -r
complete -c crowns -n "__fish_crowns_using_subcommand log" -l player -d 'Only changes of this player and of the player\'s games' -r
complete -c crowns -n "__fish_crowns_using_subcommand log" -l page -d 'Page to show; page 1 has the newest entries' -r
complete -c crowns -n "__fish_crowns_using_subcommand log" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand log" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand log" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand log" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and not __fish_seen_subcommand_from new list show seat late leave swap standings cut print quality" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and not __fish_seen_subcommand_from new list show seat late leave swap standings cut print quality" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and not __fish_seen_subcommand_from new list show seat late leave swap standings cut print quality" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and not __fish_seen_subcommand_from new list show seat late leave swap standings cut print quality" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and not __fish_seen_subcommand_from new list show seat late leave swap standings cut print quality" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and not __fish_seen_subcommand_from new list show seat late leave swap standings cut print quality" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and not __fish_seen_subcommand_from new list show seat late leave swap standings cut print quality" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and not __fish_seen_subcommand_from new list show seat late leave swap standings cut print quality" -f -a "new" -d 'Create a tournament and seat all of its games'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and not __fish_seen_subcommand_from new list show seat late leave swap standings cut print quality" -f -a "list" -d 'List tournaments'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and not __fish_seen_subcommand_from new list show seat late leave swap standings cut print quality" -f -a "show" -d 'Show the tables of a game, and how far they are'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and not __fish_seen_subcommand_from new list show seat late leave swap standings cut print quality" -f -a "seat" -d 'Start a game at all tables'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and not __fish_seen_subcommand_from new list show seat late leave swap standings cut print quality" -f -a "late" -d 'Let a player in late, or back in'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and not __fish_seen_subcommand_from new list show seat late leave swap standings cut print quality" -f -a "leave" -d 'Let a player leave the tournament'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and not __fish_seen_subcommand_from new list show seat late leave swap standings cut print quality" -f -a "swap" -d 'Let two players change places in a game'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and not __fish_seen_subcommand_from new list show seat late leave swap standings cut print quality" -f -a "standings" -d 'Rank the players by the tables that have finished'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and not __fish_seen_subcommand_from new list show seat late leave swap standings cut print quality" -f -a "cut" -d 'Start the final with the best players'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and not __fish_seen_subcommand_from new list show seat late leave swap standings cut print quality" -f -a "print" -d 'Write seats, scoresheets or standings as an HTML page, to print on A4'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and not __fish_seen_subcommand_from new list show seat late leave swap standings cut print quality" -f -a "quality" -d 'Show how good the seats are, beside the best possible'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from new" -l games -d 'Games that everybody plays, without a final' -r
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from new" -l tables -d 'Tables in each game' -r
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from new" -l size -d 'Players of a table [default: 4..6]' -r
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from new" -l cut -d 'Players of a final' -r
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from new" -l by -d 'Ranking method: beaten, points, average (or mean) or total' -r
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from new" -l rules -d 'Ruleset, built in or custom [default: official]' -r -f -a "official\t''
texas\t''"
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from new" -l rule -d 'Set a rule, one of those that `crowns rules show official` lists, such as min_naturals=1; may be repeated' -r
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from new" -l seed -d 'Number that the seats follow from' -r
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from new" -l apart -d 'Two players not to meet, such as "Ann Bob"; may be repeated' -r
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from new" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from new" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from new" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from new" -l new-player -d 'Accept new players whose names are similar to existing ones, or end in a number'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from new" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from new" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from new" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from new" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from list" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from list" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from list" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from list" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from list" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from list" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from show" -l tournament -d 'Tournament [default: the one created last]' -r
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from show" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from show" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from show" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from show" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from show" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from show" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from seat" -l tournament -d 'Tournament [default: the one created last]' -r
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from seat" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from seat" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from seat" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from seat" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from seat" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from seat" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from seat" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from late" -l tables -d 'Tables in each game to come [default: as many as before]' -r
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from late" -l tournament -d 'Tournament [default: the one created last]' -r
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from late" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from late" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from late" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from late" -l new-player -d 'Accept new players whose names are similar to existing ones, or end in a number'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from late" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from late" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from late" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from late" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from leave" -l tables -d 'Tables in each game to come [default: as many as before]' -r
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from leave" -l tournament -d 'Tournament [default: the one created last]' -r
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from leave" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from leave" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from leave" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from leave" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from leave" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from leave" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from leave" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from swap" -l in -d 'Game of the tournament [default: the first in which neither table has begun]' -r
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from swap" -l tournament -d 'Tournament [default: the one created last]' -r
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from swap" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from swap" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from swap" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from swap" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from swap" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from swap" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from swap" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from standings" -l by -d 'Ranking method: beaten, points, average (or mean) or total' -r
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from standings" -l tournament -d 'Tournament [default: the one created last]' -r
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from standings" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from standings" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from standings" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from standings" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from standings" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from standings" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from standings" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from cut" -l with -d 'Player who plays of those that are equal; may be repeated' -r
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from cut" -l tournament -d 'Tournament [default: the one created last]' -r
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from cut" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from cut" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from cut" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from cut" -s y -l yes -d 'Replace a final that has not begun without asking'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from cut" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from cut" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from cut" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from cut" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from print" -s o -l output -d 'Write to this file instead of standard output; an existing one is replaced when the output is complete' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from print" -l refresh -d 'Let the browser load the HTML page again every N seconds [default with --watch: 5]' -r
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from print" -l tournament -d 'Tournament [default: the one created last]' -r
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from print" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from print" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from print" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from print" -l watch -d 'Write the file again whenever the database changes, until Ctrl-C'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from print" -l kiosk -d 'Write the HTML page in letters that can be read across a hall'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from print" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from print" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from print" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from print" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from print" -a "names" -d 'The players by name, with their tables'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from print" -a "tables" -d 'The tables of a game, with their players'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from print" -a "scoresheets" -d 'A scoresheet to write on for each table of a game'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from print" -a "standings" -d 'The standings'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from quality" -l tournament -d 'Tournament [default: the one created last]' -r
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from quality" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from quality" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from quality" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from quality" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from quality" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from quality" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand tournament; and __fish_seen_subcommand_from quality" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand export" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand export" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand export" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand export" -l game -d 'Only this game: its number, `last` or the start of its UUID' -r
complete -c crowns -n "__fish_crowns_using_subcommand export" -l league -d 'Only games of this league' -r
complete -c crowns -n "__fish_crowns_using_subcommand export" -l player -d 'Only games with this player' -r
complete -c crowns -n "__fish_crowns_using_subcommand export" -l since -d 'Only games on this day or later' -r
complete -c crowns -n "__fish_crowns_using_subcommand export" -l csv -d 'Write a CSV table for a spreadsheet instead' -r -f -a "games\t'A row per game'
scores\t'A row per player and round'
standings\t'A row per player'"
complete -c crowns -n "__fish_crowns_using_subcommand export" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand export" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand export" -l force -d 'Replace an existing file'
complete -c crowns -n "__fish_crowns_using_subcommand export" -l json -d 'Write a summary of the export to standard output as JSON'
complete -c crowns -n "__fish_crowns_using_subcommand export" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand import" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand import" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand import" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand import" -l rules -d 'Ruleset of its games [default: official]' -r
complete -c crowns -n "__fish_crowns_using_subcommand import" -l date -d 'Day of games that have none in the file [default: today]' -r
complete -c crowns -n "__fish_crowns_using_subcommand import" -l league -d 'League of games without one; added if it does not exist' -r
complete -c crowns -n "__fish_crowns_using_subcommand import" -l date-format -d 'How days are written in the file, such as DD.MM.YYYY or %d.%m.%Y' -r
complete -c crowns -n "__fish_crowns_using_subcommand import" -l column -d 'Say what a column holds, such as `round=Durchgang`: game, date, round, cards, player, points, out, league, place or total' -r
complete -c crowns -n "__fish_crowns_using_subcommand import" -l ignore -d 'Leave a column out' -r
complete -c crowns -n "__fish_crowns_using_subcommand import" -l as -d 'Import a name of the file as that of another player' -r
complete -c crowns -n "__fish_crowns_using_subcommand import" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand import" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand import" -l dry-run -d 'Show what would be imported, and import nothing'
complete -c crowns -n "__fish_crowns_using_subcommand import" -l join-names -d 'Merge players who have the same name'
complete -c crowns -n "__fish_crowns_using_subcommand import" -l skip-refused -d 'Leave out events that are refused, such as altered ones, and import the rest'
complete -c crowns -n "__fish_crowns_using_subcommand import" -l csv -d 'Read a scoresheet from a spreadsheet: a row per round with a column per player, or the other way round, or the columns round, player, points'
complete -c crowns -n "__fish_crowns_using_subcommand import" -l new-player -d 'Accept new players whose names are similar to existing ones'
complete -c crowns -n "__fish_crowns_using_subcommand import" -l new-league -d 'Accept new leagues whose names are similar to existing ones'
complete -c crowns -n "__fish_crowns_using_subcommand import" -l totals -d 'Scores are running totals, as on most pads'
complete -c crowns -n "__fish_crowns_using_subcommand import" -l results -d 'A row is a game without rounds: day, players and totals'
complete -c crowns -n "__fish_crowns_using_subcommand import" -l force -d 'Accept implausible scores, scores that only rise, and days in the future'
complete -c crowns -n "__fish_crowns_using_subcommand import" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand import" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand sync" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand sync" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand sync" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand sync" -l name -d 'Name of this device for the others [default: its host name]' -r
complete -c crowns -n "__fish_crowns_using_subcommand sync" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand sync" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand sync" -l watch -d 'Sync again every few seconds, until Ctrl-C'
complete -c crowns -n "__fish_crowns_using_subcommand sync" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand sync" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand backup; and not __fish_seen_subcommand_from list" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand backup; and not __fish_seen_subcommand_from list" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand backup; and not __fish_seen_subcommand_from list" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand backup; and not __fish_seen_subcommand_from list" -l keep -d 'Number of backups to keep in the directory [default: 5]' -r
complete -c crowns -n "__fish_crowns_using_subcommand backup; and not __fish_seen_subcommand_from list" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand backup; and not __fish_seen_subcommand_from list" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand backup; and not __fish_seen_subcommand_from list" -l force -d 'Replace an existing FILE'
complete -c crowns -n "__fish_crowns_using_subcommand backup; and not __fish_seen_subcommand_from list" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand backup; and not __fish_seen_subcommand_from list" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand backup; and not __fish_seen_subcommand_from list" -a "list" -d 'List the backups in the directory, newest first'
complete -c crowns -n "__fish_crowns_using_subcommand backup; and __fish_seen_subcommand_from list" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand backup; and __fish_seen_subcommand_from list" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand backup; and __fish_seen_subcommand_from list" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand backup; and __fish_seen_subcommand_from list" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand backup; and __fish_seen_subcommand_from list" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand backup; and __fish_seen_subcommand_from list" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand backup; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand restore" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand restore" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand restore" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand restore" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand restore" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand restore" -l yes -d 'Do not ask for confirmation'
complete -c crowns -n "__fish_crowns_using_subcommand restore" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand restore" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand doctor" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand doctor" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand doctor" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand doctor" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand doctor" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand doctor" -l repair -d 'Repair what can be repaired, then check again'
complete -c crowns -n "__fish_crowns_using_subcommand doctor" -s q -l quiet -d 'Print problems only'
complete -c crowns -n "__fish_crowns_using_subcommand doctor" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand doctor" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand completions; and not __fish_seen_subcommand_from bash elvish fish powershell zsh" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand completions; and not __fish_seen_subcommand_from bash elvish fish powershell zsh" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand completions; and not __fish_seen_subcommand_from bash elvish fish powershell zsh" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand completions; and not __fish_seen_subcommand_from bash elvish fish powershell zsh" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand completions; and not __fish_seen_subcommand_from bash elvish fish powershell zsh" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand completions; and not __fish_seen_subcommand_from bash elvish fish powershell zsh" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand completions; and not __fish_seen_subcommand_from bash elvish fish powershell zsh" -f -a "bash"
complete -c crowns -n "__fish_crowns_using_subcommand completions; and not __fish_seen_subcommand_from bash elvish fish powershell zsh" -f -a "elvish"
complete -c crowns -n "__fish_crowns_using_subcommand completions; and not __fish_seen_subcommand_from bash elvish fish powershell zsh" -f -a "fish"
complete -c crowns -n "__fish_crowns_using_subcommand completions; and not __fish_seen_subcommand_from bash elvish fish powershell zsh" -f -a "powershell"
complete -c crowns -n "__fish_crowns_using_subcommand completions; and not __fish_seen_subcommand_from bash elvish fish powershell zsh" -f -a "zsh"
complete -c crowns -n "__fish_crowns_using_subcommand completions; and __fish_seen_subcommand_from bash" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand completions; and __fish_seen_subcommand_from bash" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand completions; and __fish_seen_subcommand_from bash" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand completions; and __fish_seen_subcommand_from bash" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand completions; and __fish_seen_subcommand_from bash" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand completions; and __fish_seen_subcommand_from elvish" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand completions; and __fish_seen_subcommand_from elvish" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand completions; and __fish_seen_subcommand_from elvish" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand completions; and __fish_seen_subcommand_from elvish" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand completions; and __fish_seen_subcommand_from elvish" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand completions; and __fish_seen_subcommand_from fish" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand completions; and __fish_seen_subcommand_from fish" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand completions; and __fish_seen_subcommand_from fish" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand completions; and __fish_seen_subcommand_from fish" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand completions; and __fish_seen_subcommand_from fish" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand completions; and __fish_seen_subcommand_from powershell" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand completions; and __fish_seen_subcommand_from powershell" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand completions; and __fish_seen_subcommand_from powershell" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand completions; and __fish_seen_subcommand_from powershell" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand completions; and __fish_seen_subcommand_from powershell" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand completions; and __fish_seen_subcommand_from zsh" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand completions; and __fish_seen_subcommand_from zsh" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand completions; and __fish_seen_subcommand_from zsh" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand completions; and __fish_seen_subcommand_from zsh" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand completions; and __fish_seen_subcommand_from zsh" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand man" -l color -d 'When to use colors; auto means only on a terminal' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand man" -l lang -d 'Language at the table [default: that of the environment]' -r -f -a "en\t''
da\t''
sv\t''
nb\t''
fi\t''
is\t''"
complete -c crowns -n "__fish_crowns_using_subcommand man" -l db -d 'Use this database instead of the default one' -r -F
complete -c crowns -n "__fish_crowns_using_subcommand man" -l ascii -d 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand man" -l no-pager -d 'Print long output at once instead of a screen at a time'
complete -c crowns -n "__fish_crowns_using_subcommand man" -s h -l help -d 'Print help (see more with \'--help\')'
