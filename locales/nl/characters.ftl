characters-title = Je tegenstanders
