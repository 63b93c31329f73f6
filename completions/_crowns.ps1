
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
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Cards in plain ASCII, 7D instead of 7♦, also on a terminal')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('check', 'check', [CompletionResultType]::ParameterValue, 'Judge a hand: can it go out, and what does it cost')
            [CompletionResult]::new('rules', 'rules', [CompletionResultType]::ParameterValue, 'Settle an argument: the rulings people ask for, and the rulesets')
            [CompletionResult]::new('completions', 'completions', [CompletionResultType]::ParameterValue, 'Write completions for a shell to standard output')
            [CompletionResult]::new('man', 'man', [CompletionResultType]::ParameterValue, 'Write the manual: the main page to standard output, or all pages to a directory')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'crowns;check' {
            [CompletionResult]::new('--round', '--round', [CompletionResultType]::ParameterName, 'Round, by its number')
            [CompletionResult]::new('--wild', '--wild', [CompletionResultType]::ParameterName, 'Round, by its wild rank')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Ruleset to play by')
            [CompletionResult]::new('--rule', '--rule', [CompletionResultType]::ParameterName, 'Vary one knob of the ruleset; may be repeated')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Cards in plain ASCII, 7D instead of 7♦, also on a terminal')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;rules' {
            [CompletionResult]::new('--find', '--find', [CompletionResultType]::ParameterName, 'List the topics whose text has these words')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Cards in plain ASCII, 7D instead of 7♦, also on a terminal')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the rulesets')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a ruleset, every knob beside its official value')
            break
        }
        'crowns;rules;list' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Cards in plain ASCII, 7D instead of 7♦, also on a terminal')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;rules;show' {
            [CompletionResult]::new('--rule', '--rule', [CompletionResultType]::ParameterName, 'Vary one knob of the ruleset; may be repeated')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Write JSON')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Cards in plain ASCII, 7D instead of 7♦, also on a terminal')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;completions' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Cards in plain ASCII, 7D instead of 7♦, also on a terminal')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;man' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to colour')
            [CompletionResult]::new('--ascii', '--ascii', [CompletionResultType]::ParameterName, 'Cards in plain ASCII, 7D instead of 7♦, also on a terminal')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'crowns;help' {
            [CompletionResult]::new('check', 'check', [CompletionResultType]::ParameterValue, 'Judge a hand: can it go out, and what does it cost')
            [CompletionResult]::new('rules', 'rules', [CompletionResultType]::ParameterValue, 'Settle an argument: the rulings people ask for, and the rulesets')
            [CompletionResult]::new('completions', 'completions', [CompletionResultType]::ParameterValue, 'Write completions for a shell to standard output')
            [CompletionResult]::new('man', 'man', [CompletionResultType]::ParameterValue, 'Write the manual: the main page to standard output, or all pages to a directory')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'crowns;help;check' {
            break
        }
        'crowns;help;rules' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the rulesets')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a ruleset, every knob beside its official value')
            break
        }
        'crowns;help;rules;list' {
            break
        }
        'crowns;help;rules;show' {
            break
        }
        'crowns;help;completions' {
            break
        }
        'crowns;help;man' {
            break
        }
        'crowns;help;help' {
            break
        }
    })

    $completions.Where{ $_.CompletionText -like "$wordToComplete*" } |
        Sort-Object -Property ListItemText
}
