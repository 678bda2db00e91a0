table-title = De tafel
