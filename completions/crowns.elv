
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
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
            cand -V 'Print version'
            cand --version 'Print version'
            cand check 'Judge a hand: can it go out, and what does it cost'
            cand judge 'Judge a lay-down: is each meld one, does it go out, and if not, why not'
            cand rules 'Settle an argument: the rulings people ask for, and the rulesets'
            cand score 'Enter the scores of a round'
            cand fix 'Correct the scores of any round, in a finished game too'
            cand games 'List the games, newest first'
            cand game 'Show one game, end it, go on with it, delete it or file it elsewhere'
            cand undo 'Take back the last command given on this device, whatever it was'
            cand redo 'Bring back what the last undo took back'
            cand log 'Show what happened: when, what, the old value and the new, and why'
            cand export 'Write the journal, or a part of it, for another device'
            cand import 'Take in what `crowns export` wrote on another device'
            cand player 'Add, list, rename, merge and retire players'
            cand new 'Start a game'
            cand board 'Show the scoresheet of a game'
            cand join 'Let a player sit down late, or come back'
            cand leave 'Let a player get up before the game ends'
            cand league 'Keep leagues: their rules, how they rank, and their seasons'
            cand standings 'Show who leads, in a league or over all games'
            cand report 'Report a game, a night or standings: to print, to send, to paste in a chat'
            cand stats 'Show the figures of a player, or of two against each other'
            cand records 'Show the records: the best, the worst and the longest of all games'
            cand backup 'Copy all that is kept into another file, while it is in use too'
            cand restore 'Put a copy back in the place of all that is kept'
            cand doctor 'Look whether the file of games is sound, and mend it'
            cand completions 'Write completions for a shell to standard output'
            cand man 'Write the manual: the main page to standard output, or all pages to a directory'
        }
        &'crowns;check'= {
            cand --round 'The round, by its number'
            cand --wild 'The round, by its wild rank'
            cand --rules 'The ruleset to play by, built in or of the house [default: official]'
            cand --rule 'Vary one knob of the ruleset, such as min_naturals=1; may be repeated'
            cand --game 'The game, by its number, `last` or the beginning of its UUID; without it the one open game'
            cand --all 'Show every arrangement of the least penalty, up to N [default N: 10]'
            cand --batch 'Judge a file of hands, each line `ROUND: CARDS`, and print a line of JSON for each; - reads standard input'
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --left 'Add up the cards left on the table after the melds were laid down'
            cand --json 'Write JSON'
            cand -q 'Print nothing: exit 0 if the hand goes out or costs nothing, 1 if not'
            cand --quiet 'Print nothing: exit 0 if the hand goes out or costs nothing, 1 if not'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;judge'= {
            cand --round 'The round, by its number'
            cand --wild 'The round, by its wild rank'
            cand --rules 'The ruleset to play by, built in or of the house [default: official]'
            cand --rule 'Vary one knob of the ruleset, such as min_naturals=1; may be repeated'
            cand --game 'The game, by its number, `last` or the beginning of its UUID; without it the one open game'
            cand --discard 'The card discarded; without --left all others must be in melds'
            cand --left 'The cards left in no meld, in quotes'
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules'= {
            cand --find 'List the topics whose text has these words'
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
            cand list 'List the rulesets, built in and of the house'
            cand show 'Show a ruleset, every knob beside its official value'
            cand add 'Keep a ruleset of the house under a name'
            cand retire 'Take a ruleset of the house out of use; games played by it stay as they are, and its name is free again'
            cand naturals 'How many naturals does a meld need beside its wilds?'
            cand all-wild-melds 'May a meld consist of nothing but wilds?'
            cand wild-as-itself 'May a card of the wild rank stand for itself?'
            cand unusable-wild 'What becomes of a wild that fits nowhere?'
            cand duplicates-in-a-book 'May a book hold the same card twice?'
            cand duplicates-in-a-run 'May a run hold the same card twice?'
            cand run-direction 'Which way does a run read, and does it go round the corner?'
            cand books-and-runs 'May books and runs be laid down together?'
            cand laying-down 'When may melds be laid down?'
            cand discard-needed 'Does going out take a discard?'
            cand discard-that-fits 'May you go out by discarding a card that would have fitted?'
            cand discard-first 'What if a player discards before laying down?'
            cand discarded-wild 'A wild was discarded by mistake: who may take it?'
            cand three-and-a-pair 'With five cards dealt, do three of a kind and a pair go out?'
            cand last-round-sizes 'Must the melds of the last round be of certain sizes?'
            cand one-card-left 'What if a single card is left over?'
            cand last-turn 'Somebody has gone out: what may the others still do?'
            cand wrongly-out 'What if the melds of a player who went out turn out to be wrong?'
            cand cards-dealt 'How many cards are dealt at the start?'
            cand stock-used-up 'What if the stock is used up before anyone goes out?'
            cand many-players 'How do eight or more people play?'
            cand aces-and-twos 'Are there aces and twos?'
            cand points 'What does each card cost when it is left over?'
            cand ties 'Who wins when two players share the lowest total?'
            cand solitaire 'Can it be played alone?'
        }
        &'crowns;rules;list'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;show'= {
            cand --rule 'Vary one knob of the ruleset, such as min_naturals=1; may be repeated'
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
            cand official 'official'
            cand texas 'texas'
        }
        &'crowns;rules;show;official'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;show;texas'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;add'= {
            cand --from 'Ruleset to start from'
            cand --rule 'What to vary, such as min_naturals=2; may be repeated'
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;rules;retire'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;naturals'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;all-wild-melds'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;wild-as-itself'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;unusable-wild'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;duplicates-in-a-book'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;duplicates-in-a-run'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;run-direction'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;books-and-runs'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;laying-down'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;discard-needed'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;discard-that-fits'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;discard-first'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;discarded-wild'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;three-and-a-pair'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;last-round-sizes'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;one-card-left'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;last-turn'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;wrongly-out'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;cards-dealt'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;stock-used-up'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;many-players'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;aces-and-twos'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;points'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;ties'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;solitaire'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;score'= {
            cand --round 'The round, instead of the next'
            cand --game 'The game, by its number, `last` or the beginning of its UUID; without it the one open game'
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --totals 'The numbers are running totals, not the points of the round'
            cand --force 'Keep a score that is not plausible, and that it was insisted on'
            cand --json 'Print the scoresheet as JSON, and ask nothing'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;fix'= {
            cand --why 'Why, for the log'
            cand --game 'The game, by its number, `last` or the beginning of its UUID; without it the one open game'
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --force 'Keep a score that is not plausible, and that it was insisted on'
            cand --json 'Print the scoresheet as JSON, and ask nothing'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;games'= {
            cand --player 'Only games of this player'
            cand --league 'Only games of this league'
            cand --since 'Only games of this day or later'
            cand --until 'Only games of this day or earlier'
            cand --state 'Only games in this state; short ones were finished early'
            cand --as-of 'Show what stood at a time: 20:15, "2026-11-21 20:15", or the end of a day, 2026-11-21; what was corrected or undone later is as it was then'
            cand --page 'Which page, 1 with the newest'
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;game'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand show 'Show the scoresheet'
            cand resume 'Go on with a game that was finished early, abandoned or deleted; without a game, the last one started'
            cand finish 'Finish a game before its last round; it is marked short then'
            cand abandon 'Abandon a game'
            cand delete 'Delete a game; `crowns undo` brings it back'
            cand move 'File a game under another league, or under none'
        }
        &'crowns;game;show'= {
            cand --game 'The same, as other verbs have it: what their hints say works here too'
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;game;resume'= {
            cand --game 'The same, as other verbs have it: what their hints say works here too'
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;game;finish'= {
            cand --game 'The same, as other verbs have it: what their hints say works here too'
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;game;abandon'= {
            cand --game 'The same, as other verbs have it: what their hints say works here too'
            cand --why 'Why, for the log'
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;game;delete'= {
            cand --game 'The same, as other verbs have it: what their hints say works here too'
            cand --why 'Why, for the log'
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;game;move'= {
            cand --game 'The same, as other verbs have it: what their hints say works here too'
            cand --league 'The league to file it under'
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --no-league 'File it under no league'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;undo'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;redo'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;log'= {
            cand --game 'Only what happened to this game: its number, `last` or the beginning of its UUID'
            cand --player 'Only what happened to this player, and in the player''s games'
            cand --page 'Which page, 1 with the newest'
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;export'= {
            cand --game 'Only this game: its number, `last` or the beginning of its UUID'
            cand --league 'Only games of this league'
            cand --player 'Only games of this player'
            cand --since 'Only games of this day or later'
            cand --csv 'Write a table for a spreadsheet instead of the journal'
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --force 'Write over a file that is there already'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;import'= {
            cand --rules 'Ruleset that its games were played by [default: official]'
            cand --date 'Day of games that have none [default: today]'
            cand --league 'League of games that have none; one not known yet is made'
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --dry-run 'Say what would come in, and take in nothing'
            cand --join-names 'Join players of one name into one'
            cand --csv 'The file is a scoresheet from a spreadsheet: a row a round with a column a player, or the columns round, player, points'
            cand --new-player 'Let names be those of new players that look like slips of known ones'
            cand --new-league 'Let leagues be new ones that look like slips of known ones'
            cand --force 'Keep implausible scores too'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;player'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
            cand add 'Add players'
            cand list 'List the players'
            cand show 'Show a player with the games played'
            cand rename 'Give a player another name, in all games'
            cand merge 'Make all games of a player count for another, as where one was entered under two names'
            cand retire 'Take a player out of use; the games stand'
            cand return 'Bring a retired player back'
        }
        &'crowns;player;add'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;player;list'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;player;show'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON, with all games'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;player;rename'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;player;merge'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;player;retire'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;player;return'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;new'= {
            cand --dealer 'Who deals first, else the first player'
            cand --rules 'Ruleset to play by [default: official]'
            cand --rule 'Vary one knob of the ruleset, such as min_naturals=1; may be repeated'
            cand --games-combined 'Games of cards shuffled together; 9 to 14 players need 2'
            cand --league 'League that the game counts for; one not known yet is made'
            cand --place 'Where it is played'
            cand --note 'Anything to remember'
            cand --date 'Day on which it is played, such as 2026-11-21 [default: today]'
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --same 'Play again as in the last game, players, rules and league; the deal moves on'
            cand --new-player 'Let names be those of new players that look like slips of known ones'
            cand --new-league 'Let the league be a new one that looks like a slip of a known one'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;board'= {
            cand --game 'The game, by its number, `last` or the beginning of its UUID; without it the one open game'
            cand --as-of 'Show what stood at a time: 20:15, "2026-11-21 20:15", or the end of a day, 2026-11-21; what was corrected or undone later is as it was then'
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --chart 'Draw the running totals as lines too, the fewest points on top'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;join'= {
            cand --score 'Total to start from, else the highest total so far'
            cand --game 'The game, by its number, `last` or the beginning of its UUID; without it the one open game'
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --new-player 'Let names be those of new players that look like slips of known ones'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;leave'= {
            cand --game 'The game, by its number, `last` or the beginning of its UUID; without it the one open game'
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;league'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand add 'Start a league'
            cand list 'List the leagues'
            cand show 'Show a league: what was agreed on, and its seasons'
            cand edit 'Change what was agreed on; what is not named stays'
            cand retire 'Take a league out of use; its games and standings stay'
            cand return 'Bring a retired league back'
        }
        &'crowns;league;add'= {
            cand --rules 'Rules that its games are started with'
            cand --by 'How to rank: beaten, average, per-round, points, wins, total or rating'
            cand --min-games 'Games that a player must have played to have a place'
            cand --drop-worst 'How many of each player''s worst games are left out'
            cand --tie-break 'What breaks ties, such as wins,average; none to share places'
            cand --season 'A season, such as Autumn=2026-09-01..2026-12-31; may be repeated'
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;league;list'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;league;show'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;league;edit'= {
            cand --rename 'The new name'
            cand --rules 'Rules that its games are started with'
            cand --by 'How to rank: beaten, average, per-round, points, wins, total or rating'
            cand --min-games 'Games that a player must have played to have a place'
            cand --drop-worst 'How many of each player''s worst games are left out'
            cand --tie-break 'What breaks ties, such as wins,average; none to share places'
            cand --season 'A season, such as Autumn=2026-09-01..2026-12-31; may be repeated'
            cand --drop-season 'Drop a season; its games stay in the league'
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;league;retire'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;league;return'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;standings'= {
            cand --league 'Only games of this league'
            cand --season 'Only games of this season of the league'
            cand --since 'Only games of this day or later'
            cand --until 'Only games of this day or earlier'
            cand --players 'Only games with so many players'
            cand --by 'How to rank: beaten, average, per-round, points, wins, total or rating'
            cand --min-games 'Games that a player must have played to have a place'
            cand --drop-worst 'How many of each player''s worst games are left out'
            cand --as-of 'Show what stood at a time: 20:15, "2026-11-21 20:15", or the end of a day, 2026-11-21; what was corrected or undone later is as it was then'
            cand --explain 'Show where the figures of this player come from, game by game'
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --short 'Games that were ended early too'
            cand --json 'Write JSON'
            cand --csv 'Write CSV, for a spreadsheet'
            cand --md 'Write Markdown'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;report'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand game 'Report the scoresheet of a game, its chart and the records it broke'
            cand night 'Report the games of a day: who won, who came back, the round that hurt, the records that fell'
            cand standings 'Report who leads, in a league or over all games'
        }
        &'crowns;report;game'= {
            cand --game 'The same, as other verbs have it: what their hints say works here too'
            cand -o 'Write to this file instead of standard output; one that is there is replaced once all is written'
            cand --output 'Write to this file instead of standard output; one that is there is replaced once all is written'
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --text 'Write text, which is the default unless the output file''s name ends otherwise'
            cand --md 'Write Markdown'
            cand --csv 'Write CSV, for a spreadsheet'
            cand --svg 'Write a picture, as SVG'
            cand --html 'Write a page, as one HTML file'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;report;night'= {
            cand --league 'Only games of this league, and its records'
            cand -o 'Write to this file instead of standard output; one that is there is replaced once all is written'
            cand --output 'Write to this file instead of standard output; one that is there is replaced once all is written'
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --text 'Write text, which is the default unless the output file''s name ends otherwise'
            cand --md 'Write Markdown'
            cand --csv 'Write CSV, for a spreadsheet'
            cand --svg 'Write a picture, as SVG'
            cand --html 'Write a page, as one HTML file'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;report;standings'= {
            cand --league 'Only games of this league'
            cand --season 'Only games of this season of the league'
            cand --since 'Only games of this day or later'
            cand --until 'Only games of this day or earlier'
            cand --players 'Only games with so many players'
            cand --by 'How to rank: beaten, average, per-round, points, wins, total or rating'
            cand --min-games 'Games that a player must have played to have a place'
            cand --drop-worst 'How many of each player''s worst games are left out'
            cand -o 'Write to this file instead of standard output; one that is there is replaced once all is written'
            cand --output 'Write to this file instead of standard output; one that is there is replaced once all is written'
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --short 'Games that were ended early too'
            cand --text 'Write text, which is the default unless the output file''s name ends otherwise'
            cand --md 'Write Markdown'
            cand --csv 'Write CSV, for a spreadsheet'
            cand --svg 'Write a picture, as SVG'
            cand --html 'Write a page, as one HTML file'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;stats'= {
            cand --league 'Only games of this league'
            cand --season 'Only games of this season of the league'
            cand --since 'Only games of this day or later'
            cand --until 'Only games of this day or earlier'
            cand --players 'Only games with so many players'
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --short 'Games that were ended early too'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;records'= {
            cand --league 'Only games of this league'
            cand --season 'Only games of this season of the league'
            cand --since 'Only games of this day or later'
            cand --until 'Only games of this day or earlier'
            cand --players 'Only games with so many players'
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --short 'Games that were ended early too'
            cand --json 'Write JSON, with all who share a record'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;backup'= {
            cand --keep 'Keep the newest N in the folder of backups [default: 5]'
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --force 'Replace the FILE that is there'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;restore'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --yes 'Do not ask'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;doctor'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --repair 'Mend what can be mended, then look again'
            cand -q 'Print only what is wrong'
            cand --quiet 'Print only what is wrong'
            cand --json 'Write JSON'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'crowns;completions'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
            cand bash 'bash'
            cand elvish 'elvish'
            cand fish 'fish'
            cand powershell 'powershell'
            cand zsh 'zsh'
        }
        &'crowns;completions;bash'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;completions;elvish'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;completions;fish'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;completions;powershell'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;completions;zsh'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;man'= {
            cand --color 'When to colour; auto means on a terminal'
            cand --db 'File that the games are kept in, instead of the usual one'
            cand --ascii 'Write cards in plain ASCII on a terminal too: 7D, not 7♦'
            cand -h 'Print help'
            cand --help 'Print help'
        }
    ]
    $completions[$command]
}
