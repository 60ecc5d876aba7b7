# A championship on screen: its round, its tables, its files.

organise-round = Round
organise-tables = Tables
organise-pictures = Crosstable and bracket
organise-calendar = Calendar
organise-people = Participants
organise-files = Print and files
organise-rules = How it works

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
organise-correct = Save change
organise-in-spite = Correct anyway
organise-leave-it = Cancel
organise-changes-nothing = Nobody’s place would change.
organise-more-changes = and { $count } more
organise-entered = Entered: { $result }
organise-taken-in = Played here and entered: { $result }
organise-result = { $one } – { $other } { $score }
organise-met = { $a } beat { $b }
organise-decided = Decided by forfeit: at least one of the two has left.
organise-struck = Cancelled: one of the two has left; the match does not count.
organise-not-known = It is not known yet who plays here.
organise-several = That could mean several results: { $readings }. Type a colon between the numbers.
organise-keys-points = Type both numbers, such as { $example } and then ‹Enter›
organise-keys-race = Choose the winner with ‹←› ‹→› and type the wins of the other side, then ‹Enter›
organise-keys-victory = Choose the winner with ‹←› ‹→› and press ‹Enter›
organise-under-way = This match has begun here and is not over.
organise-play-on = Continue the match
organise-play-second = Start a second match
organise-second-match = A match for this result has begun already. The one that ends first counts.
organise-winner = Winner
organise-loser = Loser
organise-other-has = Wins of { $name }
organise-what-if = What if…
organise-play = Play here
organise-play-real = Here with real dice
organise-day = Day
organise-time = Time
organise-table = Table
organise-bad-time = that is not a time; write it like 18:30

organise-who-met = Who played?
organise-meet-field = Number or name
organise-nobody = nobody taking part has the number or name { $typed }
organise-many = that fits several people: choose one below, or type more of the name
organise-more-people = and { $count } more; type a number or the beginning of a name

organise-why = Decided by
organise-through-means = goes through as things stand
organise-no-table = This stage has no table.
organise-no-crosstable = A crosstable appears once everyone plays everyone, in a table or in groups.
organise-large-crosstable = With { $count } players, the crosstable is too wide for a page. The printed sheet shows it in parts.
organise-sheet = Printed sheet
organise-aside-left = Scroll left
organise-aside-right = Scroll right
organise-key-aside = scroll a wide table or bracket sideways
organise-place = Place
organise-rank-about = Everyone who is tied shares a place, such as 3–5
organise-played-about = Matches that count so far, forfeits included
organise-why-about = The first tie-break that puts this player above the next
organise-wins-about = Matches won; a draw counts half
organise-points-about = Points scored in all matches
organise-losses-about = Matches lost; fewer are better
organise-difference-about = Points scored minus points conceded
organise-buchholz-about = Wins of all opponents, added up
organise-sonneborn-about = Wins of the opponents they beat, and half the wins of those they drew with
organise-no-picture = There is nothing to see here.
organise-left-on = left on { $date }

organise-buchholz = Buchholz counts the wins of everyone they have met: { $all }.
organise-sonneborn = Sonneborn–Berger counts the wins of everyone they have beaten, and half of those they drew with: { $all }.
organise-draw-about = Round { $round } of { $of } is drawn from the table as it stands now. If you correct a result later, the pairings stay.
organise-draw = Draw round { $round }
organise-draw-now = Draw the round
organise-close = End the stage
organise-close-stage = End “{ $stage }”
organise-closing =
    { $count ->
        [one] “{ $stage }” ends and “{ $next }” begins; one player goes through. All results stay.
       *[other] “{ $stage }” ends and “{ $next }” begins; { $count } players go through. All results stay.
    }
organise-closing-on = “{ $stage }” ends and “{ $next }” begins. All results stay.
organise-closing-joining = “{ $next }” begins with { $count } participants. “{ $stage }” is then over, and nobody else can join.
organise-closing-all = The championship ends here, and the first three are decided.

organise-key-parts-about = the parts of the page
organise-key-figures-about = the result of the chosen match
organise-key-sides-about = the winner
organise-key-rows-about = another match
organise-key-rounds-about = another round
organise-key-enter-about = enter the result

organise-file = File
organise-ics = Calendar for other programs
organise-ics-about = Every match of the schedule as a calendar entry (.ics)
organise-csv = Table of all matches
organise-csv-about = For spreadsheets (.csv); you can fill in results there and import them again
organise-csv-people = List of participants
organise-csv-people-about = For spreadsheets (.csv): number, name, club
organise-csv-tables = Tables as CSV
organise-csv-tables-about = For spreadsheets (.csv): all tables with rank, wins and tie-breaks
organise-html = Page for the web
organise-html-about = All tables and results on one page (.html), with no other files

organise-number = No. { $id }
organise-rank = place { $rank } of { $all }
organise-course = { $table }: place over time
organise-course-opens = Press to watch the match
organise-leaves = Withdraw
organise-leaves-meant = Yes, withdraw
organise-leaves-about = The player leaves the championship. Depending on the rules, their open matches are forfeited, or all their matches are cancelled. You can bring them back while the stage lasts.

organise-take-record = Take from a saved match
organise-record = Saved matches
organise-if-wins = If { $name } wins: { $then }.
organise-is-through = { $name } would certainly go through
organise-is-out = { $name } would certainly be out
organise-meet-keys = Type numbers or names, the winner first: ‹5› ‹Space› ‹1› ‹7› ‹Enter› ‹Enter›

organise-results = Results from elsewhere
organise-take-results = Import a table of results
organise-results-taken =
    { $count ->
        [0] The table has no new result.
        [one] One result was entered.
       *[other] { $count } results were entered.
    }

organise-return = Bring back
organise-go-on-in-copy = Go on in a copy
organise-goes-on = The championship goes on in { $path }; the damaged file stays as it is.
organise-card = Card with this schedule
organise-drawing = Drawing…

organise-enter-more = Enter another match
organise-round-moved = Round { $round } is now played on { $date }.
organise-begin = Draw up the schedule and begin
organise-changes = This would change:

organise-key-erase-about = delete the last digit
organise-key-leave = confirm the withdrawal
