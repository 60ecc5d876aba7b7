# A championship on screen: its round, its tables, its files.

organise-round = Round
organise-tables = Tables
organise-pictures = Crosstable and bracket
organise-calendar = Calendar
organise-people = Participants
organise-files = Print and files

organise-semi-finals = Semi-finals
organise-quarter-finals = Quarter-finals
organise-last = Last { $left }
organise-latest = Latest matches
organise-nothing-yet = Nothing has been played yet.
organise-choose-match = Choose a match to enter its result.
organise-more = { $count } more
organise-joined =
    { $count ->
        [one] one participant
       *[other] { $count } participants
    }
organise-played = { $played } of { $all } played

organise-enter = Enter
organise-correct = Correct
organise-in-spite = Correct it in spite of it
organise-leave-it = Cancel
organise-changes-nothing = Nobody’s place would change.
organise-more-changes = and { $count } more
organise-entered = Entered: { $result }
organise-taken-in = Played at the table and entered: { $result }
organise-result = { $one } – { $other } { $score }
organise-met = { $a } has won against { $b }
organise-decided = Decided without a match: somebody has left.
organise-struck = Struck: somebody has left, and the match counts for nobody.
organise-not-known = It is not yet known who plays here.
organise-no-reading = { $typed } cannot be a result here
organise-several = Which one? { $readings } – put a colon between
organise-keys-points = Both numbers, as ‹2› ‹1› ‹:› ‹1› ‹8› and then ‹Enter›
organise-keys-race = ‹←› ‹→› who has won, then what the other came to, ‹Enter›
organise-keys-victory = ‹←› ‹→› who has won, then ‹Enter›
organise-winner = Won
organise-loser = Lost
organise-other-has = { $name } came to
organise-what-if = What if
organise-play = Play it here
organise-play-real = Here, with real dice
organise-day = Day
organise-time = Time
organise-table = Table
organise-bad-time = That is no time of day; write it as 18:30

organise-who-met = Who has met?
organise-meet-field = Number or name
organise-nobody = Nobody here has that number or name: { $typed }
organise-many = Several could be meant: choose one below, or type more of the name
organise-more-people = and { $count } more; type a number or the beginning of a name

organise-why = Ahead by
organise-above-by = { $criterion }
organise-through-means = goes on as the table stands
organise-no-table = This stage has no table.
organise-no-picture = There is nothing to be seen here.
organise-left-on = left on { $date }

organise-close = End the stage
organise-close-stage = End “{ $stage }”
organise-closing =
    { $count ->
        [one] “{ $stage }” ends and “{ $next }” begins; one goes on. What is entered stays.
       *[other] “{ $stage }” ends and “{ $next }” begins; { $count } go on. What is entered stays.
    }
organise-closing-on = “{ $stage }” ends and “{ $next }” begins. What is entered stays.
organise-closing-joining = “{ $stage }” ends and “{ $next }” begins with { $count } participants. Nobody can join after that.
organise-closing-all = The championship ends here, and the first three are certain.

organise-key-parts-about = the parts of the page
organise-key-figures-about = the result of the chosen match
organise-key-sides-about = who has won
organise-key-rows-about = another match
organise-key-rounds-about = another round
organise-key-enter-about = enter the result

organise-file = File
organise-ics = Calendar for other programs
organise-ics-about = Every match of the plan as an entry of a calendar (.ics)
organise-csv = Table of all matches
organise-csv-about = For spreadsheets (.csv); results that are filled in there can be read again
organise-html = Page for the web
organise-html-about = All tables and results as one page (.html) that needs nothing else

organise-number = No. { $id }
organise-rank = rank { $rank } of { $all }
organise-course = { $table }: how the rank went
organise-course-opens = Press: replay
organise-leaves = Withdraw
organise-leaves-meant = Yes, withdraw
organise-leaves-about = Whoever leaves plays no more: their matches are forfeited or struck, as the rules say. As long as the stage goes on it can be taken back.

organise-take-record = Take it from a record
organise-record = Records of matches
organise-if-wins = If { $name } wins: { $then }
organise-is-through = { $name } is through
organise-is-out = { $name } is out
organise-meet-keys = The winner first: ‹5› ‹Space› ‹1› ‹7› ‹Enter› ‹Enter› or names

organise-results = Results from elsewhere
organise-take-results = Read a table of results
organise-results-taken =
    { $count ->
        [0] The table has no result that is not entered already.
        [one] One result was entered.
       *[other] { $count } results were entered.
    }

organise-return = Bring back
organise-go-on-in-copy = Go on in a copy
organise-goes-on = It goes on in { $path }; the damaged file stays as it is.
organise-card = Card with their schedule
organise-drawing = Being drawn…

organise-enter-more = Enter another match
organise-keys-any = Both numbers, as ‹7› ‹:› ‹5› and then ‹Enter›
organise-round-moved = Round { $round } is played on { $date } now.
organise-begin = Draw up the schedule and begin
organise-changes = This would change:

organise-key-erase-about = take back the last digit
organise-key-leave = confirm the withdrawal
