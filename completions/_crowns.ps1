
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
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('check', 'check', [CompletionResultType]::ParameterValue, 'Judge a hand: can it go out, and what does it cost')
            [CompletionResult]::new('judge', 'judge', [CompletionResultType]::ParameterValue, 'Judge a lay-down: is each meld one, does it go out, and if not, why not')
            [CompletionResult]::new('rules', 'rules', [CompletionResultType]::ParameterValue, 'Settle an argument: the rulings people ask for, and the rulesets')
            [CompletionResult]::new('score', 'score', [CompletionResultType]::ParameterValue, 'Enter the scores of a round')
            [CompletionResult]::new('fix', 'fix', [CompletionResultType]::ParameterValue, 'Correct the scores of any round, in a finished game too')
            [CompletionResult]::new('games', 'games', [CompletionResultType]::ParameterValue, 'List the games, newest first')
            [CompletionResult]::new('game', 'game', [CompletionResultType]::ParameterValue, 'Show one game, end it, go on with it, delete it or file it elsewhere')
            [CompletionResult]::new('undo', 'undo', [CompletionResultType]::ParameterValue, 'Take back the last command given on this device, whatever it was')
            [CompletionResult]::new('redo', 'redo', [CompletionResultType]::ParameterValue, 'Bring back what the last undo took back')
            [CompletionResult]::new('log', 'log', [CompletionResultType]::ParameterValue, 'Show what happened: when, what, the old value and the new, and why')
            [CompletionResult]::new('export', 'export', [CompletionResultType]::ParameterValue, 'Write the journal, or a part of it, for another device')
            [CompletionResult]::new('import', 'import', [CompletionResultType]::ParameterValue, 'Take in what `crowns export` wrote on another device')
            [CompletionResult]::new('player', 'player', [CompletionResultType]::ParameterValue, 'Add, list, rename, merge and retire players')
            [CompletionResult]::new('new', 'new', [CompletionResultType]::ParameterValue, 'Start a game')
            [CompletionResult]::new('board', 'board', [CompletionResultType]::ParameterValue, 'Show the scoresheet of a game')
            [CompletionResult]::new('join', 'join', [CompletionResultType]::ParameterValue, 'Let a player sit down late, or come back')
            [CompletionResult]::new('leave', 'leave', [CompletionResultType]::ParameterValue, 'Let a player get up before the game ends')
            [CompletionResult]::new('league', 'league', [CompletionResultType]::ParameterValue, 'Keep leagues: their rules, how they rank, and their seasons')
            [CompletionResult]::new('standings', 'standings', [CompletionResultType]::ParameterValue, 'Show who leads, in a league or over all games')
            [CompletionResult]::new('report', 'report', [CompletionResultType]::ParameterValue, 'Report a game, a night or standings: to print, to send, to paste in a chat')
            [CompletionResult]::new('stats', 'stats', [CompletionResultType]::ParameterValue, 'Show the figures of a player, or of two against each other')
            [CompletionResult]::new('records', 'records', [CompletionResultType]::ParameterValue, 'Show the records: the best, the worst and the longest of all games')
            [CompletionResult]::new('backup', 'backup', [CompletionResultType]::ParameterValue, 'Copy all that is kept into another file, while it is in use too')
            [CompletionResult]::new('restore', 'restore', [CompletionResultType]::ParameterValue, 'Put a copy back in the place of all that is kept')
            [CompletionResult]::new('doctor', 'doctor', [CompletionResultType]::ParameterValue, 'Look whether the file of games is sound, and mend it')
            [CompletionResult]::new('completions', 'completions', [CompletionResultType]::ParameterValue, 'Write completions for a shell to standard output')
            [CompletionResult]::new('man', 'man', [CompletionResultType]::ParameterValue, 'Write the manual: the main page to standard output, or all pages to a directory')
            break
        }
        'crowns;check' {
            [CompletionResult]::new('--round', '--round', [CompletionResultType]::ParameterName, 'The round, by its number')
            [CompletionResult]::new('--wild', '--wild', [CompletionResultType]::ParameterName, 'The round, by its wild rank')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'The ruleset to play by, built in or of the house [default: official]')
            [CompletionResult]::new('--rule', '--rule', [CompletionResultType]::ParameterName, 'Vary one knob of the ruleset, such as min_naturals=1; may be repeated')
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'The game, by its number, `last` or the beginning of its UUID; without it the one open game')
            [CompletionResult]::new('--all', '--all', [CompletionResultType]::ParameterName, 'Show every arrangement of the least penalty, up to N [default N: 10]')
            [CompletionResult]::new('--batch', '--batch', [CompletionResultType]::ParameterName, 'Judge a file of hands, each line `ROUND: CARDS`, and print a line of JSON for each; - reads standard input')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--left', '--left', [CompletionResultType]::ParameterName, 'Add up the cards left on the table after the melds were laid down')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print nothing: exit 0 if the hand goes out or costs nothing, 1 if not')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print nothing: exit 0 if the hand goes out or costs nothing, 1 if not')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;judge' {
            [CompletionResult]::new('--round', '--round', [CompletionResultType]::ParameterName, 'The round, by its number')
            [CompletionResult]::new('--wild', '--wild', [CompletionResultType]::ParameterName, 'The round, by its wild rank')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'The ruleset to play by, built in or of the house [default: official]')
            [CompletionResult]::new('--rule', '--rule', [CompletionResultType]::ParameterName, 'Vary one knob of the ruleset, such as min_naturals=1; may be repeated')
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'The game, by its number, `last` or the beginning of its UUID; without it the one open game')
            [CompletionResult]::new('--discard', '--discard', [CompletionResultType]::ParameterName, 'The card discarded; without --left all others must be in melds')
            [CompletionResult]::new('--left', '--left', [CompletionResultType]::ParameterName, 'The cards left in no meld, in quotes')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;rules' {
            [CompletionResult]::new('--find', '--find', [CompletionResultType]::ParameterName, 'List the topics whose text has these words')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the rulesets, built in and of the house')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a ruleset, every knob beside its official value')
            [CompletionResult]::new('add', 'add', [CompletionResultType]::ParameterValue, 'Keep a ruleset of the house under a name')
            [CompletionResult]::new('retire', 'retire', [CompletionResultType]::ParameterValue, 'Take a ruleset of the house out of use; games played by it stay as they are, and its name is free again')
            [CompletionResult]::new('naturals', 'naturals', [CompletionResultType]::ParameterValue, 'How many naturals does a meld need beside its wilds?')
            [CompletionResult]::new('all-wild-melds', 'all-wild-melds', [CompletionResultType]::ParameterValue, 'May a meld consist of nothing but wilds?')
            [CompletionResult]::new('wild-as-itself', 'wild-as-itself', [CompletionResultType]::ParameterValue, 'May a card of the wild rank stand for itself?')
            [CompletionResult]::new('unusable-wild', 'unusable-wild', [CompletionResultType]::ParameterValue, 'What becomes of a wild that fits nowhere?')
            [CompletionResult]::new('duplicates-in-a-book', 'duplicates-in-a-book', [CompletionResultType]::ParameterValue, 'May a book hold the same card twice?')
            [CompletionResult]::new('duplicates-in-a-run', 'duplicates-in-a-run', [CompletionResultType]::ParameterValue, 'May a run hold the same card twice?')
            [CompletionResult]::new('run-direction', 'run-direction', [CompletionResultType]::ParameterValue, 'Which way does a run read, and does it go round the corner?')
            [CompletionResult]::new('books-and-runs', 'books-and-runs', [CompletionResultType]::ParameterValue, 'May books and runs be laid down together?')
            [CompletionResult]::new('laying-down', 'laying-down', [CompletionResultType]::ParameterValue, 'When may melds be laid down?')
            [CompletionResult]::new('discard-needed', 'discard-needed', [CompletionResultType]::ParameterValue, 'Does going out take a discard?')
            [CompletionResult]::new('discard-that-fits', 'discard-that-fits', [CompletionResultType]::ParameterValue, 'May you go out by discarding a card that would have fitted?')
            [CompletionResult]::new('discard-first', 'discard-first', [CompletionResultType]::ParameterValue, 'What if a player discards before laying down?')
            [CompletionResult]::new('discarded-wild', 'discarded-wild', [CompletionResultType]::ParameterValue, 'A wild was discarded by mistake: who may take it?')
            [CompletionResult]::new('three-and-a-pair', 'three-and-a-pair', [CompletionResultType]::ParameterValue, 'With five cards dealt, do three of a kind and a pair go out?')
            [CompletionResult]::new('last-round-sizes', 'last-round-sizes', [CompletionResultType]::ParameterValue, 'Must the melds of the last round be of certain sizes?')
            [CompletionResult]::new('one-card-left', 'one-card-left', [CompletionResultType]::ParameterValue, 'What if a single card is left over?')
            [CompletionResult]::new('last-turn', 'last-turn', [CompletionResultType]::ParameterValue, 'Somebody has gone out: what may the others still do?')
            [CompletionResult]::new('wrongly-out', 'wrongly-out', [CompletionResultType]::ParameterValue, 'What if the melds of a player who went out turn out to be wrong?')
            [CompletionResult]::new('cards-dealt', 'cards-dealt', [CompletionResultType]::ParameterValue, 'How many cards are dealt at the start?')
            [CompletionResult]::new('stock-used-up', 'stock-used-up', [CompletionResultType]::ParameterValue, 'What if the stock is used up before anyone goes out?')
            [CompletionResult]::new('many-players', 'many-players', [CompletionResultType]::ParameterValue, 'How do eight or more people play?')
            [CompletionResult]::new('aces-and-twos', 'aces-and-twos', [CompletionResultType]::ParameterValue, 'Are there aces and twos?')
            [CompletionResult]::new('points', 'points', [CompletionResultType]::ParameterValue, 'What does each card cost when it is left over?')
            [CompletionResult]::new('ties', 'ties', [CompletionResultType]::ParameterValue, 'Who wins when two players share the lowest total?')
            [CompletionResult]::new('solitaire', 'solitaire', [CompletionResultType]::ParameterValue, 'Can it be played alone?')
            break
        }
        'crowns;rules;list' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;rules;show' {
            [CompletionResult]::new('--rule', '--rule', [CompletionResultType]::ParameterName, 'Vary one knob of the ruleset, such as min_naturals=1; may be repeated')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('official', 'official', [CompletionResultType]::ParameterValue, 'official')
            [CompletionResult]::new('texas', 'texas', [CompletionResultType]::ParameterValue, 'texas')
            break
        }
        'crowns;rules;show;official' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;rules;show;texas' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;rules;add' {
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Ruleset to start from')
            [CompletionResult]::new('--rule', '--rule', [CompletionResultType]::ParameterName, 'What to vary, such as min_naturals=2; may be repeated')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;rules;retire' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;rules;naturals' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;rules;all-wild-melds' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;rules;wild-as-itself' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;rules;unusable-wild' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;rules;duplicates-in-a-book' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;rules;duplicates-in-a-run' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;rules;run-direction' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;rules;books-and-runs' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;rules;laying-down' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;rules;discard-needed' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;rules;discard-that-fits' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;rules;discard-first' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;rules;discarded-wild' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;rules;three-and-a-pair' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;rules;last-round-sizes' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;rules;one-card-left' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;rules;last-turn' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;rules;wrongly-out' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;rules;cards-dealt' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;rules;stock-used-up' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;rules;many-players' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;rules;aces-and-twos' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;rules;points' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;rules;ties' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;rules;solitaire' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;score' {
            [CompletionResult]::new('--round', '--round', [CompletionResultType]::ParameterName, 'The round, instead of the next')
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'The game, by its number, `last` or the beginning of its UUID; without it the one open game')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--totals', '--totals', [CompletionResultType]::ParameterName, 'The numbers are running totals, not the points of the round')
            [CompletionResult]::new('--force', '--force', [CompletionResultType]::ParameterName, 'Keep a score that is not plausible, and that it was insisted on')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print the scoresheet as JSON, and ask nothing')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;fix' {
            [CompletionResult]::new('--why', '--why', [CompletionResultType]::ParameterName, 'Why, for the log')
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'The game, by its number, `last` or the beginning of its UUID; without it the one open game')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--force', '--force', [CompletionResultType]::ParameterName, 'Keep a score that is not plausible, and that it was insisted on')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print the scoresheet as JSON, and ask nothing')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;games' {
            [CompletionResult]::new('--player', '--player', [CompletionResultType]::ParameterName, 'Only games of this player')
            [CompletionResult]::new('--league', '--league', [CompletionResultType]::ParameterName, 'Only games of this league')
            [CompletionResult]::new('--since', '--since', [CompletionResultType]::ParameterName, 'Only games of this day or later')
            [CompletionResult]::new('--until', '--until', [CompletionResultType]::ParameterName, 'Only games of this day or earlier')
            [CompletionResult]::new('--state', '--state', [CompletionResultType]::ParameterName, 'Only games in this state; short ones were finished early')
            [CompletionResult]::new('--as-of', '--as-of', [CompletionResultType]::ParameterName, 'Show what stood at a time: 20:15, "2026-11-21 20:15", or the end of a day, 2026-11-21; what was corrected or undone later is as it was then')
            [CompletionResult]::new('--page', '--page', [CompletionResultType]::ParameterName, 'Which page, 1 with the newest')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;game' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show the scoresheet')
            [CompletionResult]::new('resume', 'resume', [CompletionResultType]::ParameterValue, 'Go on with a game that was finished early, abandoned or deleted; without a game, the last one started')
            [CompletionResult]::new('finish', 'finish', [CompletionResultType]::ParameterValue, 'Finish a game before its last round; it is marked short then')
            [CompletionResult]::new('abandon', 'abandon', [CompletionResultType]::ParameterValue, 'Abandon a game')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Delete a game; `crowns undo` brings it back')
            [CompletionResult]::new('move', 'move', [CompletionResultType]::ParameterValue, 'File a game under another league, or under none')
            break
        }
        'crowns;game;show' {
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'The same, as other verbs have it: what their hints say works here too')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;game;resume' {
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'The same, as other verbs have it: what their hints say works here too')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;game;finish' {
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'The same, as other verbs have it: what their hints say works here too')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;game;abandon' {
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'The same, as other verbs have it: what their hints say works here too')
            [CompletionResult]::new('--why', '--why', [CompletionResultType]::ParameterName, 'Why, for the log')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;game;delete' {
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'The same, as other verbs have it: what their hints say works here too')
            [CompletionResult]::new('--why', '--why', [CompletionResultType]::ParameterName, 'Why, for the log')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;game;move' {
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'The same, as other verbs have it: what their hints say works here too')
            [CompletionResult]::new('--league', '--league', [CompletionResultType]::ParameterName, 'The league to file it under')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--no-league', '--no-league', [CompletionResultType]::ParameterName, 'File it under no league')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;undo' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;redo' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;log' {
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'Only what happened to this game: its number, `last` or the beginning of its UUID')
            [CompletionResult]::new('--player', '--player', [CompletionResultType]::ParameterName, 'Only what happened to this player, and in the player''s games')
            [CompletionResult]::new('--page', '--page', [CompletionResultType]::ParameterName, 'Which page, 1 with the newest')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;export' {
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'Only this game: its number, `last` or the beginning of its UUID')
            [CompletionResult]::new('--league', '--league', [CompletionResultType]::ParameterName, 'Only games of this league')
            [CompletionResult]::new('--player', '--player', [CompletionResultType]::ParameterName, 'Only games of this player')
            [CompletionResult]::new('--since', '--since', [CompletionResultType]::ParameterName, 'Only games of this day or later')
            [CompletionResult]::new('--csv', '--csv', [CompletionResultType]::ParameterName, 'Write a table for a spreadsheet instead of the journal')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--force', '--force', [CompletionResultType]::ParameterName, 'Write over a file that is there already')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;import' {
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Ruleset that its games were played by [default: official]')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'Day of games that have none [default: today]')
            [CompletionResult]::new('--league', '--league', [CompletionResultType]::ParameterName, 'League of games that have none; one not known yet is made')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Say what would come in, and take in nothing')
            [CompletionResult]::new('--join-names', '--join-names', [CompletionResultType]::ParameterName, 'Join players of one name into one')
            [CompletionResult]::new('--csv', '--csv', [CompletionResultType]::ParameterName, 'The file is a scoresheet from a spreadsheet: a row a round with a column a player, or the columns round, player, points')
            [CompletionResult]::new('--new-player', '--new-player', [CompletionResultType]::ParameterName, 'Let names be those of new players that look like slips of known ones')
            [CompletionResult]::new('--new-league', '--new-league', [CompletionResultType]::ParameterName, 'Let leagues be new ones that look like slips of known ones')
            [CompletionResult]::new('--force', '--force', [CompletionResultType]::ParameterName, 'Keep implausible scores too')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;player' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('add', 'add', [CompletionResultType]::ParameterValue, 'Add players')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the players')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a player with the games played')
            [CompletionResult]::new('rename', 'rename', [CompletionResultType]::ParameterValue, 'Give a player another name, in all games')
            [CompletionResult]::new('merge', 'merge', [CompletionResultType]::ParameterValue, 'Make all games of a player count for another, as where one was entered under two names')
            [CompletionResult]::new('retire', 'retire', [CompletionResultType]::ParameterValue, 'Take a player out of use; the games stand')
            [CompletionResult]::new('return', 'return', [CompletionResultType]::ParameterValue, 'Bring a retired player back')
            break
        }
        'crowns;player;add' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;player;list' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;player;show' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON, with all games')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;player;rename' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;player;merge' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;player;retire' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;player;return' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;new' {
            [CompletionResult]::new('--dealer', '--dealer', [CompletionResultType]::ParameterName, 'Who deals first, else the first player')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Ruleset to play by [default: official]')
            [CompletionResult]::new('--rule', '--rule', [CompletionResultType]::ParameterName, 'Vary one knob of the ruleset, such as min_naturals=1; may be repeated')
            [CompletionResult]::new('--games-combined', '--games-combined', [CompletionResultType]::ParameterName, 'Games of cards shuffled together; 9 to 14 players need 2')
            [CompletionResult]::new('--league', '--league', [CompletionResultType]::ParameterName, 'League that the game counts for; one not known yet is made')
            [CompletionResult]::new('--place', '--place', [CompletionResultType]::ParameterName, 'Where it is played')
            [CompletionResult]::new('--note', '--note', [CompletionResultType]::ParameterName, 'Anything to remember')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'Day on which it is played, such as 2026-11-21 [default: today]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--same', '--same', [CompletionResultType]::ParameterName, 'Play again as in the last game, players, rules and league; the deal moves on')
            [CompletionResult]::new('--new-player', '--new-player', [CompletionResultType]::ParameterName, 'Let names be those of new players that look like slips of known ones')
            [CompletionResult]::new('--new-league', '--new-league', [CompletionResultType]::ParameterName, 'Let the league be a new one that looks like a slip of a known one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;board' {
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'The game, by its number, `last` or the beginning of its UUID; without it the one open game')
            [CompletionResult]::new('--as-of', '--as-of', [CompletionResultType]::ParameterName, 'Show what stood at a time: 20:15, "2026-11-21 20:15", or the end of a day, 2026-11-21; what was corrected or undone later is as it was then')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--chart', '--chart', [CompletionResultType]::ParameterName, 'Draw the running totals as lines too, the fewest points on top')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;join' {
            [CompletionResult]::new('--score', '--score', [CompletionResultType]::ParameterName, 'Total to start from, else the highest total so far')
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'The game, by its number, `last` or the beginning of its UUID; without it the one open game')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--new-player', '--new-player', [CompletionResultType]::ParameterName, 'Let names be those of new players that look like slips of known ones')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;leave' {
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'The game, by its number, `last` or the beginning of its UUID; without it the one open game')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;league' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('add', 'add', [CompletionResultType]::ParameterValue, 'Start a league')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the leagues')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a league: what was agreed on, and its seasons')
            [CompletionResult]::new('edit', 'edit', [CompletionResultType]::ParameterValue, 'Change what was agreed on; what is not named stays')
            [CompletionResult]::new('retire', 'retire', [CompletionResultType]::ParameterValue, 'Take a league out of use; its games and standings stay')
            [CompletionResult]::new('return', 'return', [CompletionResultType]::ParameterValue, 'Bring a retired league back')
            break
        }
        'crowns;league;add' {
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Rules that its games are started with')
            [CompletionResult]::new('--by', '--by', [CompletionResultType]::ParameterName, 'How to rank: beaten, average, per-round, points, wins, total or rating')
            [CompletionResult]::new('--min-games', '--min-games', [CompletionResultType]::ParameterName, 'Games that a player must have played to have a place')
            [CompletionResult]::new('--drop-worst', '--drop-worst', [CompletionResultType]::ParameterName, 'How many of each player''s worst games are left out')
            [CompletionResult]::new('--tie-break', '--tie-break', [CompletionResultType]::ParameterName, 'What breaks ties, such as wins,average; none to share places')
            [CompletionResult]::new('--season', '--season', [CompletionResultType]::ParameterName, 'A season, such as Autumn=2026-09-01..2026-12-31; may be repeated')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;league;list' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;league;show' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;league;edit' {
            [CompletionResult]::new('--rename', '--rename', [CompletionResultType]::ParameterName, 'The new name')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Rules that its games are started with')
            [CompletionResult]::new('--by', '--by', [CompletionResultType]::ParameterName, 'How to rank: beaten, average, per-round, points, wins, total or rating')
            [CompletionResult]::new('--min-games', '--min-games', [CompletionResultType]::ParameterName, 'Games that a player must have played to have a place')
            [CompletionResult]::new('--drop-worst', '--drop-worst', [CompletionResultType]::ParameterName, 'How many of each player''s worst games are left out')
            [CompletionResult]::new('--tie-break', '--tie-break', [CompletionResultType]::ParameterName, 'What breaks ties, such as wins,average; none to share places')
            [CompletionResult]::new('--season', '--season', [CompletionResultType]::ParameterName, 'A season, such as Autumn=2026-09-01..2026-12-31; may be repeated')
            [CompletionResult]::new('--drop-season', '--drop-season', [CompletionResultType]::ParameterName, 'Drop a season; its games stay in the league')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;league;retire' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;league;return' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;standings' {
            [CompletionResult]::new('--league', '--league', [CompletionResultType]::ParameterName, 'Only games of this league')
            [CompletionResult]::new('--season', '--season', [CompletionResultType]::ParameterName, 'Only games of this season of the league')
            [CompletionResult]::new('--since', '--since', [CompletionResultType]::ParameterName, 'Only games of this day or later')
            [CompletionResult]::new('--until', '--until', [CompletionResultType]::ParameterName, 'Only games of this day or earlier')
            [CompletionResult]::new('--players', '--players', [CompletionResultType]::ParameterName, 'Only games with so many players')
            [CompletionResult]::new('--by', '--by', [CompletionResultType]::ParameterName, 'How to rank: beaten, average, per-round, points, wins, total or rating')
            [CompletionResult]::new('--min-games', '--min-games', [CompletionResultType]::ParameterName, 'Games that a player must have played to have a place')
            [CompletionResult]::new('--drop-worst', '--drop-worst', [CompletionResultType]::ParameterName, 'How many of each player''s worst games are left out')
            [CompletionResult]::new('--as-of', '--as-of', [CompletionResultType]::ParameterName, 'Show what stood at a time: 20:15, "2026-11-21 20:15", or the end of a day, 2026-11-21; what was corrected or undone later is as it was then')
            [CompletionResult]::new('--explain', '--explain', [CompletionResultType]::ParameterName, 'Show where the figures of this player come from, game by game')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--short', '--short', [CompletionResultType]::ParameterName, 'Games that were ended early too')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--csv', '--csv', [CompletionResultType]::ParameterName, 'Write CSV, for a spreadsheet')
            [CompletionResult]::new('--md', '--md', [CompletionResultType]::ParameterName, 'Write Markdown')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;report' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('game', 'game', [CompletionResultType]::ParameterValue, 'Report the scoresheet of a game, its chart and the records it broke')
            [CompletionResult]::new('night', 'night', [CompletionResultType]::ParameterValue, 'Report the games of a day: who won, who came back, the round that hurt, the records that fell')
            [CompletionResult]::new('standings', 'standings', [CompletionResultType]::ParameterValue, 'Report who leads, in a league or over all games')
            break
        }
        'crowns;report;game' {
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'The same, as other verbs have it: what their hints say works here too')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write to this file instead of standard output; one that is there is replaced once all is written')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write to this file instead of standard output; one that is there is replaced once all is written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--text', '--text', [CompletionResultType]::ParameterName, 'Write text, which is the default unless the output file''s name ends otherwise')
            [CompletionResult]::new('--md', '--md', [CompletionResultType]::ParameterName, 'Write Markdown')
            [CompletionResult]::new('--csv', '--csv', [CompletionResultType]::ParameterName, 'Write CSV, for a spreadsheet')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Write a picture, as SVG')
            [CompletionResult]::new('--html', '--html', [CompletionResultType]::ParameterName, 'Write a page, as one HTML file')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;report;night' {
            [CompletionResult]::new('--league', '--league', [CompletionResultType]::ParameterName, 'Only games of this league, and its records')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write to this file instead of standard output; one that is there is replaced once all is written')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write to this file instead of standard output; one that is there is replaced once all is written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--text', '--text', [CompletionResultType]::ParameterName, 'Write text, which is the default unless the output file''s name ends otherwise')
            [CompletionResult]::new('--md', '--md', [CompletionResultType]::ParameterName, 'Write Markdown')
            [CompletionResult]::new('--csv', '--csv', [CompletionResultType]::ParameterName, 'Write CSV, for a spreadsheet')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Write a picture, as SVG')
            [CompletionResult]::new('--html', '--html', [CompletionResultType]::ParameterName, 'Write a page, as one HTML file')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;report;standings' {
            [CompletionResult]::new('--league', '--league', [CompletionResultType]::ParameterName, 'Only games of this league')
            [CompletionResult]::new('--season', '--season', [CompletionResultType]::ParameterName, 'Only games of this season of the league')
            [CompletionResult]::new('--since', '--since', [CompletionResultType]::ParameterName, 'Only games of this day or later')
            [CompletionResult]::new('--until', '--until', [CompletionResultType]::ParameterName, 'Only games of this day or earlier')
            [CompletionResult]::new('--players', '--players', [CompletionResultType]::ParameterName, 'Only games with so many players')
            [CompletionResult]::new('--by', '--by', [CompletionResultType]::ParameterName, 'How to rank: beaten, average, per-round, points, wins, total or rating')
            [CompletionResult]::new('--min-games', '--min-games', [CompletionResultType]::ParameterName, 'Games that a player must have played to have a place')
            [CompletionResult]::new('--drop-worst', '--drop-worst', [CompletionResultType]::ParameterName, 'How many of each player''s worst games are left out')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write to this file instead of standard output; one that is there is replaced once all is written')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write to this file instead of standard output; one that is there is replaced once all is written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--short', '--short', [CompletionResultType]::ParameterName, 'Games that were ended early too')
            [CompletionResult]::new('--text', '--text', [CompletionResultType]::ParameterName, 'Write text, which is the default unless the output file''s name ends otherwise')
            [CompletionResult]::new('--md', '--md', [CompletionResultType]::ParameterName, 'Write Markdown')
            [CompletionResult]::new('--csv', '--csv', [CompletionResultType]::ParameterName, 'Write CSV, for a spreadsheet')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Write a picture, as SVG')
            [CompletionResult]::new('--html', '--html', [CompletionResultType]::ParameterName, 'Write a page, as one HTML file')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;stats' {
            [CompletionResult]::new('--league', '--league', [CompletionResultType]::ParameterName, 'Only games of this league')
            [CompletionResult]::new('--season', '--season', [CompletionResultType]::ParameterName, 'Only games of this season of the league')
            [CompletionResult]::new('--since', '--since', [CompletionResultType]::ParameterName, 'Only games of this day or later')
            [CompletionResult]::new('--until', '--until', [CompletionResultType]::ParameterName, 'Only games of this day or earlier')
            [CompletionResult]::new('--players', '--players', [CompletionResultType]::ParameterName, 'Only games with so many players')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--short', '--short', [CompletionResultType]::ParameterName, 'Games that were ended early too')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;records' {
            [CompletionResult]::new('--league', '--league', [CompletionResultType]::ParameterName, 'Only games of this league')
            [CompletionResult]::new('--season', '--season', [CompletionResultType]::ParameterName, 'Only games of this season of the league')
            [CompletionResult]::new('--since', '--since', [CompletionResultType]::ParameterName, 'Only games of this day or later')
            [CompletionResult]::new('--until', '--until', [CompletionResultType]::ParameterName, 'Only games of this day or earlier')
            [CompletionResult]::new('--players', '--players', [CompletionResultType]::ParameterName, 'Only games with so many players')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--short', '--short', [CompletionResultType]::ParameterName, 'Games that were ended early too')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON, with all who share a record')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;backup' {
            [CompletionResult]::new('--keep', '--keep', [CompletionResultType]::ParameterName, 'Keep the newest N in the folder of backups [default: 5]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--force', '--force', [CompletionResultType]::ParameterName, 'Replace the FILE that is there')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;restore' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--yes', '--yes', [CompletionResultType]::ParameterName, 'Do not ask')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;doctor' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--repair', '--repair', [CompletionResultType]::ParameterName, 'Mend what can be mended, then look again')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Print only what is wrong')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Print only what is wrong')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'crowns;completions' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
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
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;completions;elvish' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;completions;fish' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;completions;powershell' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;completions;zsh' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;man' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour; auto means on a terminal')
            [CompletionResult]::new('--db', '--db', [CompletionResultType]::ParameterName, 'File that the games are kept in, instead of the usual one')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Write cards in plain ASCII on a terminal too: 7D, not 7♦')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
    })

    $completions.Where{ $_.CompletionText -like "$wordToComplete*" } |
        Sort-Object -Property ListItemText
}
