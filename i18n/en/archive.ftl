# Archive, replay and statistics: what was played.

archive-empty = No matches yet
archive-empty-about = Every match is kept here from its first decision on, even if it is never finished.
archive-nowhere-about = There is no folder to keep matches in.
archive-search = Search by name, game, date or note ({ $keys })
archive-all = All ({ $count })
archive-all-unfinished = Unfinished ({ $count })
archive-all-finished = Finished ({ $count })
archive-all-damaged = Damaged ({ $count })
archive-unfinished = unfinished
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
archive-fault = Line { $line } of the file breaks the rules: { $why }. The match is shown up to there.

archive-starred = Starred ({ $count })
archive-filters = Filters
archive-filters-set = Filters ({ $count })
archive-group = Group
archive-group-none = Not at all
archive-group-day = By day
archive-group-evening = By evening
archive-group-people = By players
archive-column-date = Date
archive-column-game = Game
archive-column-who = Players
archive-column-result = Result
archive-count =
    { $count ->
        [one] one match
       *[other] { $number } matches
    }
archive-reading = { $done } of { $of } matches read so far; the others will follow.
archive-short-day = { $day } { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    } { $year }
archive-weekday = { $weekday ->
        [1] Monday
        [2] Tuesday
        [3] Wednesday
        [4] Thursday
        [5] Friday
        [6] Saturday
       *[7] Sunday
    }, { $day }
archive-when = { $day }, { $time }
archive-evening = { $day }, { $from } to { $to }
archive-evening-one = { $day }, { $from }
archive-dateless = No date
archive-nobody = No players known
archive-no-match = Not a match

# What is done with a match

archive-replay = Replay
archive-go-on-copy = Continue in a copy
archive-copy = Copy to a file
archive-delete = Delete
archive-target = Where the copy goes: folder and file name
archive-choose = Choose…
archive-copy-here = Copy
archive-target-taken = There is already a file at { $path }. It was left as it is; please choose another name.
archive-copied = The match is now at { $path } as well.
archive-deleted = Match deleted
archive-undo = Undo
archive-trash = Trash
archive-bring-back = Bring back
archive-trash-empty = The trash is empty
archive-trash-about = What was deleted is kept here for { $days } days and can be brought back.
archive-deleted-when = Deleted { $date } · kept until { $until }
archive-restored = Back in the archive: { $what }
archive-restored-many =
    { $count ->
        [one] One item is back in the archive
       *[other] { $count } items are back in the archive
    }
archive-bring-back-many = Bring back { $count }
archive-star = Star
archive-unstar = Remove star
archive-note = Note
archive-note-empty = A few words on this match
archive-note-keep = Save
archive-step-note = A note on this step
archive-chosen =
    { $count ->
        [0] No match selected
        [one] One match selected
       *[other] { $count } matches selected
    }
archive-chosen-about = A click selects a match; with Ctrl it adds one, with Shift all up to there. A click on a heading selects its matches.
archive-deleted-many =
    { $count ->
        [one] One match deleted
       *[other] { $count } matches deleted
    }
archive-deleting = Deleting: { $done } of { $of }
archive-restoring = Bringing back: { $done } of { $of }
archive-cancel = Cancel

# From elsewhere and to elsewhere

archive-import = Import folder
archive-import-from = Import all matches and championships in a folder and below it
archive-import-here = Import
archive-folder = Path of a folder
archive-importing =
    { $of ->
        [0] Looking for matches…
       *[other] Importing: { $done } of { $of }
    }
archive-imported =
    { $cups ->
        [0] New matches: { $new }
       *[other] New matches: { $new } · new championships: { $cups }
    } · here already: { $there } · not matches: { $none }
archive-export = Copy to a folder
archive-export-to = Copy the selected matches to a folder
archive-exporting = Copying: { $done } of { $of }
archive-exported = Copied: { $new } · there already: { $there } · the folder: { $path }

# Keys of the list

archive-key-open = Continue or replay
archive-key-all = Select all
archive-key-reach = Select several
archive-key-pass = Move without selecting
archive-key-toggle = Select one more, or one less
archive-key-star = Star, or remove it
archive-key-note = Write a note
archive-key-delete = Delete what is selected

# The replay

archive-replay-of = Replay of { $game }
archive-step = { $step } of { $end }
archive-begins = The match begins.
archive-so-far = The match has been played this far.
archive-first = To the start
archive-previous = One event back
archive-next = One event forward
archive-last = To the end
archive-play = Play
archive-pause = Pause
archive-earlier-decision = Previous decision
archive-later-decision = Next decision
archive-replay-keys = ‹← →› one by one · ‹PgUp PgDn› to a decision · ‹Home End› · ‹Shift+← → ↑ ↓› and ‹Enter› on the board

# The statistics

archive-uncounted = Nothing to count yet
archive-uncounted-about = Once matches have been played, this shows who wins, how scores develop and whether the dice fall fairly.
archive-uncounted-here = There are no finished matches of that kind yet.
archive-players = Wins and scores
archive-course = Over time
archive-dice = Dice
archive-player = Player
archive-everybody = Everybody
archive-matches = Matches
archive-wins = Wins
archive-share = Share
archive-mean = Mean
archive-best = Best
archive-worst = Worst
archive-players-about = Finished matches are counted. A shared win counts as a part: half a win each for two. Mean, best and worst are final scores; press a score to see its match.
archive-course-about = Each mark is a match, the line the mean of the last { $count }. Matches are in the order in which they began.
archive-course-several = Where there are very many, a point of the line stands for several; pointing at it tells the lowest and the highest. Where there is room, a stroke shows them.
archive-left-out =
    { $count ->
        [one] One player with fewer matches is left out here; pick them above.
       *[other] { $count } players with fewer matches are left out here; pick them above.
    }
archive-real-dice = { $game }: real dice
archive-drawn-dice = { $game }: dice on screen
archive-thrown-by-all = Everybody
archive-thrown-by-humans = Thrown by people
archive-thrown-by-computers = Thrown by computer players
archive-dice-about = The columns show how often each face came up; the dashed line shows how often to expect it of fair dice. Small differences are normal, and the more throws there are, the smaller they become in proportion.
archive-dice-after = Look at enough samples, and about one in twenty will show something unusual, even with fair dice. Unfinished matches count; throws that were taken back do not.
archive-too-few = Too few throws yet to say anything; { $needed } are needed.
archive-usual =
    { $count ->
        [100] Nothing unusual: fair dice almost always differ at least this much.
       *[other] Nothing unusual: fair dice differ at least this much in { $count } of 100 such samples.
    }
archive-unusual = Unusual: fair dice differ this much in only one in { $count } such samples.
archive-rare =
    { $count ->
        [1000000] Very unusual: fair dice differ this much in at most one in a million such samples.
       *[other] Very unusual: fair dice differ this much in only one in { $count } such samples.
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

# What a value of a plot says when it is pointed at, line by line.
archive-value-match =
    { $who }: { $score }
    { $date }
    mean of the last { $count }: { $mean }
    Press: replay
archive-value-matches =
    { $who }: { $mean } on average
    { $count } matches, { $days }
    from { $low } to { $high }
    { $best ->
        [low] Press: replay the lowest
       *[high] Press: replay the highest
    }
archive-value-days = { $first } to { $last }
archive-value-undated = no date
archive-value-face =
    came up { $times ->
        [one] once
       *[other] { $times } times
    }, { $share }
    to be expected { $often } times, { $due }
archive-branch = Play on
archive-branch-head = Play on from step { $step }
archive-branch-dice = Dice
archive-branch-same = the same
archive-branch-others = others
archive-branch-begin = Begin
archive-branch-not = Cancel
archive-branch-note = It becomes a match of its own; this one stays as it is. The new one counts in no statistics and no rating.
archive-seed = Dice no. { $seed }
archive-from = played on from step { $step }
archive-from-position = begun from a position
archive-origin = The match it came from
archive-origin-gone = The match that was played on from here is no longer in the archive

archive-replay-key-step = one step on or back
archive-replay-key-choices = one step, or the next choice
archive-replay-key-next = the next step
archive-replay-key-ends = to the beginning or the end
archive-replay-key-decisions = to the previous or next decision
