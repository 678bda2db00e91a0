table-title = The table
