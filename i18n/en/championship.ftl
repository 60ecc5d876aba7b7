# Championships: stages, tables, reasons, the file, what is written for others.

championship-plan-world = World championship
championship-plan-round-robin = Round robin
championship-plan-double-round-robin = Double round robin
championship-plan-swiss = Swiss system
championship-plan-knock-out = Knock-out
championship-plan-groups = Groups with a knock-out

championship-stage-joining = Sign-up
championship-stage-preliminaries = Preliminaries
championship-stage-tournament = Main tournament
championship-stage-main = Tournament
championship-stage-groups = Groups
championship-stage-knock-out = Knock-out
championship-stage-finals = Finals
championship-stage-over = Finished

championship-wins = Wins
championship-points = Points
championship-losses = Losses
championship-direct = Direct match
championship-buchholz = Buchholz
championship-sonneborn = Sonneborn–Berger
championship-difference = Difference
championship-lot = Lot
championship-tied = Tied
championship-played = Played

championship-bad-order = list each tie-break only once, and put the lot last
championship-bad-year = the year must be from 1 to 9999
championship-bad-days = a championship takes 1 to 366 days
championship-bad-rounds = the number of rounds must be from 1 to { $most }
championship-draw-open =
    { $all ->
        [yes] round { $round } can only be drawn once every match before it has a result; still open: { $matches }
       *[no] round { $round } can only be drawn once every match before it has a result; { $count } matches are still open, among them { $matches }
    }
championship-bad-pairs = the pairings of round { $round } in the file do not fit those who take part
championship-no-plan = there is no plan “{ $plan }”; you can choose: { $known }
championship-no-stage = there is no stage “{ $stage }” here
championship-no-part = there is no group or match “{ $part }” here yet
championship-no-match = there is no match “{ $id }” here
championship-no-meetings = the schedule says who plays whom in this stage: name one of its matches
championship-no-participant = nobody takes part as number { $id }
championship-not-known = the players of { $match } are not known yet
championship-oneself = { $name } cannot play against themselves
championship-has-left = { $name } has already left, on { $date }
championship-is-there = { $name } has not left
championship-return-late = { $name } left in an earlier stage and can no longer return
championship-return-built-on = { $name } can no longer return: { $match } was forfeited, and a match that depends on it has already been played
championship-decided = { $match } needs no result any more, because { $name } has left
championship-round-decided = { $round }: everything is already decided
championship-move-decided = { $match } is already decided and can no longer be moved
championship-outside = { $date } is not within the stage “{ $stage }” ({ $days })
championship-over = the championship is over
championship-join-closed = it is too late to join, the schedule is already fixed
championship-join-full = it is too late to join: a latecomer takes a bye of the first round, and none is left
championship-too-many = no more than { $most } players can take part
championship-too-few = this needs at least { $least } players; so far you have { $count }
championship-nothing-played = enter at least one match first: only { $through } of { $count } players go through
championship-twice = “{ $name }” is already taken; please choose another name
championship-bad-name = “{ $name }” cannot be a name: use 1 to { $most } characters, with no spaces at either end and no control characters
championship-long-name = “{ $name }” is too long: { $count } characters, { $most } are allowed
championship-twice-club = “{ $name }” is already taken; try “{ $other }”
championship-bad-lot = the lot for { $part } has already been drawn, or does not name exactly the players in it
championship-still-open =
    { $count ->
        [one] one match of the stage “{ $stage }” is still open: { $matches }
       *[other] { $count } matches of the stage “{ $stage }” are still open: { $matches }
    }
championship-still-open-most = { $count } matches of the stage “{ $stage }” are still open, among them { $matches }
championship-built-on = the championship has already moved on from { $match }. Use --in-spite-of-it to correct it anyway; what no longer follows from it is marked.
championship-stale = no longer fits the earlier results
championship-nothing-entered = nothing was entered for { $match }
championship-nothing-to-undo = there is nothing to take back
championship-undone-join = Undone: { $name } no longer takes part.
championship-undone-joins = Undone: { $count } players no longer take part.
championship-undone-leave = Undone: { $name } takes part again.
championship-undone-return = Undone: { $name } has left again.
championship-undone-name = Undone: the name is { $name } again.
championship-undone-first = Undone: { $match } has no result.
championship-undone-result = Undone: { $match } stands at { $score } again.
championship-undone-results = Undone: { $count } results are taken back.
championship-undone-confirm = Undone: { $match } no longer counts as confirmed.
championship-undone-forfeit = Undone: { $match } is a forfeit again.
championship-undone-strike = Undone: the match { $a } – { $b } counts again.
championship-undone-move = Undone: { $match } is back at its earlier day, time and table.
championship-undone-round = Undone: round { $round } is back on its earlier day.
championship-undone-order = Undone: the seeds are in their earlier order.
championship-undone-swap = Undone: { $a } and { $b } are back in their own places.
championship-undone-close = Undone: “{ $stage }” goes on.
championship-undone-draw = Undone: round { $round } is not drawn yet.
championship-made-join = { $name } joined.
championship-made-joins = { $count } players joined.
championship-made-leave = { $name } left.
championship-made-return = { $name } came back.
championship-made-name = The name { $name } was changed.
championship-made-first = { $match }: the result was entered.
championship-made-result = { $match }: the result { $score } no longer counts.
championship-made-results = { $count } results were entered from a table.
championship-made-confirm = { $match } was confirmed as it was played.
championship-made-forfeit = { $match }: the forfeit no longer counts.
championship-made-strike = The match { $a } – { $b } was removed.
championship-made-move = { $match } was moved.
championship-made-round = Round { $round } was moved.
championship-made-order = The seeds were put in another order.
championship-made-swap = { $a } and { $b } changed places.
championship-made-close = “{ $stage }” ended.
championship-made-draw = Round { $round } was drawn.
championship-not-stale = { $match } needs no confirmation: it follows from the results before it
championship-not-in = number { $number } does not play { $match }
championship-forfeit-met = { $match } was played and cannot be forfeited; clear it instead
championship-both-lost-single = { $match } decides who goes on: one of the two has to win it, even if only by forfeit
championship-bad-seeds = name everyone who has joined exactly once
championship-seeds-closed = the seeds can only be put in order while players sign up
championship-no-swap = only two players can swap places, and only once the schedule is there
championship-swap-absent = { $name } has no place of their own to swap in this stage
championship-swap-played = { $name } has already played in this stage and can no longer swap places
championship-score-victory = { $score } is not possible here: only the win counts, so 1:0 or 0:1
championship-score-most = { $score } is not possible: a match brings { $most } points at most
championship-score-winner = { $score } is not possible here: one side has to win
championship-score-race = { $score } is not possible: one side ends with exactly { $to } wins, the other with fewer

championship-record-game = this is a match of { $game }, which does not count in this championship
championship-record-begun = the match began from a position or branched off another one, so it does not count in a championship
championship-record-option = this stage is played with { $option }
championship-record-open = the match is not over yet
championship-record-players = { $a } and { $b } did not play this match

championship-foreign = this is not a championship
championship-later = the file has format { $version }, and this version of the program only knows formats up to { $known }; open it with a newer one
championship-bad-line = the line cannot be understood ({ $why })
championship-unreadable = { $path } cannot be read: { $why }. The file is unchanged.
championship-unwritten = { $path } cannot be written to: { $why }. Nothing new was entered; everything before is still there.
championship-uncreated = { $path } cannot be created: { $why }. Nothing was saved.
championship-no-file = { $path } cannot be opened: { $why }. The file is unchanged.
championship-in-use = { $path } is open somewhere else right now. You can look at the championship; to enter anything, close it there.
championship-changed = { $path } was changed, moved or deleted elsewhere. The program leaves everything as it is now.
championship-damaged = { $path } is damaged from line { $line } on: { $why }. The file stays as it is. You can look at everything before that, and go on with it in a copy.
championship-torn = Line { $line } is only half written, probably after a crash. Everything before it counts; with your next entry the fragment moves to { $kept }.
championship-half = line { $line } is only half written and does not count; everything before it does

# What would change: never what has happened.
championship-called = { $a } – { $b } ({ $place })
championship-called-half = { $name } – still open ({ $place })
championship-change-place = { $place }: { $to } instead of { $from }.
championship-change-through = { $part }: { $name } would go through.
championship-change-out = { $part }: { $name } would no longer go through.
championship-change-seat = { $match }: { $to } would play instead of { $from }.
championship-change-seated = { $match }: { $name } would play.
championship-change-vacant = { $match }: { $name } would no longer play, and the place would be open again.
championship-change-nobody = { $match }: a place would stay empty.
championship-change-follows = { $match } would fit the results before it again.
championship-change-astray = { $match } was played, but would no longer fit the results before it.
championship-change-astray-of = { $match } was played by { $one } and { $other } ({ $score }) and would no longer fit: it would now be { $now } against { $against }. Afterwards, enter it again or let the result stand.
championship-change-open-all =
    { $all ->
        [yes] { $count } matches would be open again: { $matches }.
       *[no] { $count } matches would be open again, among them { $matches }.
    }
championship-change-forfeit-all =
    { $all ->
        [yes] { $count } matches would be decided by forfeit: { $matches }.
       *[no] { $count } matches would be decided by forfeit, among them { $matches }.
    }
championship-change-struck-all =
    { $all ->
        [yes] { $count } matches would be cancelled: { $matches }.
       *[no] { $count } matches would be cancelled, among them { $matches }.
    }{ $played ->
        [0] {""}
        [one] {" "}One of them was played already; its result would no longer count.
       *[other] {" "}{ $played } of them were played already; their results would no longer count.
    }
championship-change-rank-all =
    { $all ->
        [yes] { $part }: { $names } would move from place { $from } to { $to }.
       *[no] { $part }: { $count } players would move from place { $from } to { $to }.
    }
championship-change-open = { $match } would be open again.
championship-ended-struck = Ended early; open matches count for nobody.
championship-ended-forfeit = Ended early; open matches count as lost by both.
championship-undecided = The championship ended before first place was decided.
championship-change-forfeit = { $match } would be decided by forfeit.
championship-change-forfeit-of = { $match }: { $winner } would win by forfeit against { $loser }.
championship-change-struck-played = { $match } would be cancelled, and its result { $score } lost.
championship-change-struck = { $match } would be cancelled.
championship-change-drawn =
    { $again ->
        [yes] Round { $first } has already been drawn and would stay as it is. To have it drawn again, cancel this, undo the draw and then correct the result.
       *[no] { $count ->
            [one] Round { $first } has already been drawn and would stay as it is.
           *[other] Rounds { $first } to { $last } have already been drawn and would stay as they are.
        }
    }
championship-change-rank = { $part }: { $name } would move from place { $from } to { $to }.

championship-csv-row = row { $row } of the table, column { $column }: { $why }
championship-csv-faults = { $count } rows of the table are wrong, and nothing was taken from it; { $faults }
championship-csv-cell = “{ $given }” does not fit here
championship-csv-number = “{ $given }” does not fit here: write a whole number such as 3
championship-csv-date = “{ $given }” does not fit here: write a date such as 2027-06-21
championship-csv-no-name = the name is missing
championship-csv-note = “{ $given }” looks like a note and not like a name
championship-csv-half = one half of the result is missing
championship-csv-nobody = nobody who takes part is called “{ $given }”
championship-csv-other-name = number { $number } is not called “{ $name }”
championship-csv-pair = this match is between { $a } and { $b }
championship-csv-no-meeting = it is not clear which match between { $a } and { $b } is meant
championship-csv-alone = both sides are { $name }
championship-csv-round = this match is in round { $round }
championship-csv-replaces = Row { $row }: { $now } replaces { $before } in { $match }.
championship-csv-second = the table gives two different results for { $match }
championship-csv-nameless = row { $row } of the table looks like a heading, but no column in it is called name, or first name and surname
championship-csv-two-names = row { $row } of the table names several columns that could be the name
championship-csv-columns = row { $row } of the table has { $count } columns, and no heading says which is the name; put a heading above them, such as name and club
championship-csv-doubt = row { $row } of the table could be a surname and a given name, or a name and a club
championship-csv-taken-anyway = Row { $row }: { $why }. As the row names its match, as a saved table does, the result is taken all the same; change it if it is a mistake.
championship-csv-understood =
    { $separator ->
        [none] Read as { $encoding }
        [comma] Read as { $encoding }, separated by commas
        [semicolon] Read as { $encoding }, separated by semicolons
        [tab] Read as { $encoding }, separated by tabs
       *[other] Read as { $encoding }, separated as its first line says
    }: { $columns }.
championship-csv-use =
    { $headed ->
        [yes] “{ $heading }”
       *[no] column { $number }
    } = { $use }
championship-csv-number-a = side 1 (no.)
championship-csv-side-a = side 1
championship-csv-number-b = side 2 (no.)
championship-csv-side-b = side 2
championship-csv-result-a = result 1
championship-csv-result-b = result 2
championship-csv-result-both = result
championship-csv-titles =
    { $count ->
        [one] One row above the heading is left out.
       *[other] { $count } rows above the heading are left out.
    }
championship-csv-way-as-it-is = As it is written
championship-csv-way-turned = Surname, given name
championship-csv-way-club = Name, club
championship-column-given = given name
championship-column-surname = surname
championship-column-surname-given = surname, given name
championship-column-left-out = left out

championship-table = Table { $number }
championship-forfeit = forfeit
championship-forfeit-both = lost by both
championship-forfeits-count = A win by forfeit counts as a win, but not as played.
championship-byes-count = Wins by a bye: { $names }.
championship-after-round = after round { $round } of { $of }
championship-during-round = during round { $round } of { $of }
championship-struck = cancelled
championship-column-match = match
championship-column-stage = stage
championship-column-group = group
championship-column-round = round
championship-column-date = date
championship-column-time = time
championship-column-table = table
championship-column-a = a
championship-column-a-name = a_name
championship-column-b = b
championship-column-b-name = b_name
championship-column-a-score = a_score
championship-column-b-score = b_score
championship-column-kind = kind
championship-column-winner = winner
championship-column-number = no.
championship-column-rank = rank
championship-column-name = name
championship-column-club = club
championship-column-open = open
championship-column-played = played
championship-column-yes = yes
championship-csv-heading = the table needs a heading such as Player 1, Player 2, Result (or match, a_score, b_score, as “Table of all matches” under “Print and files” writes it)

championship-sheets = Sheets of a championship, with wurfzabel championship print FILE --sheet SHEET --out FILE.pdf:
championship-sheet-table = Table
championship-sheet-table-about = The tables of the stage: what counts, which tie-break decides, who goes through
championship-sheet-not-begun = there is no “{ $sheet }” yet: it comes as soon as there are matches for it
championship-sheet-never = with this format there is no “{ $sheet }” sheet
championship-sheet-through-line = goes through
championship-sheet-left = has left
championship-sheet-final = Final
championship-sheet-third = Third-place match
championship-bracket-bye = bye
championship-bracket-winner = Winner of { $match }
championship-bracket-loser = Loser of { $match }
championship-stale-sign = { $sign } = no longer fits the earlier results
championship-bracket-round =
    { $left ->
        [4] Semi-finals
        [8] Quarter-finals
       *[other] Round of { $left }
    }
championship-bracket-match =
    { $left ->
        [4] Semi-final { $number }
        [8] Quarter-final { $number }
       *[other] Round of { $left }, match { $number }
    }
championship-sheet-pairings = Pairings
championship-sheet-pairings-about = A round: who plays whom at which table, boxes for the results, who has a bye
championship-sheet-round = Round { $round }
championship-rests-in = Round { $round }: bye
championship-sheet-bye = Bye: { $names }
championship-sheet-no-round = there is no round { $round } here, at least not yet
championship-sheet-no-kind = there is no “{ $round }” here, at least not yet
championship-sheet-none-open = no match is open here any more; choose an earlier round with --round
championship-sheet-result = Result
championship-sheet-signatures = Signatures
championship-sheet-crosstable = Crosstable
championship-sheet-crosstable-about = Everyone against everyone: every result at a glance
championship-sheet-crosstable-note = Each row shows that player’s score · bold = won · + and – = forfeit · × = cancelled
championship-sheet-participants = Participants
championship-sheet-participants-about = Everyone who takes part, with number and club
championship-sheet-count =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
championship-sheet-nobody = nobody takes part yet
championship-sheet-bracket = Bracket
championship-sheet-bracket-about = The way to the final, with names and results as far as they are known
championship-sheet-place =
    { ORDINAL($place) ->
        [one] { $place }st place
        [two] { $place }nd place
        [few] { $place }rd place
       *[other] { $place }th place
    }
championship-sheet-place-of = of { $size }
championship-sheet-certificates = Certificates
championship-sheet-certificates-about = For the first three, with a crown, a cup and golden dice
championship-sheet-certificate = Certificate
championship-sheet-signature = Signature
championship-sheet-not-over = certificates come at the end of the championship
championship-sheet-scores = Score sheets
championship-sheet-scores-about = Score sheets of the game for a round, with names, day and table filled in
championship-sheet-weekdays = Mon Tue Wed Thu Fri Sat Sun
championship-sheet-short-day = { $weekday } { $day } { $month }
championship-sheet-card = Personal schedules
championship-sheet-card-about = A card for each player with all their matches: day, table, opponent, boxes for the results
championship-sheet-card-when = When
championship-sheet-card-round = Round
championship-sheet-card-table = Table
championship-sheet-card-opponent = Against
championship-sheet-card-result = Result
championship-sheet-card-rests = bye
championship-sheet-calendar = Calendar
championship-sheet-calendar-about = Every day, week by week: which stage, which round, how many matches
championship-sheet-calendar-note = R 3 = round 3 · 18× = 18 matches · letter and colour = stage
championship-sheet-calendar-round = R { $round }
championship-sheet-calendar-rounds = Round { $rounds }
championship-sheet-calendar-matches =
    { $count ->
        [one] one match
       *[other] { $count } matches
    }
championship-in-group = { $group } · { $round }
championship-at-table = { $round } · { $table }
