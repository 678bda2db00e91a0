settings-title = Settings
settings-language = Language
settings-theme = Appearance
settings-theme-auto = Same as system
settings-theme-day = Day
settings-theme-night = Night
settings-pace = Animation
settings-pace-off = Off
settings-pace-fast = Fast
settings-pace-normal = Normal
settings-confirm = Confirm placements
    .meaning = Each placement waits for your OK, and can be moved and rotated until then.
settings-score = Show the score
    .meaning = Switch it off to keep count yourself until the end.
settings-letters = Letters on icons
    .meaning = Shows a letter on every icon.
settings-sound = Sound
    .meaning = Quiet sounds: paper, wood, and a banjo when you win.

# What is kept in the browser.

keeping-title = Your games and results
keeping-hint = They are kept in this browser and nowhere else. Save them to a file to move them to another browser.
keeping-save = Save everything to a file
keeping-load = Load a file
keeping-loaded = { $taken ->
    [0] There was nothing new in it.
    [one] 1 item was loaded.
   *[other] { $taken } items were loaded.
}{ $left ->
    [0] { "" }
   *[other] { " " }This browser had no room for { $left } more.
}{ $unread ->
    [0] { "" }
    [one] { " " }1 item could not be read.
   *[other] { " " }{ $unread } items could not be read.
}
keeping-newer = This file comes from a newer version of the game. Reload this page to update, then try again. Nothing was changed.
keeping-wrong = This file was not saved by this game, or it is damaged. Nothing was changed.
keeping-not-saved = This browser doesn’t allow saving files.
keeping-aside = Set aside
keeping-aside-hint = Anything that could not be read, or that a file you loaded replaced. None of it is lost.
keeping-aside-save = Save to a file
keeping-aside-remove = Remove for good: { $name }

# About.

about-title = About
about-whose = Whose game it is
about-designers = Circle the Wagons was designed by { $names }. The solo game is by { $solo }.
about-publishers = It is published by { $names }.
about-unofficial = This is an unofficial version for people who own the game or want to learn it. It is not affiliated with the designers or the publishers.
about-buy = If you like it, buy the cards: they fit in a wallet, and buying them supports the people who made the game.
about-this = What you see here
about-own = The rules are in our own words, and every drawing is ours. Nothing here is the publishers’ art or text.
about-typeface = Titles and numbers are set in Zilla Slab, © 2017 The Mozilla Foundation, under the SIL Open Font License.
about-private = No account, no ads, nobody watching. Your games stay in your browser, except the ones you play online.
about-offline = Everything is loaded. From now on it works offline.
about-licence = The program, its drawings and its texts are free: MIT or Apache 2.0 license, whichever you prefer. It is written in Rust, with Leptos for the page and Fluent for the words.
about-version = Version { $version }
