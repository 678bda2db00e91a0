table-title = La table
