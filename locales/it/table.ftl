table-title = Il tavolo
