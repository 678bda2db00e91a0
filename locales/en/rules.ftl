rules-title = Rules
