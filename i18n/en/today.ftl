# The throw of the day: the same dice for everybody, and one's own course.

today-title = Throw of the day
today-head = Today
today-against = { $game } against the computer
today-goes-on = { $game }: under way
today-played = { $game }: played
today-about = Against the strong computer. Today the dice fall the same everywhere, so you can see who made more of them.
today-missed = You can still play this day; the dice fall as they did then.
today-begun = The match is under way.
today-won = Played and won.
today-lost = Played. This time the computer won.
today-look = Replay
today-copy = Copy the result
today-copied = The result is on the clipboard.
today-told = Wurfzabel, throw of the day { $day }: { $game } { $scores }
today-yours = Your course
today-later = A month later
today-earlier = A month earlier
today-who = Who
today-course =
    { $played ->
        [one] One day played
       *[other] { $played } days played
    }, { $won } of them won; { $row ->
        [0] a run can begin today
        [one] one day in a row
       *[other] { $row } days in a row
    }

today-key-month = a month earlier or later
today-key-play = play this day
today-key-today = back to today
