scenarios-title = Scenarios
