settings-title = Settings
settings-language = Language
settings-theme = Light
settings-theme-auto = As the system
settings-theme-day = Day
settings-theme-night = Night
settings-pace = Movement
settings-pace-off = Off
settings-pace-fast = Fast
settings-pace-normal = Normal
settings-confirm = Confirm turns
    .meaning = Each placement waits for your word, and can be moved and turned until then.
settings-score = Show the score
    .meaning = Switch it off to count for yourself until the end.
settings-letters = Letters on icons
    .meaning = Each icon also carries its letter.
settings-sound = Sound
    .meaning = Quiet ones: paper, wood, and a banjo when you win.

# What is kept in the browser.

keeping-title = Your games and records
keeping-hint = They are kept in this browser, and nowhere else. A file takes them to another one.
keeping-save = Save everything as a file
keeping-load = Load a file
keeping-loaded = { $taken ->
    [0] There was nothing new in it.
    [one] 1 thing was loaded.
   *[other] { $taken } things were loaded.
}{ $left ->
    [0] { "" }
   *[other] { " " }This browser had no room for { $left } more.
}
keeping-wrong = This file was not saved by this game, or it is damaged. Nothing was changed.
keeping-not-saved = This browser does not let a file be saved.
keeping-aside = Set aside
keeping-aside-hint = What could not be read, or was replaced by a file you loaded. Nothing of it is lost.
keeping-aside-save = Save as a file
keeping-aside-remove = Remove for good: { $name }

# About.

about-title = About
about-whose = Whose game it is
about-designers = Circle the Wagons was designed by { $names }. The solo game is by { $solo }.
about-publishers = It is published by { $names }.
about-unofficial = This is an unofficial version for people who own the game or want to learn it. It is not affiliated with any of them.
about-buy = If you like it, buy the cards: they fit in a wallet, and they pay the people who made the game.
about-this = What you see here
about-own = The rules are told in our own words, and every drawing is our own. There is no art and no text of the publishers in it.
about-private = No account, no ads, no tracking: your games stay in your browser.
about-offline = Everything is loaded. From now on it works without a network.
about-licence = The program, its drawings and its texts are free: MIT or Apache 2.0 licence, as you prefer. It is written in Rust, with Leptos for the page and Fluent for the words.
about-version = Version { $version }
