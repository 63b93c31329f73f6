
use builtin;
use str;

set edit:completion:arg-completer[crowns] = {|@words|
    fn spaces {|n|
        builtin:repeat $n ' ' | str:join ''
    }
    fn cand {|text desc|
        edit:complex-candidate $text &display=$text' '(spaces (- 14 (wcswidth $text)))$desc
    }
    var command = 'crowns'
    for word $words[1..-1] {
        if (str:has-prefix $word '-') {
            break
        }
        set command = $command';'$word
    }
    var completions = [
        &'crowns'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand new 'Start a game'
            cand score 'Enter the scores of a round'
            cand board 'Show the scoresheet of a game'
            cand fix 'Correct the scores of a round, even in a finished game'
            cand undo 'Undo the last command on this device'
            cand redo 'Redo the last command that was undone'
            cand join 'Add a player to a game in progress, or bring one back'
            cand leave 'Let a player leave a game before it ends'
            cand check 'Check a hand: its best melds, its penalty and whether it goes out'
            cand judge 'Judge melds laid down: whether they are legal, and go out'
            cand rules 'Look up a rule, or manage rulesets'
            cand games 'List games, newest first'
            cand game 'Manage a game: show, finish, resume, abandon, delete or move it'
            cand player 'Manage players: add, list, rename, merge or retire them'
            cand league 'Manage leagues: their rules, ranking and seasons'
            cand standings 'Show the standings of a league or of all games'
            cand stats 'Show the statistics of a player, or compare two players'
            cand records 'Show the records: best and worst totals, biggest wins, streaks'
            cand report 'Write a report of a game, a night or standings'
            cand log 'Show every change, newest first: when, what and why'
            cand export 'Export games for another device, or as CSV'
            cand import 'Import games from another device, or from CSV'
            cand backup 'Back up the database, even while it is in use'
            cand restore 'Replace the database with a backup'
            cand doctor 'Check the database and repair it'
            cand completions 'Write a completion script for a shell to standard output'
            cand man 'Write the manual pages to a directory'
        }
        &'crowns;new'= {
            cand --dealer 'Player who deals first [default: the first]'
            cand --rules 'Ruleset, built in or custom [default: official]'
            cand --rule 'Set a knob, one of the options that `crowns rules show official` lists, such as min_naturals=1; may be repeated'
            cand --games-combined 'Number of Five Crowns games shuffled together; 9 to 14 players need 2'
            cand --league 'League of the game; added if it does not exist'
            cand --place 'Where the game is played'
            cand --note 'Note to show with the scoresheet'
            cand --date 'Day of the game, such as yesterday or 21/11 [default: today]'
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --same 'Use the players, rules and league of the last game; the next player deals first'
            cand --yes 'Start a game of one without asking'
            cand --new-player 'Accept new players whose names are similar to existing ones'
            cand --new-league 'Accept a new league whose name is similar to an existing one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;score'= {
            cand --round 'Round [default: the next one]'
            cand --game 'Game: its number, `last` or the start of its UUID [default: the open game]'
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --totals 'Read the numbers as running totals, not as points of the round'
            cand --force 'Accept implausible scores; the log shows that they were forced'
            cand --json 'Write JSON, and never prompt'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;board'= {
            cand --game 'Game: its number, `last` or the start of its UUID [default: the open game]'
            cand --as-of 'Show the state at a time, such as 20:15 or "yesterday 20:15", or at the end of a day, such as 2026-11-21; later corrections are left out'
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --chart 'Draw a chart of the running totals too; fewer points are higher'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;fix'= {
            cand --round 'Round, if it is not the first argument'
            cand --why 'Reason, for the log'
            cand --game 'Game: its number, `last` or the start of its UUID [default: the open game]'
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --force 'Accept implausible scores; the log shows that they were forced'
            cand --json 'Write JSON, and never prompt'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;undo'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;redo'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;join'= {
            cand --score 'Total to start with [default: the highest total so far]'
            cand --game 'Game: its number, `last` or the start of its UUID [default: the open game]'
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --new-player 'Accept new players whose names are similar to existing ones'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;leave'= {
            cand --game 'Game: its number, `last` or the start of its UUID [default: the open game]'
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;check'= {
            cand -r 'Round, by its number'
            cand --round 'Round, by its number'
            cand -w 'Round, by its wild rank'
            cand --wild 'Round, by its wild rank'
            cand --rules 'Ruleset, built in or custom [default: official]'
            cand --rule 'Set a knob, one of the options that `crowns rules show official` lists, such as min_naturals=1; may be repeated'
            cand --game 'Game: its number, `last` or the start of its UUID [default: the open game]'
            cand --all 'Show every arrangement with the least penalty, up to N [default N: 10]'
            cand --batch 'Check a file of hands, each line `ROUND: CARDS`, and write a line of JSON for each; - for standard input'
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --left 'Count the cards left after melds were laid down'
            cand --json 'Write JSON'
            cand -q 'Print nothing; exit with 0 if the hand goes out or costs nothing, else 1'
            cand --quiet 'Print nothing; exit with 0 if the hand goes out or costs nothing, else 1'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;judge'= {
            cand -r 'Round, by its number'
            cand --round 'Round, by its number'
            cand -w 'Round, by its wild rank'
            cand --wild 'Round, by its wild rank'
            cand --rules 'Ruleset, built in or custom [default: official]'
            cand --rule 'Set a knob, one of the options that `crowns rules show official` lists, such as min_naturals=1; may be repeated'
            cand --game 'Game: its number, `last` or the start of its UUID [default: the open game]'
            cand -d 'Card discarded; without --left all others must be in melds'
            cand --discard 'Card discarded; without --left all others must be in melds'
            cand --left 'Cards left over, in quotes'
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules'= {
            cand --find 'List the topics that mention these words'
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
            cand list 'List rulesets, built in and custom'
            cand show 'Show a ruleset: every knob beside its official value'
            cand add 'Add a custom ruleset'
            cand retire 'Retire a custom ruleset; games played by it stay, its name can be used again'
            cand books 'What is a book?'
            cand runs 'What is a run?'
            cand wilds 'Which cards are wild, and what can they stand for?'
            cand naturals 'How many naturals does a meld need besides its wilds?'
            cand all-wild-melds 'May a meld consist of nothing but wilds?'
            cand wild-as-itself 'May a card of the wild rank stand for itself?'
            cand unusable-wild 'What happens to a wild that fits nowhere?'
            cand duplicates-in-a-book 'May a book hold the same card twice?'
            cand duplicates-in-a-run 'May a run hold the same card twice?'
            cand run-direction 'Does the order of a run matter, and can a run wrap around?'
            cand books-and-runs 'May books and runs be laid down together?'
            cand going-out 'How does a player go out?'
            cand laying-down 'When may melds be laid down?'
            cand discard-needed 'Do you need a discard to go out?'
            cand discard-that-fits 'May you go out by discarding a card that would have fit?'
            cand discard-first 'What if a player discards before laying down?'
            cand discarded-wild 'Who may take a wild that was discarded by mistake?'
            cand three-and-a-pair 'With five cards dealt, do three of a kind and a pair go out?'
            cand last-round-sizes 'Must the melds of the last round be of certain sizes?'
            cand one-card-left 'What if a single card is left over?'
            cand last-turn 'What may the other players still do after someone has gone out?'
            cand others-melds 'May you add cards to the melds of another player?'
            cand wrongly-out 'What if a player went out with melds that turn out to be wrong?'
            cand deck 'What is in the deck?'
            cand dealer 'Who deals, and who starts?'
            cand turn 'What does a player do in a turn?'
            cand cards-dealt 'How many cards are dealt at the start?'
            cand stock-used-up 'What if the stock is used up before anyone goes out?'
            cand many-players 'How do eight or more people play?'
            cand aces-and-twos 'Are there aces and twos?'
            cand texas 'How do the Texas tournament rules differ?'
            cand points 'What does each card cost when it is left over?'
            cand ties 'Who wins when two players share the lowest total?'
            cand solitaire 'Can it be played alone?'
            cand misdeal 'What if somebody has the wrong number of cards?'
            cand forgot-discard 'What if a player forgot to discard?'
            cand take-back 'May a discard or a draw be taken back?'
            cand counting-disputes 'What if a hand was counted wrong or a meld was missed?'
        }
        &'crowns;rules;list'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;show'= {
            cand --rule 'Set a knob, such as min_naturals=1; may be repeated'
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
            cand official 'official'
            cand texas 'texas'
        }
        &'crowns;rules;show;official'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;show;texas'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;add'= {
            cand --from 'Ruleset to start from'
            cand --rule 'Set a knob, one of the options that `crowns rules show official` lists, such as min_naturals=2; may be repeated'
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;rules;retire'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;books'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;runs'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;wilds'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;naturals'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;all-wild-melds'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;wild-as-itself'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;unusable-wild'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;duplicates-in-a-book'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;duplicates-in-a-run'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;run-direction'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;books-and-runs'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;going-out'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;laying-down'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;discard-needed'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;discard-that-fits'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;discard-first'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;discarded-wild'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;three-and-a-pair'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;last-round-sizes'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;one-card-left'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;last-turn'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;others-melds'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;wrongly-out'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;deck'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;dealer'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;turn'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;cards-dealt'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;stock-used-up'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;many-players'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;aces-and-twos'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;texas'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;points'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;ties'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;solitaire'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;misdeal'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;forgot-discard'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;take-back'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;counting-disputes'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;games'= {
            cand --player 'Only games with this player'
            cand --league 'Only games of this league'
            cand --since 'Only games on this day or later'
            cand --until 'Only games on this day or earlier'
            cand --state 'Only games in this state; short ones were finished early'
            cand --as-of 'Show the state at a time, such as 20:15 or "yesterday 20:15", or at the end of a day, such as 2026-11-21; later corrections are left out'
            cand --page 'Page to show; page 1 has the newest entries'
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;game'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand show 'Show the scoresheet'
            cand resume 'Resume a game that was finished early, abandoned or deleted; without GAME, the last one'
            cand finish 'Finish a game before its last round; it is marked as short'
            cand abandon 'Abandon a game'
            cand delete 'Delete a game; `crowns undo` brings it back'
            cand move 'Move a game to another league, or to none'
        }
        &'crowns;game;show'= {
            cand --game 'The same, so that the hints of other commands work here too'
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;game;resume'= {
            cand --game 'The same, so that the hints of other commands work here too'
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;game;finish'= {
            cand --game 'The same, so that the hints of other commands work here too'
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;game;abandon'= {
            cand --game 'The same, so that the hints of other commands work here too'
            cand --why 'Reason, for the log'
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;game;delete'= {
            cand --game 'The same, so that the hints of other commands work here too'
            cand --why 'Reason, for the log'
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;game;move'= {
            cand --game 'The same, so that the hints of other commands work here too'
            cand --league 'League to move it to'
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --no-league 'Move it to no league'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;player'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
            cand add 'Add players'
            cand list 'List players'
            cand show 'Show a player and their games'
            cand rename 'Rename a player, in all games'
            cand merge 'Merge a player into another, such as one entered under two names'
            cand retire 'Retire a player; the games stay'
            cand return 'Bring a retired player back'
        }
        &'crowns;player;add'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;player;list'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;player;show'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;player;rename'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;player;merge'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;player;retire'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;player;return'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;league'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand add 'Add a league'
            cand list 'List leagues'
            cand show 'Show the settings and seasons of a league'
            cand edit 'Change settings of a league; those not given stay as they are'
            cand retire 'Retire a league; its games and standings stay'
            cand return 'Bring a retired league back'
        }
        &'crowns;league;add'= {
            cand --rules 'Ruleset of its games'
            cand --by 'Ranking method: beaten, average, per-round, points, wins, total or rating'
            cand --min-games 'Number of games a player must have played to be ranked'
            cand --drop-worst 'Number of each player''s worst games to leave out'
            cand --tie-break 'Methods that break ties, such as wins,average; `none` for shared places'
            cand --season 'Season to add or change, such as Autumn=2026-09-01..2026-12-31; may be repeated'
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;league;list'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;league;show'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;league;edit'= {
            cand --rename 'New name'
            cand --rules 'Ruleset of its games'
            cand --by 'Ranking method: beaten, average, per-round, points, wins, total or rating'
            cand --min-games 'Number of games a player must have played to be ranked'
            cand --drop-worst 'Number of each player''s worst games to leave out'
            cand --tie-break 'Methods that break ties, such as wins,average; `none` for shared places'
            cand --season 'Season to add or change, such as Autumn=2026-09-01..2026-12-31; may be repeated'
            cand --drop-season 'Drop a season; its games stay in the league'
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;league;retire'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;league;return'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;standings'= {
            cand --league 'Only games of this league'
            cand --season 'Only games of this season of the league'
            cand --since 'Only games on this day or later'
            cand --until 'Only games on this day or earlier'
            cand --players 'Only games with this many players'
            cand --by 'Ranking method: beaten, average, per-round, points, wins, total or rating'
            cand --min-games 'Number of games a player must have played to be ranked'
            cand --drop-worst 'Number of each player''s worst games to leave out'
            cand --as-of 'Show the state at a time, such as 20:15 or "yesterday 20:15", or at the end of a day, such as 2026-11-21; later corrections are left out'
            cand --explain 'Show how the figures of this player add up, game by game'
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --short 'Include games that were finished early'
            cand --json 'Write JSON'
            cand --csv 'Write CSV, for a spreadsheet'
            cand --md 'Write Markdown'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;stats'= {
            cand --league 'Only games of this league'
            cand --season 'Only games of this season of the league'
            cand --since 'Only games on this day or later'
            cand --until 'Only games on this day or earlier'
            cand --players 'Only games with this many players'
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --short 'Include games that were finished early'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;records'= {
            cand --league 'Only games of this league'
            cand --season 'Only games of this season of the league'
            cand --since 'Only games on this day or later'
            cand --until 'Only games on this day or earlier'
            cand --players 'Only games with this many players'
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --short 'Include games that were finished early'
            cand --json 'Write JSON, with every holder of a shared record'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;report'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand game 'Report a game: its scoresheet, chart and the records it broke; without GAME, the open game or else the last one'
            cand night 'Report the games of a day: winners, comebacks, the worst round, records'
            cand standings 'Report the standings of a league or of all games'
        }
        &'crowns;report;game'= {
            cand --game 'The same, so that the hints of other commands work here too'
            cand -o 'Write to this file instead of standard output; an existing one is replaced when the output is complete'
            cand --output 'Write to this file instead of standard output; an existing one is replaced when the output is complete'
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --text 'Write text; the default unless the name of the output file says otherwise'
            cand --md 'Write Markdown'
            cand --csv 'Write CSV, for a spreadsheet'
            cand --json 'Write JSON'
            cand --svg 'Write an SVG picture'
            cand --html 'Write an HTML page'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;report;night'= {
            cand --league 'Only games of this league, and its records'
            cand -o 'Write to this file instead of standard output; an existing one is replaced when the output is complete'
            cand --output 'Write to this file instead of standard output; an existing one is replaced when the output is complete'
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --text 'Write text; the default unless the name of the output file says otherwise'
            cand --md 'Write Markdown'
            cand --csv 'Write CSV, for a spreadsheet'
            cand --json 'Write JSON'
            cand --svg 'Write an SVG picture'
            cand --html 'Write an HTML page'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;report;standings'= {
            cand --league 'Only games of this league'
            cand --season 'Only games of this season of the league'
            cand --since 'Only games on this day or later'
            cand --until 'Only games on this day or earlier'
            cand --players 'Only games with this many players'
            cand --by 'Ranking method: beaten, average, per-round, points, wins, total or rating'
            cand --min-games 'Number of games a player must have played to be ranked'
            cand --drop-worst 'Number of each player''s worst games to leave out'
            cand -o 'Write to this file instead of standard output; an existing one is replaced when the output is complete'
            cand --output 'Write to this file instead of standard output; an existing one is replaced when the output is complete'
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --short 'Include games that were finished early'
            cand --text 'Write text; the default unless the name of the output file says otherwise'
            cand --md 'Write Markdown'
            cand --csv 'Write CSV, for a spreadsheet'
            cand --json 'Write JSON'
            cand --svg 'Write an SVG picture'
            cand --html 'Write an HTML page'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;log'= {
            cand --game 'Only changes of this game: its number, `last` or the start of its UUID'
            cand --player 'Only changes of this player and of the player''s games'
            cand --page 'Page to show; page 1 has the newest entries'
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;export'= {
            cand --game 'Only this game: its number, `last` or the start of its UUID'
            cand --league 'Only games of this league'
            cand --player 'Only games with this player'
            cand --since 'Only games on this day or later'
            cand --csv 'Write a CSV table for a spreadsheet instead'
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --force 'Replace an existing file'
            cand --json 'Write a summary of the export to standard output as JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;import'= {
            cand --rules 'Ruleset of its games [default: official]'
            cand --date 'Day of games that have none in the file [default: today]'
            cand --league 'League of games without one; added if it does not exist'
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --dry-run 'Show what would be imported, and import nothing'
            cand --join-names 'Merge players who have the same name'
            cand --skip-refused 'Leave out events that are refused, such as altered ones, and import the rest'
            cand --csv 'Read a scoresheet from a spreadsheet: a row per round with a column per player, or the columns round, player, points'
            cand --new-player 'Accept new players whose names are similar to existing ones'
            cand --new-league 'Accept new leagues whose names are similar to existing ones'
            cand --force 'Accept implausible scores'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;backup'= {
            cand --keep 'Number of backups to keep in the directory [default: 5]'
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --force 'Replace an existing FILE'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;restore'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --yes 'Do not ask for confirmation'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;doctor'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --repair 'Repair what can be repaired, then check again'
            cand -q 'Print problems only'
            cand --quiet 'Print problems only'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;completions'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
            cand bash 'bash'
            cand elvish 'elvish'
            cand fish 'fish'
            cand powershell 'powershell'
            cand zsh 'zsh'
        }
        &'crowns;completions;bash'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;completions;elvish'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;completions;fish'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;completions;powershell'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;completions;zsh'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;man'= {
            cand --color 'When to use colors; auto means only on a terminal'
            cand --db 'Use this database instead of the default one'
            cand --ascii 'Write cards in plain ASCII, 7D instead of 7♦, even on a terminal'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
    ]
    $completions[$command]
}
