# Championships: all of them, and a new one.

championships-title = Championships
championships-new = New championship

# Who takes part, as a list

championships-people = Who takes part
championships-people-count =
    { $count ->
        [0] Nobody has joined yet.
        [one] One person has joined.
       *[other] { $count } have joined.
    }
championships-people-club = Club or town
championships-people-add = Add
championships-people-paste = Paste a list
championships-people-file = List from a file
championships-people-kind = Tables (CSV)
championships-people-shuffle = Draw the order
championships-people-about = A whole list can be added at once, from the clipboard or a file: a name a line, and after a comma the club.
championships-people-rename = Rename
championships-people-joined = { $name } has joined as number { $id }.
championships-people-all-joined =
    { $count ->
        [one] One person has joined.
       *[other] { $count } people have joined.
    }
championships-people-nameless = A name is missing here.
championships-people-none = There is no name in it: the clipboard or the file should have one a line.
championships-people-refused = None of them has joined yet: { $why }.
championships-unreadable = { $path } cannot be read: { $why }.

# A new one

championships-begin = Create the championship
championships-name-empty = such as Vienna
championships-name-about = As it stands in the list, on every sheet and on the certificates.
championships-nameless = the championship still needs a name
championships-plan = How it goes
championships-plan-about =
    { $plan ->
        [world] dre13ehn on 137 days of the year: preliminaries, main tournament, groups and finals, for 13 people or more. Its game and its days are fixed.
        [round-robin] Everyone plays everyone once, and the table decides. For three people or more, with any game for two.
        [knock-out] Whoever loses is out; two are left for the final. For three people or more, with any game for two.
       *[groups] First groups of four or three, then the best two of each play for everything. For three people or more, with any game for two.
    }
championships-year = Year
championships-year-about = It begins on 21 June, and the final is on 24 December.
championships-bad-year = the year has to be from 1 to 9999
championships-begins = First day
championships-begins-about = For example 2027-06-21 or 21.6.2027.
championships-bad-day = First day: a day like 2027-06-21 is missing
championships-days = How many days
championships-days-about = The rounds are spread over them; any match can be moved later.
championships-bad-days = How many days: a number from 1 to { $most } is missing
championships-not-two = as the game is set up, two do not play it against each other; a championship needs that
championships-nowhere = there is no folder to keep it in
championships-ties = Where two are level
championships-ties-about = What decides, one after the other, who stands first; the lot is last.
championships-ties-change = Change
championships-seeds = Whoever stands first is seeded first; in a knock-out the first seeds meet late. Drag at the grip or use { $up } and { $down }; { $enter } renames, { $delete } takes away.

# The list

championships-empty = No championships yet
championships-empty-about = This is where you hold tournaments: the world championship of dre13ehn, or a small one with any game for two. The program arranges the matches and keeps the tables until somebody has won.
championships-people-short =
    { $count ->
        [0] nobody yet
        [one] one person
       *[other] { $count } people
    }
championships-deleted = Championship deleted
championships-fault = From line { $line } on the file is wrong: { $why }. All before it can be looked at.
championships-won = { $name } has won
championships-over = Over; nobody has won
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
championships-try-about = Computer players play a world championship as far as you like; from there you keep it yourself.
championships-try-name = Trial run
championships-try-people = How many take part
championships-try-people-about = From 38 on the preliminaries count: the best 37 go on.
championships-try-strength = How strong they are
championships-try-strength-about = Whoever is stronger wins somewhat more often.
championships-try-until-main = To the main tournament
championships-try-until-groups = To the groups
championships-try-until-finals = To the finals
championships-try-both = Medium and strong
championships-try-results = Results
championships-try-results-about = Made-up ones are there at once; matches that are really played take some seconds.
championships-try-drawn = Made up
championships-try-played = Really played
championships-try-until = How far
championships-try-until-about = What comes after it is still open.
championships-try-over = To the end
championships-try-begin = Try it out
championships-try-wrong = { $least } to { $most } can take part.
championships-try-begins = About to begin…
championships-try-come = { $stage }: { $played } of { $of } matches played
championships-try-cancel = Cancel
championships-deleted-cup = Championship { $name }
championships-beside = Championships ({ $count })
championships-unfinished = To be continued
championships-place = Where
championships-place-about = May stay empty; otherwise every calendar tells it.
championships-place-empty = Corner Café, Vienna
championships-keys-delete = move the championship to the trash
