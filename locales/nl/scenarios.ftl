scenarios-title = Scenario’s
