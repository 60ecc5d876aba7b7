# Championships on the command line: help and answers.

championship-cli-about = Keeps a championship: who takes part, the schedule, results, tables, brackets
championship-cli-about-new = Begins a championship in a new file
championship-cli-about-join = Adds a participant
championship-cli-about-leave = Lets a participant leave
championship-cli-about-return = Takes back that somebody has left
championship-cli-about-enter = Enters or corrects a result
championship-cli-about-move = Moves a match or a whole round to another day of its stage
championship-cli-about-close = Ends the stage, draws the lots and begins the next
championship-cli-about-show = Shows the tables, and what is to be played
championship-cli-about-export = Writes the schedule, the results or a page for others
championship-cli-about-print = Prints tables, pairings, the crosstable, participants, the bracket, certificates or score sheets
championship-cli-about-copy = Begins a copy of a damaged championship with everything before the damage
championship-cli-about-simulate = Plays a whole world championship through, with computer players

championship-cli-usage = wurfzabel championship new|join|leave|return|enter|move|close|show|export|print|copy|simulate …
championship-cli-usage-new = wurfzabel championship new FILE --name NAME --year Y [--place PLACE] [--participants FILE.csv] [--seed S] [--ties STAGE=TIEBREAK,…]… [--plan world|round-robin|knock-out|groups] [--game GAME] [--option KEY=VALUE]… [--begins DATE] [--days N] [--json]
championship-cli-usage-join = wurfzabel championship join FILE NAME [--club CLUB] [--json]
championship-cli-usage-leave = wurfzabel championship leave FILE ID [--date DATE] [--json]
championship-cli-usage-return = wurfzabel championship return FILE ID [--json]
championship-cli-usage-enter = wurfzabel championship enter FILE MATCH|ID ID A:B [--record FILE | --results FILE.csv] [--date DATE] [--in-spite-of-it] [--json]
championship-cli-usage-move = wurfzabel championship move FILE MATCH DATE|--round N --date DATE [--time HH:MM] [--table N] [--json]
championship-cli-usage-close = wurfzabel championship close FILE [--json]
championship-cli-usage-show = wurfzabel championship show FILE [--json]
championship-cli-usage-export = wurfzabel championship export FILE --ics|--csv|--html --out FILE
championship-cli-usage-print = wurfzabel championship print FILE --sheet SHEET [--round N] [--participant ID] [--paper a4|a5|a6|letter] --out FILE.pdf
championship-cli-usage-copy = wurfzabel championship copy FILE [--json]
championship-cli-usage-simulate = wurfzabel championship simulate --participants N --seed S [--until preliminaries|main|groups|finals|over] [--strengths medium,strong] [--quick] [--year Y] --out FILE [--json]

championship-cli-value-name = NAME
championship-cli-value-place = PLACE
championship-cli-value-date = DATE
championship-cli-value-time = HH:MM
championship-cli-value-id = ID
championship-cli-value-match = MATCH
championship-cli-value-result = MATCH A:B
championship-cli-value-ties = STAGE=TIEBREAK,…
championship-cli-value-strengths = LEVEL,…

championship-cli-arg-file = A championship, ending in .wurfcup
championship-cli-arg-name = What the championship is called
championship-cli-arg-year = The year of its first day
championship-cli-arg-place = Where it is held, as calendars are to say it
championship-cli-arg-participants = A CSV file of those who take part: names, and clubs beside them where they have one
championship-cli-arg-seed = The seed of the lots, a whole number; a new one each time by default
championship-cli-arg-plan = The plan; world by default, the world championship of dre13ehn
championship-cli-arg-game = The game, where the plan leaves it open; dre13ehn by default
championship-cli-arg-begins = The first day, where the plan leaves it open, as 2027-06-21; 1 January by default
championship-cli-arg-days = Over how many days it goes, where the plan leaves it open; 1 by default
championship-cli-arg-ties = The tie-breaks of a stage in another order, out of wins, points, losses, direct, difference; lot comes last
championship-cli-arg-who = The participant’s name
championship-cli-arg-club = Where they come from
championship-cli-arg-id = The participant’s number
championship-cli-arg-left = The day, as 2027-07-04; today by default, or the nearest day of the stage
championship-cli-arg-result = The match by its name and its result, as m12-3 21:18; in the preliminaries the numbers of both and who won, as 5 17 1:0
championship-cli-arg-record = Takes the result from this match; A:B is then left out
championship-cli-arg-results = A CSV file of results, with columns match, a_score, b_score, as export --csv writes it
championship-cli-arg-played = The day of a match in the preliminaries; today by default, or the nearest day of the stage
championship-cli-arg-in-spite = Corrects a result in spite of what was played since; what no longer follows is marked
championship-cli-arg-match = The match by its name
championship-cli-arg-moved = The day it moves to, as 2027-07-04
championship-cli-arg-moved-round = Moves all open matches of this round; --date says the day
championship-cli-arg-time = When it begins
championship-cli-arg-table = At which table
championship-cli-arg-count = How many take part, 13 to 500
championship-cli-arg-sheet = Which sheet
championship-cli-arg-round = Which round; the next open one by default
championship-cli-arg-whom = For this participant alone (a number), where there is a sheet for each
championship-cli-arg-luck = The seed of all dice and lots, a whole number: the same seed gives the same championship
championship-cli-arg-until = Stops where this stage begins; plays all of them by default
championship-cli-arg-strengths = How strong the computer players are, in turns: easy, medium, strong; medium,strong by default
championship-cli-arg-quick = Draws the results instead of playing
championship-cli-arg-ics = The schedule as a calendar (iCalendar)
championship-cli-arg-csv = All matches as a table (CSV)
championship-cli-arg-html = All of it on one page (HTML), to be put up or published
championship-cli-arg-out = The file; - writes an export to standard output

championship-cli-wrong-date = “{ $given }” is not a day such as 2027-07-04
championship-cli-wrong-time = “{ $given }” is not a time such as 18:30
championship-cli-wrong-id = “{ $given }” is not a participant’s number
championship-cli-wrong-ties = “{ $given }” is not of the form STAGE=TIEBREAK,… with tie-breaks out of { $known }
championship-cli-wrong-result = a match and a result belong here, or a match and --record; usage: { $usage }
championship-cli-not-each = there is no sheet “{ $sheet }” for each person; --participant goes with card
championship-cli-fixed = the world championship has its game and its days; for others choose another --plan
championship-cli-unfit-record = { $file } does not fit: { $why }

championship-cli-begun =
    { $file } begins with { $count ->
        [one] one participant
       *[other] { $count } participants
    }; lots are drawn from seed { $seed }.
championship-cli-joined = { $name } takes part as number { $id }.
championship-cli-left = { $name } left on { $date }.
championship-cli-returned = { $name } takes part again.
championship-cli-entered = { $id }: { $players } { $score }
championship-cli-moved = { $id } is on { $date }.
championship-cli-moved-round =
    { $count ->
        [one] Round { $round }: one match is on { $date } now.
       *[other] Round { $round }: { $count } matches are on { $date } now.
    }
championship-cli-lots = A lot was drawn for: { $parts }
championship-cli-closed = { $closed } closed. Now: { $next }
championship-cli-stage = { $stage }, { $first } to { $last }
championship-cli-group = Group { $group }
championship-cli-open =
    { $count ->
        [one] One match to play
       *[other] { $count } matches to play
    }
championship-cli-name = Name
championship-cli-by = Ahead by
championship-cli-simulated = { $file } is ready after { $seconds } s. It stands at: { $stage }
championship-cli-progress = { $stage }: { $played } of { $of } matches
championship-cli-exported = { $file } is written.
championship-cli-copied = It continues in { $file }.
championship-cli-damaged = { $why } A copy is begun by: wurfzabel championship copy { $file }
championship-cli-results =
    { $count ->
        [one] One result entered.
       *[other] { $count } results entered.
    }
