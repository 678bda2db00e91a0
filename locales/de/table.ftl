table-title = Der Tisch
