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

championships-begin = Begin the championship
championships-begin-keys = Ctrl+Enter
championships-name-empty = Vienna
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
championships-seeds = Whoever stands first is seeded first: the best meet late. Drag at the grip or use the arrow keys; Enter renames, Delete takes away.
