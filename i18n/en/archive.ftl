# Archive, replay and statistics: what was played.

archive-empty = No matches yet
archive-empty-about = Every match is saved here from its first decision, even if you never finish it.
archive-nowhere-about = There is no folder in which matches can be saved.
archive-search = Search by name, game, date or note ({ $keys })
archive-all = All ({ $count })
archive-all-unfinished = Unfinished ({ $count })
archive-all-finished = Finished ({ $count })
archive-all-damaged = Damaged ({ $count })
archive-won = won by { $names }
archive-reviewed = reviewed
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
archive-fault = Line { $line } of the file is wrong: { $why }. You can view the match up to there.

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
archive-column-result = By result
archive-count =
    { $count ->
        [one] one match
       *[other] { $number } matches
    }
archive-reading = { $done } of { $of } matches read so far; the rest will follow.
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
archive-nobody = Players unknown
archive-no-match = Not a match

# What is done with a match

archive-replay = Replay
archive-go-on-copy = Continue in a copy
archive-copy = Copy to a file
archive-delete = Delete
archive-target = Where to copy it: folder and file name
archive-choose = Choose…
archive-copy-here = Copy
archive-target-taken = There is already a file at { $path }. It was left as it is; choose another name.
archive-copied = The copy is now at { $path }.
archive-deleted = Match deleted
archive-undo = Bring back
archive-trash = Trash
archive-bring-back = Bring back
archive-trash-empty = The trash is empty
archive-trash-about = What you delete stays here for { $days } days. Until then you can bring it back.
archive-deleted-when = Deleted { $date } · kept until { $until }
archive-restored = Back in the archive: { $what }
archive-restored-many =
    { $count ->
        [one] One item is back in the archive.
       *[other] { $count } items are back in the archive.
    }
archive-bring-back-many = Bring back { $count }
archive-star = Star
archive-unstar = Remove star
archive-note = Note
archive-note-empty = A few words about this match
archive-note-keep = Save
archive-step-note = Note on this step
archive-chosen =
    { $count ->
        [0] No match selected
        [one] One match selected
       *[other] { $count } matches selected
    }
archive-chosen-about = Click a match to select it; hold Ctrl to add it, or Shift to add all up to there. Click a heading to select all below it.
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
archive-import-from = Import all matches and championships from a folder and its subfolders
archive-import-here = Import
archive-folder = Path of the folder
archive-importing =
    { $of ->
        [0] Looking for matches…
       *[other] Importing: { $done } of { $of }
    }
archive-imported =
    { $cups ->
        [0] New matches: { $new }
       *[other] New matches: { $new } · new championships: { $cups }
    } · already here: { $there } · not a match: { $none }
archive-export = Copy to a folder
archive-export-to = Copy the selected matches to a folder
archive-exporting = Copying: { $done } of { $of }
archive-exported = Copied: { $new } · already there: { $there } · folder: { $path }

# Keys of the list

archive-key-open = continue or replay
archive-key-all = select all
archive-key-reach = select several
archive-key-pass = move without selecting
archive-key-toggle = add or remove one
archive-key-star = add or remove a star
archive-key-note = write a note
archive-key-delete = delete the selected ones

# The replay

archive-replay-of = Replay: { $game }
archive-step = { $step } of { $end }
archive-begins = The match begins.
archive-so-far = This is as far as the match has been played.
archive-first = To the start
archive-previous = One step back
archive-next = One step forward
archive-last = To the end
archive-play = Play
archive-pause = Pause
archive-earlier-decision = Previous decision
archive-later-decision = Next decision
archive-replay-keys = ‹← →› step by step · ‹PgUp PgDn› to a decision · ‹Home End› · ‹Shift+← → ↑ ↓› and ‹Enter› on the board

# The statistics

archive-uncounted = No statistics yet
archive-uncounted-about = Play a few matches, and you will see here who wins, how scores develop and whether the dice fall fairly.
archive-uncounted-here = There are no finished matches of this kind yet.
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
archive-players-about = Only finished matches count. A shared win counts in part: half a win each for two. Mean, best and worst are final scores; press a score to see its match.
archive-course-about = Each mark is a match, the line the mean of the last { $count }. The matches are in the order in which they began.
archive-course-several = Where there are very many matches, each dot on the line stands for several: point at it to read the lowest and the highest score. Where there is room, a bar joins the two.
archive-left-out =
    { $count ->
        [one] One name with fewer matches is left out here; you can pick it above.
       *[other] { $count } names with fewer matches are left out here; you can pick them above.
    }
archive-real-dice = { $game }: real dice
archive-drawn-dice = { $game }: dice on screen
archive-thrown-by-all = Everybody
archive-thrown-by-humans = Rolled by people
archive-thrown-by-computers = Rolled by computer players
archive-dice-about = The columns show how often each face came up; the dashed line shows how often you would expect it with fair dice. Small differences are normal, and the more rolls there are, the smaller they become in proportion.
archive-dice-after = Even fair dice look unusual in about one sample in twenty. Unfinished matches count; rolls that were undone do not.
archive-too-few = Too few dice yet to say anything; it takes { $needed }.
archive-usual =
    { $count ->
        [100] Nothing unusual: fair dice almost always stray at least this far.
       *[other] Nothing unusual: fair dice stray at least this far in { $count } of 100 such samples.
    }
archive-unusual = Unusual: fair dice stray this far in only one in { $count } such samples.
archive-rare =
    { $count ->
        [1000000] Very unusual: fair dice stray this far in at most one in a million such samples.
       *[other] Very unusual: fair dice stray this far in only one in { $count } such samples.
    }
archive-figures =
    { $throws ->
        [one] one die counted
       *[other] { $throws } dice counted
    }, p = { $p } (chi-square { $chi }, degrees of freedom: { $freedom })
archive-figures-few =
    { $throws ->
        [one] one die counted
       *[other] { $throws } dice counted
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
archive-value-undated = no date
archive-value-face =
    came up { $times ->
        [one] once
       *[other] { $times } times
    }, { $share }
    expected: { $often } times, { $due }
archive-branch = Play on
archive-branch-head = Play on from step { $step }
archive-branch-dice = Dice
archive-branch-same = the same
archive-branch-others = new
archive-branch-begin = Start
archive-branch-not = Cancel
archive-branch-note = This becomes a match of its own; the old one stays as it is. The new one counts neither in the statistics nor for ratings.
archive-seed = Seed { $seed }
archive-from = played on from step { $step }
archive-of-championship = championship match
archive-from-position = started from a position
archive-origin = To the original match
archive-origin-gone = The original match is no longer in the archive.

archive-replay-key-step = one step forward or back
archive-replay-key-choices = one step forward, or the next choice
archive-replay-key-next = one step forward
archive-replay-key-ends = to the beginning or the end
archive-replay-key-decisions = to the previous or next decision
