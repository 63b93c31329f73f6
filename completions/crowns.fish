# Completion of crowns in fish. Each Tab asks crowns itself.

complete --command crowns --no-files --keep-order --arguments '(COMPLETE=fish crowns -- (commandline --current-process --tokenize --cut-at-cursor) (commandline --cut-at-cursor --current-token))'
