# Championships on the command line: help and answers.

championship-cli-about = Runs a championship: who takes part, the schedule, results, tables, the bracket
championship-cli-about-new = Begins a championship in a new file
championship-cli-about-join = Adds a player
championship-cli-about-leave = Withdraws a player
championship-cli-about-return = Brings back a player who has left
championship-cli-about-enter = Enters or corrects a result
championship-cli-about-order = Puts the seeds in this order while players sign up
championship-cli-about-draw = Draws the seeds by lot while players sign up
championship-cli-about-swap = Lets two players swap places before either has played in this stage
championship-cli-about-clear = Clears a result; in the preliminaries, removes the whole match
championship-cli-about-confirm = Accepts a result as it was played, though it no longer follows from those before it
championship-cli-about-forfeit = Enters a match as lost without playing
championship-cli-about-undo = Takes back the last entry, or the end of the stage before it
championship-cli-about-move = Moves a match or a whole round to another day of its stage
championship-cli-about-close = Ends the stage, draws the lots and begins the next
championship-cli-about-show = Shows the tables and the open matches
championship-cli-about-export = Writes the schedule or results as a calendar, a table or a web page
championship-cli-about-print = Prints a sheet, such as tables, pairings, the bracket, score sheets, schedules or certificates
championship-cli-about-copy = Begins a copy of a damaged championship, with everything before the damage
championship-cli-about-simulate = Plays a whole championship with computer players

championship-cli-usage = wurfzabel championship new|join|leave|return|order|draw|swap|enter|clear|confirm|forfeit|undo|move|close|show|export|print|copy|simulate …
championship-cli-usage-new = wurfzabel championship new FILE --name NAME --year Y [--place PLACE] [--participants FILE.csv] [--seed S] [--ties STAGE=TIEBREAK,…]… [--plan world|round-robin|double-round-robin|swiss|knock-out|groups] [--game GAME] [--option KEY=VALUE]… [--begins DATE] [--days N] [--rounds N] [--json]
championship-cli-usage-join = wurfzabel championship join FILE NAME [--club CLUB] [--json]
championship-cli-usage-leave = wurfzabel championship leave FILE PLAYER [--date DATE] [--json]
championship-cli-usage-return = wurfzabel championship return FILE PLAYER [--json]
championship-cli-usage-enter = wurfzabel championship enter FILE MATCH|PLAYER PLAYER A:B [--record FILE | --results FILE.csv] [--date DATE] [--in-spite-of-it] [--json]
championship-cli-usage-order = wurfzabel championship order FILE PLAYER… [--json]
championship-cli-usage-draw = wurfzabel championship draw FILE [--json]
championship-cli-usage-swap = wurfzabel championship swap FILE PLAYER PLAYER [--json]
championship-cli-usage-clear = wurfzabel championship clear FILE MATCH [--in-spite-of-it] [--json]
championship-cli-usage-confirm = wurfzabel championship confirm FILE MATCH [--json]
championship-cli-usage-forfeit = wurfzabel championship forfeit FILE MATCH PLAYER|both [--in-spite-of-it] [--json]
championship-cli-usage-undo = wurfzabel championship undo FILE [--json]
championship-cli-usage-move = wurfzabel championship move FILE MATCH DATE|--round ROUND --date DATE [--time HH:MM] [--table N] [--json]
championship-cli-usage-close = wurfzabel championship close FILE [--open HOW] [--json]
championship-cli-usage-show = wurfzabel championship show FILE [--json]
championship-cli-usage-export = wurfzabel championship export FILE --ics|--csv|--html [--of matches|participants|tables] --out FILE
championship-cli-usage-print = wurfzabel championship print FILE --sheet SHEET [--round ROUND] [--participant PLAYER] [--paper a4|a5|a6|letter] --out FILE.pdf
championship-cli-usage-copy = wurfzabel championship copy FILE [--json]
championship-cli-usage-simulate = wurfzabel championship simulate --participants N --seed S [--plan world|round-robin|double-round-robin|swiss|knock-out|groups] [--rounds N] [--until preliminaries|main|groups|finals|over] [--strengths medium,strong] [--quick] [--year Y] --out FILE [--json]

championship-cli-value-name = NAME
championship-cli-value-place = PLACE
championship-cli-value-date = DATE
championship-cli-value-time = HH:MM
championship-cli-value-id = PLAYER
championship-cli-value-ids = PLAYER…
championship-cli-value-match = MATCH
championship-cli-value-round = ROUND
championship-cli-value-result = MATCH A:B
championship-cli-value-columns = COLUMN,…
championship-cli-value-ties = STAGE=TIEBREAK,…
championship-cli-value-strengths = LEVEL,…

championship-cli-arg-file = A championship, ending in .wurfcup
championship-cli-arg-name = The name of the championship
championship-cli-arg-year = The year of its first day
championship-cli-arg-place = The place, as it should appear in calendars
championship-cli-arg-participants = A CSV file of everyone who takes part: names, with clubs beside them if there are any
championship-cli-arg-columns = What the columns of --participants are, in order, if no heading says so: name, given, surname, surname-given, club, or - for a column to leave out
championship-cli-arg-seed = The seed of the lots, a whole number; a new one each time by default
championship-cli-arg-plan = The plan; world by default, the world championship of dre13ehn
championship-cli-arg-game = The game, where the plan leaves it open; dre13ehn by default
championship-cli-arg-begins = The first day, where the plan leaves it open, such as 2027-06-21; 1 January by default
championship-cli-arg-days = How many days it takes, where the plan leaves it open; 1 by default
championship-cli-arg-rounds = How many rounds a Swiss tournament has; otherwise just enough that only one player can win them all
championship-cli-arg-ties = The tie-breaks of a stage in another order, from wins, points, losses, direct, difference, buchholz, sonneborn; lot comes last
championship-cli-arg-who = The player’s name
championship-cli-arg-club = The player’s club or town
championship-cli-arg-id = The player’s name or number
championship-cli-arg-other = The other player’s name or number
championship-cli-arg-loser = The name or number of the player who has lost, or both
championship-cli-arg-seeds = The names or numbers of everyone who has joined, the first seed first
championship-cli-arg-open = Ends the stage early: open matches count for nobody or, with forfeit, as lost by both players
championship-cli-arg-left = The day, such as 2027-07-04; today by default, or the nearest day of the stage
championship-cli-arg-result = The name of the match and its result, such as m12-3 21:18, or both players and their result, such as Ada Bo 21:18; in the preliminaries 1:0 or 0:1 says who won
championship-cli-arg-record = Takes the result from this match; leave out A:B then
championship-cli-arg-results = A CSV file of results, with the columns match, a_score, b_score, as export --csv writes it
championship-cli-arg-played = The day of a match in the preliminaries; today by default, or the nearest day of the stage
championship-cli-arg-in-spite = Corrects a result even if play has gone on since; what no longer follows from it is marked
championship-cli-arg-match = The name of the match
championship-cli-arg-moved = The new day, such as 2027-07-04
championship-cli-arg-moved-round = Moves all open matches of this round to the day of --date
championship-cli-arg-time = The time it begins
championship-cli-arg-table = The table it is played at
championship-cli-arg-count = How many take part, 3 to 500; in the world championship at least 13
championship-cli-arg-sheet = The sheet
championship-cli-arg-round = The round: its number or, in a knock-out, r32, r16, q, s, third or final, as its matches are called; the next open one by default
championship-cli-wrong-round = “{ $given }” is not a round; write a number, or r32, r16, q, s, third or final
championship-cli-arg-whom = Only the sheet of this player, by name or number; goes with the sheet card only
championship-cli-arg-luck = The seed of all dice and lots, a whole number: the same seed gives the same championship
championship-cli-arg-until = Stops when this stage begins; plays all of them by default
championship-cli-arg-strengths = How strong the computer players are, in turn: easy, medium, strong; medium,strong by default
championship-cli-arg-quick = Draws the results at random instead of playing
championship-cli-arg-ics = Writes the schedule as a calendar (iCalendar)
championship-cli-arg-csv = Writes all matches as a table (CSV)
championship-cli-arg-of = What the table shows: matches, participants or tables; matches by default
championship-cli-arg-html = Writes everything on one page (HTML), to print out or put on the web
championship-cli-arg-out = The file to write; with export, - writes to standard output

championship-cli-wrong-date = “{ $given }” is not a day such as 2027-07-04
championship-cli-wrong-time = “{ $given }” is not a time such as 18:30
championship-cli-nobody = nobody called “{ $given }” takes part; “championship show” lists names and numbers
championship-cli-wrong-column = “{ $given }” is not a column of the participants; the columns are { $known }
championship-cli-wrong-ties = “{ $given }” is not of the form STAGE=TIEBREAK,… with tie-breaks from { $known }
championship-cli-wrong-score = “{ $given }” is not a result; write it like 21:18
championship-cli-wrong-result = give a match and a result, or a match and --record; usage: { $usage }
championship-cli-not-each = there is no sheet “{ $sheet }” for each player; --participant goes with card only
championship-cli-doubt = { $why }; say which with --columns surname,given or --columns name,club
championship-cli-fixed = the game and the days of the world championship are fixed; for others choose another --plan
championship-cli-unfit-record = { $file } does not fit: { $why }

championship-cli-begun =
    { $file } is created, with { $count ->
        [one] one player
       *[other] { $count } players
    }; the seed of the lots is { $seed }.
championship-cli-unlisted = { $file } does not end in .wurfcup, so the window will not list it.
championship-cli-joined = { $name } takes part as number { $id }.
championship-cli-left = { $name } left on { $date }.
championship-cli-left-result = { $match } { $score }
championship-cli-left-lost = These results no longer count: { $matches }.
championship-cli-left-forfeit = Decided by forfeit: { $matches }.
championship-cli-returned = { $name } is taking part again.
championship-cli-entered = { $id }: { $players } { $score }
championship-cli-corrected = { $id }: { $players } { $score } instead of { $before }
championship-cli-cleared = { $id }: the result of { $players } has been cleared.
championship-cli-confirmed = { $id }: { $players } stands as it was played.
championship-cli-forfeited = { $id }: { $players }; { $loser } has lost without playing.
championship-cli-both-lost = { $id }: { $players }; both have lost without playing.
championship-cli-swapped = { $a } and { $b } have swapped places.
championship-cli-moved = { $id }: { $match } is now on { $date }.
championship-cli-moved-round =
    { $count ->
        [one] { $round }: one match is now on { $date }.
       *[other] { $round }: { $count } matches are now on { $date }.
    }
championship-cli-lots = Decided by lot: { $parts }
championship-cli-drawn = Round { $round } has been drawn.
championship-cli-closed = Closed: { $closed }. Stage: { $next }
championship-cli-closed-stale = these results no longer follow from those before them and now stand as they are: { $matches }; “championship undo” reopens the stage
championship-cli-still-open = { $why }; with --open the stage ends all the same
championship-cli-group = Group { $group }
championship-cli-decided =
    { $count ->
        [one] One match decided:
       *[other] { $count } matches decided:
    }
championship-cli-open =
    { $count ->
        [one] One match to play:
       *[other] { $count } matches to play:
    }
championship-cli-more = … and { $count } more: “championship export --csv --out -” lists all.
championship-cli-stale =
    { $count ->
        [one] One result no longer follows from those before it; play it again, clear it or confirm it:
       *[other] { $count } results no longer follow from those before them; play them again, clear or confirm them:
    }
championship-cli-name = Name
championship-cli-by = Decided by
championship-cli-simulated = { $file } is ready after { $seconds } s. Stage: { $stage }
championship-cli-progress = { $stage }: { $played } of { $of } matches
championship-cli-exported = { $file } has been written.
championship-cli-copied = The copy { $file } is ready; go on with the championship there.
championship-cli-damaged = { $why } To begin a copy: wurfzabel championship copy { $file }
championship-cli-results =
    { $count ->
        [one] One result has been entered.
       *[other] { $count } results have been entered.
    }
