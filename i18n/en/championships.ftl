# Championships: all of them, and a new one.

championships-title = Championships
championships-new = New championship

# Who takes part, as a list

championships-people = Participants
championships-people-count =
    { $count ->
        [0] Nobody has joined yet.
        [one] One person has joined.
       *[other] { $count } people have joined.
    }
championships-people-club = Club or town
championships-people-add = Add
championships-people-paste = Paste a list
championships-people-file = List from a file
championships-people-kind = Tables (CSV)
championships-people-shuffle = Draw the order
championships-people-about = You can also add a whole list, from the clipboard or from a file: one name per line, then a comma and the club.
championships-people-rename = Rename
championships-people-joined = { $name } has joined as number { $id }.
championships-people-all-joined =
    { $count ->
        [one] One person was added.
       *[other] { $count } people were added.
    }
championships-table = Check the list
championships-table-row = row { $row }
championships-table-letters = If letters look wrong, choose how the table is encoded:
championships-table-leave-out = Skip
championships-table-right =
    { $count ->
        [0] There is nothing new in it.
        [one] One row, and it is fine.
       *[other] { $count } rows, and all are fine.
    }
championships-table-wrong =
    { $count ->
        [one] Fix or skip one row first.
       *[other] Fix or skip { $count } rows first.
    }
championships-table-take =
    { $of ->
        [people] { $count ->
            [one] Add one person
           *[other] Add { $count } people
        }
       *[results] { $count ->
            [one] Enter one result
           *[other] Enter { $count } results
        }
    }
championships-table-drop = Discard
championships-table-drop-about = Your list is still waiting. If you discard it, what you fixed in it is lost, too.
championships-table-discard = Discard the list
championships-table-keep = Keep the list
championships-table-waits = your list is still waiting: add it or discard it first
championships-people-nameless = A name is missing here.
championships-people-none = There is no name in the list: put one on each line.
championships-people-refused = Nobody from the list was added: { $why }.
championships-unreadable = { $path } cannot be read: { $why }.

# A new one

championships-begin = Create championship
championships-name-empty = such as Vienna
championships-name-about = This name appears in the list, on every sheet and on the certificates.
championships-nameless = the championship still needs a name
championships-plan = Format
championships-game = What you play
championships-plan-about =
    { $plan ->
        [world] dre13ehn on 137 days of the year: preliminaries, main tournament, groups and finals, for 13 people or more. The game and the days are fixed.
        [round-robin] Everyone plays everyone once, and the table decides. For three people or more, with any game for two.
        [double-round-robin] Everyone plays everyone twice, with sides changed the second time, and the table decides. For three people or more, with any game for two.
        [swiss] A few rounds, each drawn from the table: you meet players with as many wins as you, and nobody twice. For three people or more, with any game for two.
        [knock-out] One loss and you are out, until two play the final. For three people or more, with any game for two.
       *[groups] First you play in groups of up to four, then the best two of each group in a knock-out. For three people or more, with any game for two.
    }
championships-year = Year
championships-year-about = The championship begins on 21 June and ends with the final on 24 December.
championships-bad-year = the year must be from 1 to 9999
championships-begins = First day
championships-begins-about = For example 2027-06-21 or 21.6.2027.
championships-bad-day = the first day needs a date such as 2027-06-21
championships-days = Number of days
championships-days-about = The rounds are spread over these days; later you can move a match to any day of its stage.
championships-bad-days = the number of days must be from 1 to { $most }
championships-rounds = Number of rounds
championships-rounds-about = Leave it empty for just enough rounds that only one player can win them all: 4 for 9 to 16, 5 for 17 to 32.
championships-bad-rounds = the number of rounds must be from 1 to { $most }, or empty
championships-not-two = with these settings the game is not for two; a championship needs a game for two
championships-nowhere = there is no folder to save the championship in
championships-ties = Tie-breaks
championships-ties-about = Compared one after the other; if all are equal, lots are drawn.
championships-ties-change = Change
championships-seeds =
    { $plan ->
        [knock-out] This order is the seeding; the first seeds meet late.
        [groups] This order is the seeding; the first seeds are in different groups.
       *[other] This order only decides who plays whom first.
    } Drag by the handle or move with { $up } and { $down }; { $enter } renames, { $delete } removes.

# The list

championships-empty = No championships yet
championships-empty-about = This is where you run tournaments: the world championship of dre13ehn, or a small one with any game for two. The program schedules the matches and keeps the tables to the end.
championships-people-short =
    { $count ->
        [0] no players yet
        [one] one player
       *[other] { $count } players
    }
championships-deleted = Championship deleted
championships-fault = The file is damaged from line { $line } on: { $why }. You can look at everything before that.
championships-won = { $name } has won
championships-over = Over, without a winner
championships-to-draw = { $stage }: round { $round } of { $of } still to draw
championships-played =
    { $stage }, { $count ->
        [0] nothing played yet
        [one] one match played
       *[other] { $count } matches played
    }
championships-ready = { $stage }, all played
championships-round =
    { $stage }, round { $round } of { $of }, { $open ->
        [one] one match open
       *[other] { $open } matches open
    }
championships-open =
    { $stage }, { $open ->
        [one] one match open
       *[other] { $open } matches open
    }

# One to try out

championships-try = Try one out
championships-try-about = Computer players play a world championship as far as you like; from there on you run it yourself.
championships-try-name = Trial run
championships-try-people = Participants
championships-try-people-about = From 38 on the preliminaries count: only the best 37 go through.
championships-try-strength = Level
championships-try-strength-about = The stronger ones win somewhat more often.
championships-try-until-main = To the main tournament
championships-try-until-groups = To the groups
championships-try-until-finals = To the finals
championships-try-both = Medium and strong
championships-try-results = Results
championships-try-results-about = Random results are there at once; matches that are really played take a few seconds.
championships-try-drawn = Random
championships-try-played = Really played
championships-try-until = How far
championships-try-until-about = Everything after that is still open.
championships-try-over = To the end
championships-try-begin = Try it out
championships-try-wrong = Choose a number from { $least } to { $most }.
championships-try-begins = Starting…
championships-try-come = { $stage }: { $played } of { $of } matches played
championships-try-cancel = Cancel
championships-deleted-cup = Championship { $name }
championships-beside = Championships ({ $count })
championships-unfinished = Unfinished
championships-more =
    { $count ->
        [one] One more championship
       *[other] { $count } more championships
    }
championships-place = Place
championships-place-about = Optional. Shown in calendars.
championships-place-empty = Corner Café, Vienna
championships-keys-delete = move the championship to the trash
