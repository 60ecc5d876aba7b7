# Own slips: kept from reviews, asked again.

slips-title = Own slips
slips-about = Decisions of yours that cost something, asked again on the board just before you would repeat them.
slips-none = Review a finished match and keep your slips to practise: they will be asked again here, a few a day.
slips-nothing-due = No slip is due. Come back tomorrow.
slips-to-archive = To the archive
slips-game = Game
slips-all-games = All games
slips-level = How bad
slips-least = { $mark } or worse
slips-bring-back =
    { $count ->
        [one] Bring back a suspended slip
       *[other] Bring back { $count } suspended slips
    }
slips-ask = This came up in a match. What is best here?
slips-right = Exactly
slips-as-good = Just as good
slips-near = Nearly as good. { $cost }.
slips-best = Best: { $what }
slips-then = Back then
slips-spare = Suspend
slips-spared = Suspended: this is not asked any more.
slips-again = Ask again
slips-over = That is all for now: { $right } of { $answers } right.
slips-back = To your slips
slips-unread = A slip was passed over: { $why }
slips-not-wrong = by today’s judgement it was none
slips-not-there = its record does not fit the rules

slips-take =
    { $count ->
        [one] Keep a slip to practise
       *[other] Keep { $count } slips to practise
    }
slips-take-about = You will be asked again on the board what is best there.
slips-taken =
    { $count ->
        [one] One slip of this match is kept to practise.
       *[other] { $count } slips of this match are kept to practise.
    }
slips-practise = Practise slips
slips-who = Whose
slips-everybody = Everybody’s
