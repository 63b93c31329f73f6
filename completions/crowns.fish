# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_crowns_global_optspecs
    string join \n color= ascii h/help V/version
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

complete -c crowns -n "__fish_crowns_needs_command" -l color -d 'When to colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_needs_command" -l ascii -d 'Cards in plain ASCII, 7D instead of 7♦, also on a terminal'
complete -c crowns -n "__fish_crowns_needs_command" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_needs_command" -s V -l version -d 'Print version'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "check" -d 'Judge a hand: can it go out, and what does it cost'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "rules" -d 'Settle an argument: the rulings people ask for, and the rulesets'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "completions" -d 'Write completions for a shell to standard output'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "man" -d 'Write the manual: the main page to standard output, or all pages to a directory'
complete -c crowns -n "__fish_crowns_needs_command" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c crowns -n "__fish_crowns_using_subcommand check" -l round -d 'Round, by its number' -r -f -a "1\t''
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
complete -c crowns -n "__fish_crowns_using_subcommand check" -l wild -d 'Round, by its wild rank' -r -f -a "3\t''
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
complete -c crowns -n "__fish_crowns_using_subcommand check" -l rules -d 'Ruleset to play by' -r -f -a "official\t''
texas\t''"
complete -c crowns -n "__fish_crowns_using_subcommand check" -l rule -d 'Vary one knob of the ruleset; may be repeated' -r
complete -c crowns -n "__fish_crowns_using_subcommand check" -l color -d 'When to colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand check" -l ascii -d 'Cards in plain ASCII, 7D instead of 7♦, also on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand check" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show" -l find -d 'List the topics whose text has these words' -r
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show" -l color -d 'When to colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show" -l ascii -d 'Cards in plain ASCII, 7D instead of 7♦, also on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show" -a "list" -d 'List the rulesets'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and not __fish_seen_subcommand_from list show" -a "show" -d 'Show a ruleset, every knob beside its official value'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from list" -l color -d 'When to colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from list" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from list" -l ascii -d 'Cards in plain ASCII, 7D instead of 7♦, also on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from show" -l rule -d 'Vary one knob of the ruleset; may be repeated' -r
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from show" -l color -d 'When to colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from show" -l json -d 'Write JSON'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from show" -l ascii -d 'Cards in plain ASCII, 7D instead of 7♦, also on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand rules; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand completions" -l color -d 'When to colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand completions" -l ascii -d 'Cards in plain ASCII, 7D instead of 7♦, also on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand completions" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand man" -l color -d 'When to colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c crowns -n "__fish_crowns_using_subcommand man" -l ascii -d 'Cards in plain ASCII, 7D instead of 7♦, also on a terminal'
complete -c crowns -n "__fish_crowns_using_subcommand man" -s h -l help -d 'Print help'
complete -c crowns -n "__fish_crowns_using_subcommand help; and not __fish_seen_subcommand_from check rules completions man help" -f -a "check" -d 'Judge a hand: can it go out, and what does it cost'
complete -c crowns -n "__fish_crowns_using_subcommand help; and not __fish_seen_subcommand_from check rules completions man help" -f -a "rules" -d 'Settle an argument: the rulings people ask for, and the rulesets'
complete -c crowns -n "__fish_crowns_using_subcommand help; and not __fish_seen_subcommand_from check rules completions man help" -f -a "completions" -d 'Write completions for a shell to standard output'
complete -c crowns -n "__fish_crowns_using_subcommand help; and not __fish_seen_subcommand_from check rules completions man help" -f -a "man" -d 'Write the manual: the main page to standard output, or all pages to a directory'
complete -c crowns -n "__fish_crowns_using_subcommand help; and not __fish_seen_subcommand_from check rules completions man help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c crowns -n "__fish_crowns_using_subcommand help; and __fish_seen_subcommand_from rules" -f -a "list" -d 'List the rulesets'
complete -c crowns -n "__fish_crowns_using_subcommand help; and __fish_seen_subcommand_from rules" -f -a "show" -d 'Show a ruleset, every knob beside its official value'
