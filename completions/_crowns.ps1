
using namespace System.Management.Automation
using namespace System.Management.Automation.Language

Register-ArgumentCompleter -Native -CommandName 'crowns' -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)

    $commandElements = $commandAst.CommandElements
    $command = @(
        'crowns'
        for ($i = 1; $i -lt $commandElements.Count; $i++) {
            $element = $commandElements[$i]
            if ($element -isnot [StringConstantExpressionAst] -or
                $element.StringConstantType -ne [StringConstantType]::BareWord -or
                $element.Value.StartsWith('-') -or
                $element.Value -eq $wordToComplete) {
                break
        }
        $element.Value
    }) -join ';'

    $completions = @(switch ($command) {
        'crowns' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('play', 'play', [CompletionResultType]::ParameterValue, 'Keep score on one screen for the whole evening')
            [CompletionResult]::new('new', 'new', [CompletionResultType]::ParameterValue, 'Start a game')
            [CompletionResult]::new('score', 'score', [CompletionResultType]::ParameterValue, 'Enter the scores of a round')
            [CompletionResult]::new('board', 'board', [CompletionResultType]::ParameterValue, 'Show the scoresheet of a game')
            [CompletionResult]::new('fix', 'fix', [CompletionResultType]::ParameterValue, 'Correct the scores of a round, even in a finished game')
            [CompletionResult]::new('undo', 'undo', [CompletionResultType]::ParameterValue, 'Undo the last command on this device')
            [CompletionResult]::new('redo', 'redo', [CompletionResultType]::ParameterValue, 'Redo the last command that was undone')
            [CompletionResult]::new('join', 'join', [CompletionResultType]::ParameterValue, 'Add a player to a game in progress, or bring one back')
            [CompletionResult]::new('leave', 'leave', [CompletionResultType]::ParameterValue, 'Let a player leave a game before it ends')
            [CompletionResult]::new('solitaire', 'solitaire', [CompletionResultType]::ParameterValue, 'Play solitaire: eleven piles, one player')
            [CompletionResult]::new('check', 'check', [CompletionResultType]::ParameterValue, 'Check a hand: its best melds, its penalty and whether it goes out')
            [CompletionResult]::new('odds', 'odds', [CompletionResultType]::ParameterValue, 'Tell how near a hand is to going out, and what to discard')
            [CompletionResult]::new('judge', 'judge', [CompletionResultType]::ParameterValue, 'Judge melds laid down: whether they are legal and go out')
            [CompletionResult]::new('rules', 'rules', [CompletionResultType]::ParameterValue, 'Look up a rule, or manage rulesets')
            [CompletionResult]::new('result', 'result', [CompletionResultType]::ParameterValue, 'Record the totals of a game without its rounds')
            [CompletionResult]::new('games', 'games', [CompletionResultType]::ParameterValue, 'List games, newest first')
            [CompletionResult]::new('game', 'game', [CompletionResultType]::ParameterValue, 'Manage a game: show, edit, end, resume, delete or move it')
            [CompletionResult]::new('player', 'player', [CompletionResultType]::ParameterValue, 'Manage players: add, list, rename, merge, retire or delete them')
            [CompletionResult]::new('league', 'league', [CompletionResultType]::ParameterValue, 'Manage leagues: their rules, ranking and seasons')
            [CompletionResult]::new('standings', 'standings', [CompletionResultType]::ParameterValue, 'Show the standings of a league or of all games')
            [CompletionResult]::new('stats', 'stats', [CompletionResultType]::ParameterValue, 'Show the statistics of all players or of one, or compare two')
            [CompletionResult]::new('records', 'records', [CompletionResultType]::ParameterValue, 'Show the records: best and worst totals, biggest wins, streaks')
            [CompletionResult]::new('report', 'report', [CompletionResultType]::ParameterValue, 'Write a report of a game, a night, standings or a tournament')
            [CompletionResult]::new('log', 'log', [CompletionResultType]::ParameterValue, 'Show every change, newest first: when, what and why')
            [CompletionResult]::new('tournament', 'tournament', [CompletionResultType]::ParameterValue, 'Run a tournament: seat players, score tables, rank')
            [CompletionResult]::new('export', 'export', [CompletionResultType]::ParameterValue, 'Export games for another device, or as CSV')
            [CompletionResult]::new('import', 'import', [CompletionResultType]::ParameterValue, 'Import games from another device, or from CSV')
            [CompletionResult]::new('sync', 'sync', [CompletionResultType]::ParameterValue, 'Exchange games with other devices through a shared directory')
            [CompletionResult]::new('backup', 'backup', [CompletionResultType]::ParameterValue, 'Back up the database, even while it is in use')
            [CompletionResult]::new('restore', 'restore', [CompletionResultType]::ParameterValue, 'Replace the database with a backup')
            [CompletionResult]::new('doctor', 'doctor', [CompletionResultType]::ParameterValue, 'Check the database and repair it')
            [CompletionResult]::new('completions', 'completions', [CompletionResultType]::ParameterValue, 'Write a completion script for a shell to standard output')
            [CompletionResult]::new('man', 'man', [CompletionResultType]::ParameterValue, 'Write the manual pages to a directory')
            break
        }
        'crowns;play' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'The same, so that the hints of other commands work here too')
            [CompletionResult]::new('--table', '--table', [CompletionResultType]::ParameterName, 'Table of the last tournament, such as 7, or 1/7 for that of its game 1')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--plain', '--plain', [CompletionResultType]::ParameterName, 'Ask line by line instead, for screen readers')
            [CompletionResult]::new('--mouse', '--mouse', [CompletionResultType]::ParameterName, 'Let the mouse select a score to correct, and scroll')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;new' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--dealer', '--dealer', [CompletionResultType]::ParameterName, 'Player who deals first, or `random` to draw one [default: the first]')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Seed of what is drawn, which the game records')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Ruleset, built in or custom [default: official]')
            [CompletionResult]::new('--rule', '--rule', [CompletionResultType]::ParameterName, 'Set a rule, one of those that `crowns rules show official` lists, such as min_naturals=1; may be repeated')
            [CompletionResult]::new('--games-combined', '--games-combined', [CompletionResultType]::ParameterName, 'Number of Five Crowns games shuffled together; 9 to 14 players need 2')
            [CompletionResult]::new('--league', '--league', [CompletionResultType]::ParameterName, 'League of the game; added if it does not exist')
            [CompletionResult]::new('--place', '--place', [CompletionResultType]::ParameterName, 'Where the game is played')
            [CompletionResult]::new('--note', '--note', [CompletionResultType]::ParameterName, 'Note to show with the scoresheet')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'Day of the game, such as yesterday or 21/11 [default: today]')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--same', '--same', [CompletionResultType]::ParameterName, 'Use the players, rules and league of the last game; the next player deals first')
            [CompletionResult]::new('--shuffle', '--shuffle', [CompletionResultType]::ParameterName, 'Draw the seats at random')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Start a game of one without asking')
            [CompletionResult]::new('--new-player', '--new-player', [CompletionResultType]::ParameterName, 'Accept new players whose names are similar to existing ones, or end in a number')
            [CompletionResult]::new('--new-league', '--new-league', [CompletionResultType]::ParameterName, 'Accept a new league whose name is similar to an existing one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;score' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('-r', '-r', [CompletionResultType]::ParameterName, 'Round, by its number [default: the next one]')
            [CompletionResult]::new('--round', '--round', [CompletionResultType]::ParameterName, 'Round, by its number [default: the next one]')
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'Game: its number, `last` or the start of its UUID [default: the open game]')
            [CompletionResult]::new('--table', '--table', [CompletionResultType]::ParameterName, 'Table of the last tournament, such as 7, or 1/7 for that of its game 1')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--totals', '--totals', [CompletionResultType]::ParameterName, 'Read the numbers as running totals, not as points of the round')
            [CompletionResult]::new('--force', '--force', [CompletionResultType]::ParameterName, 'Accept implausible scores; the log shows that they were forced')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON, and never prompt')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;board' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'The same, so that the hints of other commands work here too')
            [CompletionResult]::new('--table', '--table', [CompletionResultType]::ParameterName, 'Table of the last tournament, such as 7, or 1/7 for that of its game 1')
            [CompletionResult]::new('--as-of', '--as-of', [CompletionResultType]::ParameterName, 'Show the state at a time, such as 20:15 or "yesterday 20:15", or at the end of a day, such as 2026-11-21; later corrections are left out')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--chart', '--chart', [CompletionResultType]::ParameterName, 'Draw a chart of the running totals too; fewer points are higher')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;fix' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('-r', '-r', [CompletionResultType]::ParameterName, 'Round, by its number')
            [CompletionResult]::new('--round', '--round', [CompletionResultType]::ParameterName, 'Round, by its number')
            [CompletionResult]::new('--why', '--why', [CompletionResultType]::ParameterName, 'Reason, for the log')
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'Game: its number, `last` or the start of its UUID [default: the open game]')
            [CompletionResult]::new('--table', '--table', [CompletionResultType]::ParameterName, 'Table of the last tournament, such as 7, or 1/7 for that of its game 1')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--force', '--force', [CompletionResultType]::ParameterName, 'Accept implausible scores; the log shows that they were forced')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON, and never prompt')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;undo' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Take back a whole game or an import without asking')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;redo' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;join' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--score', '--score', [CompletionResultType]::ParameterName, 'Total to start with [default: the highest total so far, or the one that the player left with if that is higher or they missed no round]; corrects the total of a player who joined late')
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'Game: its number, `last` or the start of its UUID [default: the open game]')
            [CompletionResult]::new('--table', '--table', [CompletionResultType]::ParameterName, 'Table of the last tournament, such as 7, or 1/7 for that of its game 1')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--new-player', '--new-player', [CompletionResultType]::ParameterName, 'Accept new players whose names are similar to existing ones, or end in a number')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;leave' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'Game: its number, `last` or the start of its UUID [default: the open game]')
            [CompletionResult]::new('--table', '--table', [CompletionResultType]::ParameterName, 'Table of the last tournament, such as 7, or 1/7 for that of its game 1')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;solitaire' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Deal the game of this number')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Ruleset, built in or custom [default: official]')
            [CompletionResult]::new('--rule', '--rule', [CompletionResultType]::ParameterName, 'Set a rule, one of those that `crowns rules show official` lists, such as min_naturals=1; may be repeated')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--keep-drawn', '--keep-drawn', [CompletionResultType]::ParameterName, 'Do not let the drawn card itself be thrown at once')
            [CompletionResult]::new('--advise', '--advise', [CompletionResultType]::ParameterName, 'Rank the piles that each drawn card may go to')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('table', 'table', [CompletionResultType]::ParameterValue, 'Play with cards on a real table: enter the piles, then each drawn card')
            [CompletionResult]::new('score', 'score', [CompletionResultType]::ParameterValue, 'Record a game that was played away')
            [CompletionResult]::new('abandon', 'abandon', [CompletionResultType]::ParameterValue, 'Abandon the open game, which counts as lost')
            [CompletionResult]::new('stats', 'stats', [CompletionResultType]::ParameterValue, 'Show games won, piles turned over and streaks')
            break
        }
        'crowns;solitaire;table' {
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Ruleset, built in or custom [default: official]')
            [CompletionResult]::new('--rule', '--rule', [CompletionResultType]::ParameterName, 'Set a rule, one of those that `crowns rules show official` lists, such as min_naturals=1; may be repeated')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--keep-drawn', '--keep-drawn', [CompletionResultType]::ParameterName, 'Do not let the drawn card itself be thrown at once')
            [CompletionResult]::new('--advise', '--advise', [CompletionResultType]::ParameterName, 'Rank the piles that each drawn card may go to')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;solitaire;score' {
            [CompletionResult]::new('--left', '--left', [CompletionResultType]::ParameterName, 'Points of the piles left open')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Ruleset, built in or custom [default: official]')
            [CompletionResult]::new('--rule', '--rule', [CompletionResultType]::ParameterName, 'Set a rule, one of those that `crowns rules show official` lists, such as min_naturals=1; may be repeated')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;solitaire;abandon' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;solitaire;stats' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;check' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('-r', '-r', [CompletionResultType]::ParameterName, 'Round, by its number, 1 to 11')
            [CompletionResult]::new('--round', '--round', [CompletionResultType]::ParameterName, 'Round, by its number, 1 to 11')
            [CompletionResult]::new('-w', '-w', [CompletionResultType]::ParameterName, 'Round, by its wild rank, 3 to 10, J, Q or K')
            [CompletionResult]::new('--wild', '--wild', [CompletionResultType]::ParameterName, 'Round, by its wild rank, 3 to 10, J, Q or K')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Ruleset, built in or custom [default: official]')
            [CompletionResult]::new('--rule', '--rule', [CompletionResultType]::ParameterName, 'Set a rule, one of those that `crowns rules show official` lists, such as min_naturals=1; may be repeated')
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'Game: its number, `last` or the start of its UUID [default: the open game]')
            [CompletionResult]::new('--table', '--table', [CompletionResultType]::ParameterName, 'Table of the last tournament, such as 7, or 1/7 for that of its game 1')
            [CompletionResult]::new('--all', '--all', [CompletionResultType]::ParameterName, 'Show every arrangement with the least penalty, up to N [default N: 10]')
            [CompletionResult]::new('--batch', '--batch', [CompletionResultType]::ParameterName, 'Check a file of hands, each line `ROUND: CARDS`, and write a line of JSON for each; `-` for standard input')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--left', '--left', [CompletionResultType]::ParameterName, 'Count the cards left after melds were laid down')
            [CompletionResult]::new('--no-odds', '--no-odds', [CompletionResultType]::ParameterName, 'Leave out how far the hand is from going out')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print nothing; exit with 0 if the hand goes out or costs nothing, else 1')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print nothing; exit with 0 if the hand goes out or costs nothing, else 1')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;odds' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('-r', '-r', [CompletionResultType]::ParameterName, 'Round, by its number, 1 to 11')
            [CompletionResult]::new('--round', '--round', [CompletionResultType]::ParameterName, 'Round, by its number, 1 to 11')
            [CompletionResult]::new('-w', '-w', [CompletionResultType]::ParameterName, 'Round, by its wild rank, 3 to 10, J, Q or K')
            [CompletionResult]::new('--wild', '--wild', [CompletionResultType]::ParameterName, 'Round, by its wild rank, 3 to 10, J, Q or K')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Ruleset, built in or custom [default: official]')
            [CompletionResult]::new('--rule', '--rule', [CompletionResultType]::ParameterName, 'Set a rule, one of those that `crowns rules show official` lists, such as min_naturals=1; may be repeated')
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'Game: its number, `last` or the start of its UUID [default: the open game]')
            [CompletionResult]::new('--table', '--table', [CompletionResultType]::ParameterName, 'Table of the last tournament, such as 7, or 1/7 for that of its game 1')
            [CompletionResult]::new('-t', '-t', [CompletionResultType]::ParameterName, 'Top card of the discard pile: take it, or draw?')
            [CompletionResult]::new('--top', '--top', [CompletionResultType]::ParameterName, 'Top card of the discard pile: take it, or draw?')
            [CompletionResult]::new('-s', '-s', [CompletionResultType]::ParameterName, 'Cards that cannot be drawn, as they were discarded or laid down, in quotes')
            [CompletionResult]::new('--seen', '--seen', [CompletionResultType]::ParameterName, 'Cards that cannot be drawn, as they were discarded or laid down, in quotes')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Seed of the games at random')
            [CompletionResult]::new('--samples', '--samples', [CompletionResultType]::ParameterName, 'How many games at random; 0 for none')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--last-turn', '--last-turn', [CompletionResultType]::ParameterName, 'Somebody has gone out: only points count')
            [CompletionResult]::new('--train', '--train', [CompletionResultType]::ParameterName, 'Ask for the discard first, then grade it')
            [CompletionResult]::new('--explain', '--explain', [CompletionResultType]::ParameterName, 'Explain how each figure is worked out')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;judge' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('-r', '-r', [CompletionResultType]::ParameterName, 'Round, by its number, 1 to 11')
            [CompletionResult]::new('--round', '--round', [CompletionResultType]::ParameterName, 'Round, by its number, 1 to 11')
            [CompletionResult]::new('-w', '-w', [CompletionResultType]::ParameterName, 'Round, by its wild rank, 3 to 10, J, Q or K')
            [CompletionResult]::new('--wild', '--wild', [CompletionResultType]::ParameterName, 'Round, by its wild rank, 3 to 10, J, Q or K')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Ruleset, built in or custom [default: official]')
            [CompletionResult]::new('--rule', '--rule', [CompletionResultType]::ParameterName, 'Set a rule, one of those that `crowns rules show official` lists, such as min_naturals=1; may be repeated')
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'Game: its number, `last` or the start of its UUID [default: the open game]')
            [CompletionResult]::new('--table', '--table', [CompletionResultType]::ParameterName, 'Table of the last tournament, such as 7, or 1/7 for that of its game 1')
            [CompletionResult]::new('-d', '-d', [CompletionResultType]::ParameterName, 'Card discarded; without `--left`, all others must be in melds')
            [CompletionResult]::new('--discard', '--discard', [CompletionResultType]::ParameterName, 'Card discarded; without `--left`, all others must be in melds')
            [CompletionResult]::new('--left', '--left', [CompletionResultType]::ParameterName, 'Cards left over, in quotes')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;rules' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--find', '--find', [CompletionResultType]::ParameterName, 'List the topics that mention these words')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List rulesets, built in and custom')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a ruleset: every rule beside its official value')
            [CompletionResult]::new('add', 'add', [CompletionResultType]::ParameterValue, 'Add a custom ruleset')
            [CompletionResult]::new('retire', 'retire', [CompletionResultType]::ParameterValue, 'Retire a custom ruleset; games played by it stay, its name can be used again')
            [CompletionResult]::new('books', 'books', [CompletionResultType]::ParameterValue, 'What is a book?')
            [CompletionResult]::new('runs', 'runs', [CompletionResultType]::ParameterValue, 'What is a run?')
            [CompletionResult]::new('wilds', 'wilds', [CompletionResultType]::ParameterValue, 'Which cards are wild, and what can they stand for?')
            [CompletionResult]::new('naturals', 'naturals', [CompletionResultType]::ParameterValue, 'How many naturals does a meld need besides its wilds?')
            [CompletionResult]::new('all-wild-melds', 'all-wild-melds', [CompletionResultType]::ParameterValue, 'May a meld consist of nothing but wilds?')
            [CompletionResult]::new('wild-as-itself', 'wild-as-itself', [CompletionResultType]::ParameterValue, 'May a card of the wild rank stand for itself?')
            [CompletionResult]::new('unusable-wild', 'unusable-wild', [CompletionResultType]::ParameterValue, 'What happens to a wild that fits nowhere?')
            [CompletionResult]::new('duplicates-in-a-book', 'duplicates-in-a-book', [CompletionResultType]::ParameterValue, 'May a book hold the same card twice?')
            [CompletionResult]::new('duplicates-in-a-run', 'duplicates-in-a-run', [CompletionResultType]::ParameterValue, 'May a run hold the same card twice?')
            [CompletionResult]::new('run-direction', 'run-direction', [CompletionResultType]::ParameterValue, 'Does the order of a run matter, and can a run wrap around?')
            [CompletionResult]::new('books-and-runs', 'books-and-runs', [CompletionResultType]::ParameterValue, 'May books and runs be laid down together?')
            [CompletionResult]::new('replacing-a-wild', 'replacing-a-wild', [CompletionResultType]::ParameterValue, 'May a wild in a meld on the table be replaced?')
            [CompletionResult]::new('going-out', 'going-out', [CompletionResultType]::ParameterValue, 'How does a player go out?')
            [CompletionResult]::new('laying-down', 'laying-down', [CompletionResultType]::ParameterValue, 'When may melds be laid down?')
            [CompletionResult]::new('discard-needed', 'discard-needed', [CompletionResultType]::ParameterValue, 'Do you need a discard to go out?')
            [CompletionResult]::new('discard-that-fits', 'discard-that-fits', [CompletionResultType]::ParameterValue, 'May you go out by discarding a card that would have fit?')
            [CompletionResult]::new('discard-first', 'discard-first', [CompletionResultType]::ParameterValue, 'What if a player discards before laying down?')
            [CompletionResult]::new('discarded-wild', 'discarded-wild', [CompletionResultType]::ParameterValue, 'Who may take a wild that was discarded by mistake?')
            [CompletionResult]::new('three-and-a-pair', 'three-and-a-pair', [CompletionResultType]::ParameterValue, 'With five cards dealt, do three of a kind and a pair go out?')
            [CompletionResult]::new('last-round-sizes', 'last-round-sizes', [CompletionResultType]::ParameterValue, 'Must the melds of the last round be of certain sizes?')
            [CompletionResult]::new('one-card-left', 'one-card-left', [CompletionResultType]::ParameterValue, 'What if a single card is left over?')
            [CompletionResult]::new('last-turn', 'last-turn', [CompletionResultType]::ParameterValue, 'What may the other players still do after someone has gone out?')
            [CompletionResult]::new('others-melds', 'others-melds', [CompletionResultType]::ParameterValue, 'May you add cards to the melds of another player?')
            [CompletionResult]::new('wrongly-out', 'wrongly-out', [CompletionResultType]::ParameterValue, 'What if a player went out with melds that turn out to be wrong?')
            [CompletionResult]::new('deck', 'deck', [CompletionResultType]::ParameterValue, 'What is in the deck?')
            [CompletionResult]::new('players', 'players', [CompletionResultType]::ParameterValue, 'How many can play, and from what age?')
            [CompletionResult]::new('dealer', 'dealer', [CompletionResultType]::ParameterValue, 'Who deals, and who starts?')
            [CompletionResult]::new('shuffling', 'shuffling', [CompletionResultType]::ParameterValue, 'How are the cards shuffled and dealt?')
            [CompletionResult]::new('turn', 'turn', [CompletionResultType]::ParameterValue, 'What does a player do in a turn?')
            [CompletionResult]::new('discard-pile', 'discard-pile', [CompletionResultType]::ParameterValue, 'Which cards of the discard pile may be taken?')
            [CompletionResult]::new('passing', 'passing', [CompletionResultType]::ParameterValue, 'May a player pass?')
            [CompletionResult]::new('cards-dealt', 'cards-dealt', [CompletionResultType]::ParameterValue, 'How many cards are dealt at the start?')
            [CompletionResult]::new('stock-used-up', 'stock-used-up', [CompletionResultType]::ParameterValue, 'What if the stock is used up before anyone goes out?')
            [CompletionResult]::new('many-players', 'many-players', [CompletionResultType]::ParameterValue, 'How do eight or more people play?')
            [CompletionResult]::new('aces-and-twos', 'aces-and-twos', [CompletionResultType]::ParameterValue, 'Are there aces and twos?')
            [CompletionResult]::new('texas', 'texas', [CompletionResultType]::ParameterValue, 'How do the Texas tournament rules differ?')
            [CompletionResult]::new('house-rules', 'house-rules', [CompletionResultType]::ParameterValue, 'Which house rules are there?')
            [CompletionResult]::new('points', 'points', [CompletionResultType]::ParameterValue, 'What does each card cost when it is left over?')
            [CompletionResult]::new('scorekeeper', 'scorekeeper', [CompletionResultType]::ParameterValue, 'Who keeps the score?')
            [CompletionResult]::new('winning', 'winning', [CompletionResultType]::ParameterValue, 'Who wins?')
            [CompletionResult]::new('ties', 'ties', [CompletionResultType]::ParameterValue, 'Who wins when two players share the lowest total?')
            [CompletionResult]::new('playing-time', 'playing-time', [CompletionResultType]::ParameterValue, 'How long does a game take?')
            [CompletionResult]::new('shorter-game', 'shorter-game', [CompletionResultType]::ParameterValue, 'May a game be shorter than eleven rounds?')
            [CompletionResult]::new('solitaire', 'solitaire', [CompletionResultType]::ParameterValue, 'Can it be played alone?')
            [CompletionResult]::new('partners', 'partners', [CompletionResultType]::ParameterValue, 'Can it be played with partners?')
            [CompletionResult]::new('buying', 'buying', [CompletionResultType]::ParameterValue, 'May a card be bought out of turn?')
            [CompletionResult]::new('misdeal', 'misdeal', [CompletionResultType]::ParameterValue, 'What if somebody has the wrong number of cards?')
            [CompletionResult]::new('forgot-discard', 'forgot-discard', [CompletionResultType]::ParameterValue, 'What if a player forgot to discard?')
            [CompletionResult]::new('take-back', 'take-back', [CompletionResultType]::ParameterValue, 'May a discard or a draw be taken back?')
            [CompletionResult]::new('counting-disputes', 'counting-disputes', [CompletionResultType]::ParameterValue, 'What if a hand was counted wrong or a meld was missed?')
            [CompletionResult]::new('exposed-cards', 'exposed-cards', [CompletionResultType]::ParameterValue, 'What if a card is dropped or shown by accident?')
            [CompletionResult]::new('looking-at-cards', 'looking-at-cards', [CompletionResultType]::ParameterValue, 'May you look through the discard pile or at other cards?')
            [CompletionResult]::new('table-talk', 'table-talk', [CompletionResultType]::ParameterValue, 'May you help others or tell them what they missed?')
            [CompletionResult]::new('out-of-turn', 'out-of-turn', [CompletionResultType]::ParameterValue, 'What if somebody draws or plays out of turn?')
            break
        }
        'crowns;rules;list' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;rules;show' {
            [CompletionResult]::new('--rule', '--rule', [CompletionResultType]::ParameterName, 'Set a rule, such as min_naturals=1; may be repeated')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('official', 'official', [CompletionResultType]::ParameterValue, 'official')
            [CompletionResult]::new('texas', 'texas', [CompletionResultType]::ParameterValue, 'texas')
            break
        }
        'crowns;rules;show;official' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;show;texas' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;add' {
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Ruleset to start from')
            [CompletionResult]::new('--rule', '--rule', [CompletionResultType]::ParameterName, 'Set a rule, one of those that `crowns rules show official` lists, such as min_naturals=2; may be repeated')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;rules;retire' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;rules;books' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;runs' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;wilds' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;naturals' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;all-wild-melds' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;wild-as-itself' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;unusable-wild' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;duplicates-in-a-book' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;duplicates-in-a-run' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;run-direction' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;books-and-runs' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;replacing-a-wild' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;going-out' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;laying-down' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;discard-needed' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;discard-that-fits' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;discard-first' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;discarded-wild' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;three-and-a-pair' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;last-round-sizes' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;one-card-left' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;last-turn' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;others-melds' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;wrongly-out' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;deck' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;players' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;dealer' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;shuffling' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;turn' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;discard-pile' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;passing' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;cards-dealt' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;stock-used-up' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;many-players' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;aces-and-twos' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;texas' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;house-rules' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;points' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;scorekeeper' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;winning' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;ties' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;playing-time' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;shorter-game' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;solitaire' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;partners' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;buying' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;misdeal' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;forgot-discard' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;take-back' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;counting-disputes' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;exposed-cards' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;looking-at-cards' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;table-talk' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;rules;out-of-turn' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;result' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'Day of the game, such as yesterday or 21/11 [default: today]')
            [CompletionResult]::new('--league', '--league', [CompletionResultType]::ParameterName, 'League of the game; added if it does not exist')
            [CompletionResult]::new('--place', '--place', [CompletionResultType]::ParameterName, 'Where the game was played')
            [CompletionResult]::new('--note', '--note', [CompletionResultType]::ParameterName, 'Note to show with the scoresheet')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Ruleset of the game [default: official]')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--new-player', '--new-player', [CompletionResultType]::ParameterName, 'Accept new players whose names are similar to existing ones, or end in a number')
            [CompletionResult]::new('--new-league', '--new-league', [CompletionResultType]::ParameterName, 'Accept a new league whose name is similar to an existing one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;games' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--player', '--player', [CompletionResultType]::ParameterName, 'Only games with this player')
            [CompletionResult]::new('--league', '--league', [CompletionResultType]::ParameterName, 'Only games of this league')
            [CompletionResult]::new('--since', '--since', [CompletionResultType]::ParameterName, 'Only games on this day or later')
            [CompletionResult]::new('--until', '--until', [CompletionResultType]::ParameterName, 'Only games on this day or earlier')
            [CompletionResult]::new('--state', '--state', [CompletionResultType]::ParameterName, 'Only games in this state; short ones were finished early')
            [CompletionResult]::new('--as-of', '--as-of', [CompletionResultType]::ParameterName, 'Show the state at a time, such as 20:15 or "yesterday 20:15", or at the end of a day, such as 2026-11-21; later corrections are left out')
            [CompletionResult]::new('--page', '--page', [CompletionResultType]::ParameterName, 'Page to show; page 1 has the newest entries')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;game' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show the scoresheet')
            [CompletionResult]::new('edit', 'edit', [CompletionResultType]::ParameterValue, 'Change the seats, the first dealer, the date, the place or the note of a game')
            [CompletionResult]::new('resume', 'resume', [CompletionResultType]::ParameterValue, 'Resume a game that was finished early, abandoned or deleted; without GAME, the last one')
            [CompletionResult]::new('finish', 'finish', [CompletionResultType]::ParameterValue, 'Finish a game before its last round; it is marked as short')
            [CompletionResult]::new('abandon', 'abandon', [CompletionResultType]::ParameterValue, 'Abandon a game')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Delete a game; `crowns undo` brings it back')
            [CompletionResult]::new('move', 'move', [CompletionResultType]::ParameterValue, 'Move a game to another league, or to none')
            break
        }
        'crowns;game;show' {
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'The same, so that the hints of other commands work here too')
            [CompletionResult]::new('--table', '--table', [CompletionResultType]::ParameterName, 'Table of the last tournament, such as 7, or 1/7 for that of its game 1')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;game;edit' {
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'The same, so that the hints of other commands work here too')
            [CompletionResult]::new('--table', '--table', [CompletionResultType]::ParameterName, 'Table of the last tournament, such as 7, or 1/7 for that of its game 1')
            [CompletionResult]::new('--seats', '--seats', [CompletionResultType]::ParameterName, 'All players in the order of their seats, clockwise')
            [CompletionResult]::new('--dealer', '--dealer', [CompletionResultType]::ParameterName, 'Player who dealt, or deals, first')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'Day of the game, such as yesterday or 21/11')
            [CompletionResult]::new('--place', '--place', [CompletionResultType]::ParameterName, 'Where the game is played; empty to remove it')
            [CompletionResult]::new('--note', '--note', [CompletionResultType]::ParameterName, 'Note to show with the scoresheet; empty to remove it')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;game;resume' {
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'The same, so that the hints of other commands work here too')
            [CompletionResult]::new('--table', '--table', [CompletionResultType]::ParameterName, 'Table of the last tournament, such as 7, or 1/7 for that of its game 1')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;game;finish' {
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'The same, so that the hints of other commands work here too')
            [CompletionResult]::new('--table', '--table', [CompletionResultType]::ParameterName, 'Table of the last tournament, such as 7, or 1/7 for that of its game 1')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;game;abandon' {
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'The same, so that the hints of other commands work here too')
            [CompletionResult]::new('--table', '--table', [CompletionResultType]::ParameterName, 'Table of the last tournament, such as 7, or 1/7 for that of its game 1')
            [CompletionResult]::new('--why', '--why', [CompletionResultType]::ParameterName, 'Reason, for the log')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;game;delete' {
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'The same, so that the hints of other commands work here too')
            [CompletionResult]::new('--table', '--table', [CompletionResultType]::ParameterName, 'Table of the last tournament, such as 7, or 1/7 for that of its game 1')
            [CompletionResult]::new('--why', '--why', [CompletionResultType]::ParameterName, 'Reason, for the log')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;game;move' {
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'The same, so that the hints of other commands work here too')
            [CompletionResult]::new('--table', '--table', [CompletionResultType]::ParameterName, 'Table of the last tournament, such as 7, or 1/7 for that of its game 1')
            [CompletionResult]::new('--league', '--league', [CompletionResultType]::ParameterName, 'League to move it to')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--no-league', '--no-league', [CompletionResultType]::ParameterName, 'Move it to no league')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;player' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('add', 'add', [CompletionResultType]::ParameterValue, 'Add players')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List players, with games, last day, leagues and names that look like theirs')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a player: games, last day, leagues and figures')
            [CompletionResult]::new('rename', 'rename', [CompletionResultType]::ParameterValue, 'Rename a player, in all games')
            [CompletionResult]::new('merge', 'merge', [CompletionResultType]::ParameterValue, 'Merge a player into another, such as one entered under two names')
            [CompletionResult]::new('retire', 'retire', [CompletionResultType]::ParameterValue, 'Retire a player; the games stay')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Delete a player who is in no game and no tournament')
            [CompletionResult]::new('return', 'return', [CompletionResultType]::ParameterValue, 'Bring a retired player back')
            break
        }
        'crowns;player;add' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;player;list' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;player;show' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;player;rename' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;player;merge' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;player;retire' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;player;delete' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;player;return' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;league' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('add', 'add', [CompletionResultType]::ParameterValue, 'Add a league')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List leagues')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show the settings and seasons of a league')
            [CompletionResult]::new('edit', 'edit', [CompletionResultType]::ParameterValue, 'Change settings of a league; those not given stay as they are')
            [CompletionResult]::new('retire', 'retire', [CompletionResultType]::ParameterValue, 'Retire a league; its games and standings stay')
            [CompletionResult]::new('return', 'return', [CompletionResultType]::ParameterValue, 'Bring a retired league back')
            break
        }
        'crowns;league;add' {
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Ruleset of its games')
            [CompletionResult]::new('--by', '--by', [CompletionResultType]::ParameterName, 'Ranking method: beaten, average, per-round, points, wins, total or rating')
            [CompletionResult]::new('--min-games', '--min-games', [CompletionResultType]::ParameterName, 'Number of games a player must have played to be ranked')
            [CompletionResult]::new('--drop-worst', '--drop-worst', [CompletionResultType]::ParameterName, 'Number of each player''s worst games to leave out')
            [CompletionResult]::new('--tie-break', '--tie-break', [CompletionResultType]::ParameterName, 'Methods that break ties, such as wins,average; `none` for shared places')
            [CompletionResult]::new('--report-lang', '--report-lang', [CompletionResultType]::ParameterName, 'Language of its reports, unless `--lang` is given')
            [CompletionResult]::new('--season', '--season', [CompletionResultType]::ParameterName, 'Season to add or change, such as Autumn=2026-09-01..2026-12-31; may be repeated')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--new-league', '--new-league', [CompletionResultType]::ParameterName, 'Accept a new league whose name is similar to an existing one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;league;list' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;league;show' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;league;edit' {
            [CompletionResult]::new('--rename', '--rename', [CompletionResultType]::ParameterName, 'New name')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Ruleset of its games')
            [CompletionResult]::new('--by', '--by', [CompletionResultType]::ParameterName, 'Ranking method: beaten, average, per-round, points, wins, total or rating')
            [CompletionResult]::new('--min-games', '--min-games', [CompletionResultType]::ParameterName, 'Number of games a player must have played to be ranked')
            [CompletionResult]::new('--drop-worst', '--drop-worst', [CompletionResultType]::ParameterName, 'Number of each player''s worst games to leave out')
            [CompletionResult]::new('--tie-break', '--tie-break', [CompletionResultType]::ParameterName, 'Methods that break ties, such as wins,average; `none` for shared places')
            [CompletionResult]::new('--report-lang', '--report-lang', [CompletionResultType]::ParameterName, 'Language of its reports, unless `--lang` is given')
            [CompletionResult]::new('--season', '--season', [CompletionResultType]::ParameterName, 'Season to add or change, such as Autumn=2026-09-01..2026-12-31; may be repeated')
            [CompletionResult]::new('--drop-season', '--drop-season', [CompletionResultType]::ParameterName, 'Drop a season; its games stay in the league')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;league;retire' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;league;return' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;standings' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--league', '--league', [CompletionResultType]::ParameterName, 'Only games of this league')
            [CompletionResult]::new('--season', '--season', [CompletionResultType]::ParameterName, 'Only games of this season of the league, or of a year or month')
            [CompletionResult]::new('--since', '--since', [CompletionResultType]::ParameterName, 'Only games on this day or later')
            [CompletionResult]::new('--until', '--until', [CompletionResultType]::ParameterName, 'Only games on this day or earlier')
            [CompletionResult]::new('--players', '--players', [CompletionResultType]::ParameterName, 'Only games with this many players')
            [CompletionResult]::new('--by', '--by', [CompletionResultType]::ParameterName, 'Ranking method: beaten, average, per-round, points, wins, total or rating')
            [CompletionResult]::new('--min-games', '--min-games', [CompletionResultType]::ParameterName, 'Number of games a player must have played to be ranked')
            [CompletionResult]::new('--drop-worst', '--drop-worst', [CompletionResultType]::ParameterName, 'Number of each player''s worst games to leave out')
            [CompletionResult]::new('--top', '--top', [CompletionResultType]::ParameterName, 'Only the first N places')
            [CompletionResult]::new('--as-of', '--as-of', [CompletionResultType]::ParameterName, 'Show the state at a time, such as 20:15 or "yesterday 20:15", or at the end of a day, such as 2026-11-21; later corrections are left out')
            [CompletionResult]::new('--explain', '--explain', [CompletionResultType]::ParameterName, 'Show how the figures of this player add up, game by game')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--short', '--short', [CompletionResultType]::ParameterName, 'Include games that were finished early')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--csv', '--csv', [CompletionResultType]::ParameterName, 'Write CSV, for a spreadsheet')
            [CompletionResult]::new('--md', '--md', [CompletionResultType]::ParameterName, 'Write Markdown')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;stats' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--league', '--league', [CompletionResultType]::ParameterName, 'Only games of this league')
            [CompletionResult]::new('--season', '--season', [CompletionResultType]::ParameterName, 'Only games of this season of the league, or of a year or month')
            [CompletionResult]::new('--since', '--since', [CompletionResultType]::ParameterName, 'Only games on this day or later')
            [CompletionResult]::new('--until', '--until', [CompletionResultType]::ParameterName, 'Only games on this day or earlier')
            [CompletionResult]::new('--players', '--players', [CompletionResultType]::ParameterName, 'Only games with this many players')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--short', '--short', [CompletionResultType]::ParameterName, 'Include games that were finished early')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;records' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--league', '--league', [CompletionResultType]::ParameterName, 'Only games of this league')
            [CompletionResult]::new('--season', '--season', [CompletionResultType]::ParameterName, 'Only games of this season of the league, or of a year or month')
            [CompletionResult]::new('--since', '--since', [CompletionResultType]::ParameterName, 'Only games on this day or later')
            [CompletionResult]::new('--until', '--until', [CompletionResultType]::ParameterName, 'Only games on this day or earlier')
            [CompletionResult]::new('--players', '--players', [CompletionResultType]::ParameterName, 'Only games with this many players')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--short', '--short', [CompletionResultType]::ParameterName, 'Include games that were finished early')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON, with every holder of a shared record')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;report' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('game', 'game', [CompletionResultType]::ParameterValue, 'Report a game: its scoresheet, chart and the records it broke; without GAME, the open game or else the last one')
            [CompletionResult]::new('night', 'night', [CompletionResultType]::ParameterValue, 'Report the games of a day: winners, comebacks, the worst round, records')
            [CompletionResult]::new('standings', 'standings', [CompletionResultType]::ParameterValue, 'Report the standings of a league or of all games')
            [CompletionResult]::new('about', 'about', [CompletionResultType]::ParameterValue, 'Report a night or the standings of a league, whichever words stand for')
            [CompletionResult]::new('tournament', 'tournament', [CompletionResultType]::ParameterValue, 'Report the standings of a tournament; without NAME, the one created last')
            break
        }
        'crowns;report;game' {
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'The same, so that the hints of other commands work here too')
            [CompletionResult]::new('--table', '--table', [CompletionResultType]::ParameterName, 'Table of the last tournament, such as 7, or 1/7 for that of its game 1')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write to this file instead of standard output; an existing one is replaced when the output is complete')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write to this file instead of standard output; an existing one is replaced when the output is complete')
            [CompletionResult]::new('--refresh', '--refresh', [CompletionResultType]::ParameterName, 'Let the browser load the HTML page again every N seconds [default with --watch: 5]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--text', '--text', [CompletionResultType]::ParameterName, 'Write text; the default unless the name of the output file says otherwise')
            [CompletionResult]::new('--md', '--md', [CompletionResultType]::ParameterName, 'Write Markdown')
            [CompletionResult]::new('--csv', '--csv', [CompletionResultType]::ParameterName, 'Write CSV, for a spreadsheet')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Write an SVG picture')
            [CompletionResult]::new('--html', '--html', [CompletionResultType]::ParameterName, 'Write an HTML page')
            [CompletionResult]::new('--watch', '--watch', [CompletionResultType]::ParameterName, 'Write the file again whenever the database changes, until Ctrl-C')
            [CompletionResult]::new('--kiosk', '--kiosk', [CompletionResultType]::ParameterName, 'Write the HTML page in letters that can be read across a hall')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;report;night' {
            [CompletionResult]::new('--league', '--league', [CompletionResultType]::ParameterName, 'Only games of this league, and its records')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write to this file instead of standard output; an existing one is replaced when the output is complete')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write to this file instead of standard output; an existing one is replaced when the output is complete')
            [CompletionResult]::new('--refresh', '--refresh', [CompletionResultType]::ParameterName, 'Let the browser load the HTML page again every N seconds [default with --watch: 5]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--text', '--text', [CompletionResultType]::ParameterName, 'Write text; the default unless the name of the output file says otherwise')
            [CompletionResult]::new('--md', '--md', [CompletionResultType]::ParameterName, 'Write Markdown')
            [CompletionResult]::new('--csv', '--csv', [CompletionResultType]::ParameterName, 'Write CSV, for a spreadsheet')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Write an SVG picture')
            [CompletionResult]::new('--html', '--html', [CompletionResultType]::ParameterName, 'Write an HTML page')
            [CompletionResult]::new('--watch', '--watch', [CompletionResultType]::ParameterName, 'Write the file again whenever the database changes, until Ctrl-C')
            [CompletionResult]::new('--kiosk', '--kiosk', [CompletionResultType]::ParameterName, 'Write the HTML page in letters that can be read across a hall')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;report;standings' {
            [CompletionResult]::new('--league', '--league', [CompletionResultType]::ParameterName, 'Only games of this league')
            [CompletionResult]::new('--season', '--season', [CompletionResultType]::ParameterName, 'Only games of this season of the league, or of a year or month')
            [CompletionResult]::new('--since', '--since', [CompletionResultType]::ParameterName, 'Only games on this day or later')
            [CompletionResult]::new('--until', '--until', [CompletionResultType]::ParameterName, 'Only games on this day or earlier')
            [CompletionResult]::new('--players', '--players', [CompletionResultType]::ParameterName, 'Only games with this many players')
            [CompletionResult]::new('--by', '--by', [CompletionResultType]::ParameterName, 'Ranking method: beaten, average, per-round, points, wins, total or rating')
            [CompletionResult]::new('--min-games', '--min-games', [CompletionResultType]::ParameterName, 'Number of games a player must have played to be ranked')
            [CompletionResult]::new('--drop-worst', '--drop-worst', [CompletionResultType]::ParameterName, 'Number of each player''s worst games to leave out')
            [CompletionResult]::new('--top', '--top', [CompletionResultType]::ParameterName, 'Only the first N places')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write to this file instead of standard output; an existing one is replaced when the output is complete')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write to this file instead of standard output; an existing one is replaced when the output is complete')
            [CompletionResult]::new('--refresh', '--refresh', [CompletionResultType]::ParameterName, 'Let the browser load the HTML page again every N seconds [default with --watch: 5]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--short', '--short', [CompletionResultType]::ParameterName, 'Include games that were finished early')
            [CompletionResult]::new('--text', '--text', [CompletionResultType]::ParameterName, 'Write text; the default unless the name of the output file says otherwise')
            [CompletionResult]::new('--md', '--md', [CompletionResultType]::ParameterName, 'Write Markdown')
            [CompletionResult]::new('--csv', '--csv', [CompletionResultType]::ParameterName, 'Write CSV, for a spreadsheet')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Write an SVG picture')
            [CompletionResult]::new('--html', '--html', [CompletionResultType]::ParameterName, 'Write an HTML page')
            [CompletionResult]::new('--watch', '--watch', [CompletionResultType]::ParameterName, 'Write the file again whenever the database changes, until Ctrl-C')
            [CompletionResult]::new('--kiosk', '--kiosk', [CompletionResultType]::ParameterName, 'Write the HTML page in letters that can be read across a hall')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;report;about' {
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write to this file instead of standard output; an existing one is replaced when the output is complete')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write to this file instead of standard output; an existing one is replaced when the output is complete')
            [CompletionResult]::new('--refresh', '--refresh', [CompletionResultType]::ParameterName, 'Let the browser load the HTML page again every N seconds [default with --watch: 5]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--text', '--text', [CompletionResultType]::ParameterName, 'Write text; the default unless the name of the output file says otherwise')
            [CompletionResult]::new('--md', '--md', [CompletionResultType]::ParameterName, 'Write Markdown')
            [CompletionResult]::new('--csv', '--csv', [CompletionResultType]::ParameterName, 'Write CSV, for a spreadsheet')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Write an SVG picture')
            [CompletionResult]::new('--html', '--html', [CompletionResultType]::ParameterName, 'Write an HTML page')
            [CompletionResult]::new('--watch', '--watch', [CompletionResultType]::ParameterName, 'Write the file again whenever the database changes, until Ctrl-C')
            [CompletionResult]::new('--kiosk', '--kiosk', [CompletionResultType]::ParameterName, 'Write the HTML page in letters that can be read across a hall')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;report;tournament' {
            [CompletionResult]::new('--tournament', '--tournament', [CompletionResultType]::ParameterName, 'Tournament [default: the one created last]')
            [CompletionResult]::new('--by', '--by', [CompletionResultType]::ParameterName, 'Ranking method: beaten, points, average (or mean) or total')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write to this file instead of standard output; an existing one is replaced when the output is complete')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write to this file instead of standard output; an existing one is replaced when the output is complete')
            [CompletionResult]::new('--refresh', '--refresh', [CompletionResultType]::ParameterName, 'Let the browser load the HTML page again every N seconds [default with --watch: 5]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--text', '--text', [CompletionResultType]::ParameterName, 'Write text; the default unless the name of the output file says otherwise')
            [CompletionResult]::new('--md', '--md', [CompletionResultType]::ParameterName, 'Write Markdown')
            [CompletionResult]::new('--csv', '--csv', [CompletionResultType]::ParameterName, 'Write CSV, for a spreadsheet')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Write an SVG picture')
            [CompletionResult]::new('--html', '--html', [CompletionResultType]::ParameterName, 'Write an HTML page')
            [CompletionResult]::new('--watch', '--watch', [CompletionResultType]::ParameterName, 'Write the file again whenever the database changes, until Ctrl-C')
            [CompletionResult]::new('--kiosk', '--kiosk', [CompletionResultType]::ParameterName, 'Write the HTML page in letters that can be read across a hall')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;log' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'Only changes of this game: its number, `last` or the start of its UUID')
            [CompletionResult]::new('--player', '--player', [CompletionResultType]::ParameterName, 'Only changes of this player and of the player''s games')
            [CompletionResult]::new('--page', '--page', [CompletionResultType]::ParameterName, 'Page to show; page 1 has the newest entries')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;tournament' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('new', 'new', [CompletionResultType]::ParameterValue, 'Create a tournament and seat all of its games')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List tournaments')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show the tables of a game, and how far they are')
            [CompletionResult]::new('seat', 'seat', [CompletionResultType]::ParameterValue, 'Start a game at all tables')
            [CompletionResult]::new('late', 'late', [CompletionResultType]::ParameterValue, 'Let a player in late, or back in')
            [CompletionResult]::new('leave', 'leave', [CompletionResultType]::ParameterValue, 'Let a player leave the tournament')
            [CompletionResult]::new('swap', 'swap', [CompletionResultType]::ParameterValue, 'Let two players change places in a game')
            [CompletionResult]::new('standings', 'standings', [CompletionResultType]::ParameterValue, 'Rank the players by the tables that have finished')
            [CompletionResult]::new('cut', 'cut', [CompletionResultType]::ParameterValue, 'Start the final with the best players')
            [CompletionResult]::new('print', 'print', [CompletionResultType]::ParameterValue, 'Write seats, scoresheets or standings as an HTML page, to print on A4')
            [CompletionResult]::new('quality', 'quality', [CompletionResultType]::ParameterValue, 'Show how good the seats are, beside the best possible')
            break
        }
        'crowns;tournament;new' {
            [CompletionResult]::new('--games', '--games', [CompletionResultType]::ParameterName, 'Games that everybody plays, without a final')
            [CompletionResult]::new('--tables', '--tables', [CompletionResultType]::ParameterName, 'Tables in each game')
            [CompletionResult]::new('--size', '--size', [CompletionResultType]::ParameterName, 'Players of a table [default: 4..6]')
            [CompletionResult]::new('--cut', '--cut', [CompletionResultType]::ParameterName, 'Players of a final')
            [CompletionResult]::new('--by', '--by', [CompletionResultType]::ParameterName, 'Ranking method: beaten, points, average (or mean) or total')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Ruleset, built in or custom [default: official]')
            [CompletionResult]::new('--rule', '--rule', [CompletionResultType]::ParameterName, 'Set a rule, one of those that `crowns rules show official` lists, such as min_naturals=1; may be repeated')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Number that the seats follow from')
            [CompletionResult]::new('--apart', '--apart', [CompletionResultType]::ParameterName, 'Two players not to meet, such as "Ann Bob"; may be repeated')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--new-player', '--new-player', [CompletionResultType]::ParameterName, 'Accept new players whose names are similar to existing ones, or end in a number')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;tournament;list' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;tournament;show' {
            [CompletionResult]::new('--tournament', '--tournament', [CompletionResultType]::ParameterName, 'Tournament [default: the one created last]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;tournament;seat' {
            [CompletionResult]::new('--tournament', '--tournament', [CompletionResultType]::ParameterName, 'Tournament [default: the one created last]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;tournament;late' {
            [CompletionResult]::new('--tables', '--tables', [CompletionResultType]::ParameterName, 'Tables in each game to come [default: as many as before]')
            [CompletionResult]::new('--tournament', '--tournament', [CompletionResultType]::ParameterName, 'Tournament [default: the one created last]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--new-player', '--new-player', [CompletionResultType]::ParameterName, 'Accept new players whose names are similar to existing ones, or end in a number')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;tournament;leave' {
            [CompletionResult]::new('--tables', '--tables', [CompletionResultType]::ParameterName, 'Tables in each game to come [default: as many as before]')
            [CompletionResult]::new('--tournament', '--tournament', [CompletionResultType]::ParameterName, 'Tournament [default: the one created last]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;tournament;swap' {
            [CompletionResult]::new('--in', '--in', [CompletionResultType]::ParameterName, 'Game of the tournament [default: the first in which neither table has begun]')
            [CompletionResult]::new('--tournament', '--tournament', [CompletionResultType]::ParameterName, 'Tournament [default: the one created last]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;tournament;standings' {
            [CompletionResult]::new('--by', '--by', [CompletionResultType]::ParameterName, 'Ranking method: beaten, points, average (or mean) or total')
            [CompletionResult]::new('--tournament', '--tournament', [CompletionResultType]::ParameterName, 'Tournament [default: the one created last]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;tournament;cut' {
            [CompletionResult]::new('--with', '--with', [CompletionResultType]::ParameterName, 'Player who plays of those that are equal; may be repeated')
            [CompletionResult]::new('--tournament', '--tournament', [CompletionResultType]::ParameterName, 'Tournament [default: the one created last]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('-y', '-y', [CompletionResultType]::ParameterName, 'Replace a final that has not begun without asking')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Replace a final that has not begun without asking')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;tournament;print' {
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write to this file instead of standard output; an existing one is replaced when the output is complete')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write to this file instead of standard output; an existing one is replaced when the output is complete')
            [CompletionResult]::new('--refresh', '--refresh', [CompletionResultType]::ParameterName, 'Let the browser load the HTML page again every N seconds [default with --watch: 5]')
            [CompletionResult]::new('--tournament', '--tournament', [CompletionResultType]::ParameterName, 'Tournament [default: the one created last]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--watch', '--watch', [CompletionResultType]::ParameterName, 'Write the file again whenever the database changes, until Ctrl-C')
            [CompletionResult]::new('--kiosk', '--kiosk', [CompletionResultType]::ParameterName, 'Write the HTML page in letters that can be read across a hall')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('names', 'names', [CompletionResultType]::ParameterValue, 'The players by name, with their tables')
            [CompletionResult]::new('tables', 'tables', [CompletionResultType]::ParameterValue, 'The tables of a game, with their players')
            [CompletionResult]::new('scoresheets', 'scoresheets', [CompletionResultType]::ParameterValue, 'A scoresheet to write on for each table of a game')
            [CompletionResult]::new('standings', 'standings', [CompletionResultType]::ParameterValue, 'The standings')
            break
        }
        'crowns;tournament;print;names' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;tournament;print;tables' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;tournament;print;scoresheets' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;tournament;print;standings' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            break
        }
        'crowns;tournament;quality' {
            [CompletionResult]::new('--tournament', '--tournament', [CompletionResultType]::ParameterName, 'Tournament [default: the one created last]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;export' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'Only this game: its number, `last` or the start of its UUID')
            [CompletionResult]::new('--league', '--league', [CompletionResultType]::ParameterName, 'Only games of this league')
            [CompletionResult]::new('--player', '--player', [CompletionResultType]::ParameterName, 'Only games with this player')
            [CompletionResult]::new('--since', '--since', [CompletionResultType]::ParameterName, 'Only games on this day or later')
            [CompletionResult]::new('--csv', '--csv', [CompletionResultType]::ParameterName, 'Write a CSV table for a spreadsheet instead')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--force', '--force', [CompletionResultType]::ParameterName, 'Replace an existing file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write a summary of the export to standard output as JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;import' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Ruleset of its games [default: official]')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'Day of games that have none in the file [default: today]')
            [CompletionResult]::new('--league', '--league', [CompletionResultType]::ParameterName, 'League of games without one; added if it does not exist')
            [CompletionResult]::new('--date-format', '--date-format', [CompletionResultType]::ParameterName, 'How days are written in the file, such as DD.MM.YYYY or %d.%m.%Y')
            [CompletionResult]::new('--column', '--column', [CompletionResultType]::ParameterName, 'Say what a column holds, such as `round=Durchgang`: game, date, round, cards, player, points, out, league, place or total')
            [CompletionResult]::new('--ignore', '--ignore', [CompletionResultType]::ParameterName, 'Leave a column out')
            [CompletionResult]::new('--as', '--as', [CompletionResultType]::ParameterName, 'Import a name of the file as that of another player')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Show what would be imported, and import nothing')
            [CompletionResult]::new('--join-names', '--join-names', [CompletionResultType]::ParameterName, 'Merge players who have the same name')
            [CompletionResult]::new('--skip-refused', '--skip-refused', [CompletionResultType]::ParameterName, 'Leave out events that are refused, such as altered ones, and import the rest')
            [CompletionResult]::new('--csv', '--csv', [CompletionResultType]::ParameterName, 'Read a scoresheet from a spreadsheet: a row per round with a column per player, or the other way round, or the columns round, player, points')
            [CompletionResult]::new('--new-player', '--new-player', [CompletionResultType]::ParameterName, 'Accept new players whose names are similar to existing ones')
            [CompletionResult]::new('--new-league', '--new-league', [CompletionResultType]::ParameterName, 'Accept new leagues whose names are similar to existing ones')
            [CompletionResult]::new('--totals', '--totals', [CompletionResultType]::ParameterName, 'Scores are running totals, as on most pads')
            [CompletionResult]::new('--results', '--results', [CompletionResultType]::ParameterName, 'A row is a game without rounds: day, players and totals')
            [CompletionResult]::new('--force', '--force', [CompletionResultType]::ParameterName, 'Accept implausible scores, scores that only rise, and days in the future')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;sync' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'Name of this device for the others [default: its host name]')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--watch', '--watch', [CompletionResultType]::ParameterName, 'Sync again every few seconds, until Ctrl-C')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;backup' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--keep', '--keep', [CompletionResultType]::ParameterName, 'Number of backups to keep in the directory [default: 5]')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--force', '--force', [CompletionResultType]::ParameterName, 'Replace an existing FILE')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the backups in the directory, newest first')
            break
        }
        'crowns;backup;list' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;restore' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Do not ask for confirmation')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;doctor' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('--repair', '--repair', [CompletionResultType]::ParameterName, 'Repair what can be repaired, then check again')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print problems only')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print problems only')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;completions' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('bash', 'bash', [CompletionResultType]::ParameterValue, 'bash')
            [CompletionResult]::new('elvish', 'elvish', [CompletionResultType]::ParameterValue, 'elvish')
            [CompletionResult]::new('fish', 'fish', [CompletionResultType]::ParameterValue, 'fish')
            [CompletionResult]::new('powershell', 'powershell', [CompletionResultType]::ParameterValue, 'powershell')
            [CompletionResult]::new('zsh', 'zsh', [CompletionResultType]::ParameterValue, 'zsh')
            break
        }
        'crowns;completions;bash' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            break
        }
        'crowns;completions;elvish' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            break
        }
        'crowns;completions;fish' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            break
        }
        'crowns;completions;powershell' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            break
        }
        'crowns;completions;zsh' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            break
        }
        'crowns;man' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colors; auto means only on a terminal')
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language at the table [default: that of the environment]')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'Use this database instead of the default one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal')
            [CompletionResult]::new('--no-pager', '--no-pager', [CompletionResultType]::ParameterName, 'Print long output at once instead of a screen at a time')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
    })

    $completions.Where{ $_.CompletionText -like "$wordToComplete*" } |
        Sort-Object -Property ListItemText
}
