# Archive, replay and statistics: what was played.

archive-empty = No matches yet
archive-empty-about = Every match is kept here by itself from the first decision on, even if it is not played to its end.
archive-nowhere-about = There is no folder in which matches could be kept.
archive-search = Search by name, game or date (Ctrl+F)
archive-all = All ({ $count })
archive-all-unfinished = Unfinished ({ $count })
archive-all-finished = Finished ({ $count })
archive-all-damaged = Damaged ({ $count })
archive-unfinished = unfinished
archive-finished = finished
archive-damaged = damaged
archive-ever = Any time
archive-week = 7 days
archive-month = 30 days
archive-year = One year
archive-game = Game
archive-every-kin = All of these
archive-every-game = All games
archive-nothing = No match fits this search.
archive-show-all = Show all
archive-more =
    { $count ->
        [one] Show one more
       *[other] Show { $count } of { $all } more
    }
archive-events =
    { $count ->
        [one] one event
       *[other] { $count } events
    }
archive-day = { $day } { $month ->
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
    } { $year }
archive-fault = Line { $line } of the file is against the rules: { $why }. The match stands before it.

# What is done with a match

archive-replay = Replay
archive-go-on-copy = Go on in a copy
archive-copy = Copy as file
archive-delete = Delete
archive-target = Where the copy goes: folder and name of the file
archive-choose = Choose …
archive-copy-here = Copy
archive-target-taken = There is a file at { $path } already. It was left as it is; please take another name.
archive-copied = The match is now at { $path } as well.
archive-deleted = Match deleted
archive-undo = Undo

# The replay

archive-replay-of = Replay of { $game }
archive-step = { $step } of { $end }
archive-begins = The match begins.
archive-so-far = This is how far the match has been played.
archive-first = To the beginning
archive-previous = One event back
archive-next = One event on
archive-last = To the end
archive-play = Play by itself
archive-pause = Pause
archive-earlier-decision = Decision before
archive-later-decision = Decision after
archive-replay-keys = ← → one by one · Page Up, Page Down to a decision · Home, End · Shift ← → ↑ ↓ and Enter on the board

# The statistics

archive-uncounted = Nothing to count yet
archive-uncounted-about = Once matches have been played, this shows who wins, how scores develop and whether the dice fall fairly.
archive-uncounted-here = There is no finished match of that kind yet.
archive-players = Wins and scores
archive-course = Over time
archive-dice = Dice
archive-player = Player
archive-everybody = Everybody
archive-bot = Computer ({ $level })
archive-matches = Matches
archive-wins = Wins
archive-share = Share
archive-percent = { $number }%
archive-mean = Mean
archive-best = Highest
archive-worst = Lowest
archive-players-about = Finished matches are counted. A shared win counts as its part: half a win between two. Mean, highest and lowest are scores at the end; pressing a score shows its match.
archive-course-about = Each mark is a match, the line is the mean of the last { $count }. Matches stand in the order in which they began.
archive-left-out =
    { $count ->
        [one] One with fewer matches is left out here; choose them above.
       *[other] { $count } with fewer matches are left out here; choose them above.
    }
archive-real-dice = { $game }: real dice
archive-drawn-dice = { $game }: drawn dice
archive-thrown-by-all = Everybody
archive-thrown-by-humans = Thrown by people
archive-thrown-by-computers = Thrown by computer players
archive-dice-about = The columns show how often each face came; the dashed line shows how often it is to be expected of fair dice. Small differences are normal, and the more throws, the smaller they become in proportion.
archive-dice-after = Whoever looks at many samples finds something unusual in about one of twenty, even with fair dice. Unfinished matches count, throws that were taken back do not.
archive-too-few = Too few throws yet to say anything; { $needed } are needed.
archive-usual =
    { $count ->
        [100] Nothing unusual: fair dice almost always differ at least so much.
       *[other] Nothing unusual: fair dice differ at least so much in { $count } of 100 such samples.
    }
archive-unusual = Unusual: fair dice differ so much in only one of { $count } such samples.
archive-rare =
    { $count ->
        [1000000] Very unusual: fair dice differ so much in at most one of a million samples.
       *[other] Very unusual: fair dice differ so much in only one of { $count } such samples.
    }
archive-figures =
    { $throws ->
        [one] one throw
       *[other] { $throws } throws
    }, p = { $p } (chi-square { $chi }, degrees of freedom: { $freedom })
archive-figures-few =
    { $throws ->
        [one] one throw
       *[other] { $throws } throws
    }
