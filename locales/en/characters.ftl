characters-title = Your opponents
