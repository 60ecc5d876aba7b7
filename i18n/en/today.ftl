# The roll of the day: the same dice for everybody, and your streak.

today-title = Roll of the day
today-head = Today
today-against = { $game } against the computer
today-goes-on = { $game }: under way
today-played = { $game }: played
today-about = You play against the strong computer player. Today the dice fall the same for everybody: compare what you made of them.
today-missed = You can still play this day; the dice fall as they did then.
today-begun = You have started this match.
today-won = Played and won.
today-lost = Played. This time the computer won.
today-look = Replay
today-copy = Copy the result
today-copied = The result is on the clipboard.
today-told = Wurfzabel, roll of the day { $day }: { $game } { $scores }
today-yours = Your streak
today-later = Next month
today-earlier = Previous month
today-who = Player
today-course =
    { $played ->
        [one] One day played
       *[other] { $played } days played
    }, { $won } won; { $row ->
        [0] a new streak can begin today
        [one] one day in a row
       *[other] { $row } days in a row
    }.

today-key-month = previous or next month
today-key-play = play this day
today-key-today = back to today
