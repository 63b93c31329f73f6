
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
            cand --color 'When to colour'
            cand --ascii 'Cards in plain ASCII, 7D instead of 7♦, also on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
            cand -V 'Print version'
            cand --version 'Print version'
            cand check 'Judge a hand: can it go out, and what does it cost'
            cand rules 'Settle an argument: the rulings people ask for, and the rulesets'
            cand completions 'Write completions for a shell to standard output'
            cand man 'Write the manual: the main page to standard output, or all pages to a directory'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'crowns;check'= {
            cand --round 'Round, by its number'
            cand --wild 'Round, by its wild rank'
            cand --rules 'Ruleset to play by'
            cand --rule 'Vary one knob of the ruleset; may be repeated'
            cand --color 'When to colour'
            cand --ascii 'Cards in plain ASCII, 7D instead of 7♦, also on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules'= {
            cand --find 'List the topics whose text has these words'
            cand --color 'When to colour'
            cand --json 'Write JSON'
            cand --ascii 'Cards in plain ASCII, 7D instead of 7♦, also on a terminal'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand list 'List the rulesets'
            cand show 'Show a ruleset, every knob beside its official value'
        }
        &'crowns;rules;list'= {
            cand --color 'When to colour'
            cand --json 'Write JSON'
            cand --ascii 'Cards in plain ASCII, 7D instead of 7♦, also on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;rules;show'= {
            cand --rule 'Vary one knob of the ruleset; may be repeated'
            cand --color 'When to colour'
            cand --json 'Write JSON'
            cand --ascii 'Cards in plain ASCII, 7D instead of 7♦, also on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;completions'= {
            cand --color 'When to colour'
            cand --ascii 'Cards in plain ASCII, 7D instead of 7♦, also on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;man'= {
            cand --color 'When to colour'
            cand --ascii 'Cards in plain ASCII, 7D instead of 7♦, also on a terminal'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'crowns;help'= {
            cand check 'Judge a hand: can it go out, and what does it cost'
            cand rules 'Settle an argument: the rulings people ask for, and the rulesets'
            cand completions 'Write completions for a shell to standard output'
            cand man 'Write the manual: the main page to standard output, or all pages to a directory'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'crowns;help;check'= {
        }
        &'crowns;help;rules'= {
            cand list 'List the rulesets'
            cand show 'Show a ruleset, every knob beside its official value'
        }
        &'crowns;help;rules;list'= {
        }
        &'crowns;help;rules;show'= {
        }
        &'crowns;help;completions'= {
        }
        &'crowns;help;man'= {
        }
        &'crowns;help;help'= {
        }
    ]
    $completions[$command]
}
