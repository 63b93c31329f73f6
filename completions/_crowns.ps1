# Completion of crowns in PowerShell. Each Tab asks crowns itself.

Register-ArgumentCompleter -Native -CommandName crowns -ScriptBlock {
    param($word, $ast, $position)
    $words = @($ast.CommandElements |
        Where-Object { $_.Extent.StartOffset -lt $position } |
        ForEach-Object { if ($_.Value) { "$($_.Value)" } else { $_.Extent.Text } })
    if ($word -eq '') { $words += '' }
    $before = $env:COMPLETE
    $env:COMPLETE = 'powershell'
    try { $lines = @(& crowns -- @words 2> $null) } finally { $env:COMPLETE = $before }
    foreach ($line in $lines) {
        $value, $help = $line.Split("`t", 2)
        $text = if ($value -match "[\s']") { "'" + $value.Replace("'", "''") + "'" } else { $value }
        if (-not $help) { $help = $value }
        [System.Management.Automation.CompletionResult]::new($text, $value, 'ParameterValue', $help)
    }
}
