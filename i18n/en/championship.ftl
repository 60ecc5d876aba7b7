# Championships: stages, tables, reasons, the file, what is written for others.

championship-plan-world = World championship
championship-plan-round-robin = Everyone against everyone
championship-plan-knock-out = Knock-out
championship-plan-groups = Groups with a knock-out

championship-stage-joining = Sign-up
championship-stage-preliminaries = Preliminaries
championship-stage-tournament = Main tournament
championship-stage-main = Tournament
championship-stage-groups = Groups
championship-stage-finals = Finals
championship-stage-over = Over

championship-wins = Wins
championship-points = Points
championship-losses = Defeats
championship-direct = Direct match
championship-difference = Difference
championship-lot = Lot

championship-bad-order = the tie-breaks name each criterion at most once, and the lot last
championship-bad-year = the year must be from 1 to 9999
championship-bad-days = a championship goes on for 1 to 366 days
championship-no-plan = there is no plan “{ $plan }”; there are: { $known }
championship-no-stage = there is no stage “{ $stage }” here
championship-no-part = there is no group or match “{ $part }” here yet
championship-no-match = there is no match “{ $id }” here
championship-no-meetings = in this stage it is settled who plays whom: name the match of the schedule
championship-no-participant = number { $id } does not take part
championship-not-known = it is not yet known who plays { $id }
championship-oneself = { $name } cannot play against themselves
championship-has-left = { $name } left on { $date }
championship-is-there = { $name } has not left
championship-return-late = { $name } left in an earlier stage; that can no longer be taken back
championship-return-built-on = { $name } cannot return: { $id } was forfeited, and what builds on it has been played
championship-decided = { $id } is decided, because { $name } has left
championship-round-decided = everything in round { $round } is decided already
championship-move-decided = { $id } is decided already and cannot be moved
championship-outside = { $date } does not fit the stage “{ $stage }”: its days here go from { $first } to { $last }
championship-over = the championship is over
championship-join-closed = it is too late to join: play goes by the schedule already
championship-too-many = no more than { $most } can take part
championship-too-few = this takes at least { $least }; { $count } are there
championship-nothing-played = nothing has been played yet; of { $count } only { $through } go on
championship-twice = “{ $name }” takes part already; two equal names cannot be told apart
championship-bad-name = “{ $name }” will not do as a name: 1 to { $most } characters, no spaces at its ends, no control characters
championship-bad-lot = the lot for { $part } does not name exactly those who are in it, or has been drawn already
championship-still-open =
    { $count ->
        [one] { $stage }: one match is still open ({ $matches })
       *[other] { $stage }: { $count } matches are still open ({ $matches })
    }
championship-built-on = what came after { $id } builds on it already; with --in-spite-of-it the correction counts all the same, and what no longer follows is marked
championship-score-victory = { $score } cannot be here: only who has won counts, so 1:0 or 0:1
championship-score-most = { $score } cannot be: a game for points brings { $most } at most
championship-score-winner = { $score } cannot be here: somebody has to win
championship-score-race = { $score } cannot be: whoever wins has exactly { $to } wins, the other side fewer

championship-record-game = a match of { $game } does not count in this championship
championship-record-begun = a match that began with a position, or was played on from another, does not count in a championship
championship-record-option = this stage plays { $option }
championship-record-open = the match is not over
championship-record-players = it was not played by { $a } and { $b }

championship-foreign = this is no championship
championship-later = it has format { $version }; this version of the program knows formats up to { $known }. A newer one can open it
championship-bad-line = the line is not understood ({ $why })
championship-unreadable = { $path } cannot be read: { $why }. Nothing in the file was changed.
championship-unwritten = { $path } cannot be written: { $why }. Everything in it is as it was; nothing new was entered.
championship-uncreated = { $path } cannot be created: { $why }. Nothing was saved.
championship-no-file = { $path } cannot be opened: { $why }. The file stayed as it was.
championship-in-use = somebody else is keeping { $path } right now. You can look at it; to enter something, close it there.
championship-changed = { $path } was changed, moved or deleted by somebody else and stays as it is now.
championship-damaged = { $path } is damaged from line { $line } on: { $why }. The file stays as it is. You can look at everything before, and continue with it in a copy.
championship-torn = Line { $line } is only half written, probably because of a crash. Everything before it counts; with the next entry the rest of the line is kept in { $kept }.
championship-half = line { $line } is only half there and does not count; everything before does

championship-called = { $place }: { $a } – { $b }
championship-change-place = { $place }: { $to } instead of { $from }
championship-change-through = { $part }: { $name } now goes through
championship-change-out = { $part }: { $name } no longer goes through
championship-change-seat = { $match }: { $to } plays instead of { $from }
championship-change-seated = { $match }: { $name } plays
championship-change-vacant = { $match }: { $name } no longer plays, and the place is open again
championship-change-nobody = { $match }: a place stays empty
championship-change-follows = { $match } follows from the results before it again
championship-change-astray = { $match } was played, but no longer follows from the results before it
championship-change-open = { $match } is open again
championship-change-forfeit = { $match } is forfeited
championship-change-struck = { $match } is struck
championship-change-rank = { $part }: { $name } from place { $from } to { $to }

championship-csv-row = row { $row } of the table: { $why }
championship-csv-cell = row { $row } of the table, column { $column }: “{ $given }” cannot be understood

championship-table = Table { $number }
championship-forfeit = forfeited
championship-struck = struck
championship-csv-heading = the table has no heading: match, a_score, b_score; in the preliminaries a, b, a_score, b_score

championship-sheets = Of a championship, with wurfzabel championship print FILE --sheet SHEET --out FILE.pdf:
championship-sheet-table = Table
championship-sheet-table-about = The tables of the stage: what counts, what decided between those level, who goes through
championship-sheet-not-begun = { $sheet }: what this sheet shows has not begun yet
championship-sheet-through-line = goes through
championship-sheet-left = has left
championship-sheet-final = Final
championship-sheet-third = Match for third place
championship-sheet-semi = Semi-final { $number }
championship-sheet-quarter = Quarter-final { $number }
championship-sheet-last = Last { $left }, match { $number }
championship-sheet-pairings = Pairings
championship-sheet-pairings-about = A round: who plays whom at which table, boxes for the results, who rests
championship-sheet-round = Round { $round }
championship-sheet-bye = Resting: { $names }
championship-sheet-no-round = there is no round { $round } here, or not yet
championship-sheet-none-open = no match is open here; --round names an earlier round
championship-sheet-crosstable = Crosstable
championship-sheet-crosstable-about = Everyone against everyone: what each came to against the other
championship-sheet-crosstable-note = one’s own against the other side, bold: won
championship-sheet-participants = Participants
championship-sheet-participants-about = All who take part, with their numbers and clubs
championship-sheet-count =
    { $count ->
        [one] one person
       *[other] { $count } people
    }
championship-sheet-nobody = nobody takes part yet
championship-sheet-bracket = Bracket
championship-sheet-bracket-about = From the groups to the final, with names and results as far as they are known
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
championship-sheet-not-over = there are certificates when the championship is over
championship-sheet-scores = Score sheets
championship-sheet-scores-about = Sheets of the game for a round, with names, day and table
championship-sheet-month =
    { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
championship-sheet-weekdays = Mo Tu We Th Fr Sa Su
championship-sheet-short-day = { $weekday } { $day } { $month }
championship-sheet-card = Schedule for each person
championship-sheet-card-about = A card with all matches of a person: day, table, opponent, boxes for the results
championship-sheet-card-when = When
championship-sheet-card-round = What
championship-sheet-card-table = Table
championship-sheet-card-opponent = Against
championship-sheet-card-result = Result
championship-sheet-card-rests = rests
championship-sheet-calendar = Calendar
championship-sheet-calendar-about = All days by weeks: which stage, which round, how many matches
championship-sheet-calendar-note = R 3: round 3 · 18×: 18 matches · letter and colour: the stage
championship-sheet-calendar-round = R { $round }
championship-sheet-calendar-rounds = Round { $rounds }
championship-sheet-calendar-matches =
    { $count ->
        [one] one match
       *[other] { $count } matches
    }
championship-in-group = { $group } · { $round }
championship-at-table = { $round } · { $table }
