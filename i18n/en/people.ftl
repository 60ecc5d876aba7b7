people-name-taken = “{ $name }” is a name of { $by } already. If both are the same person, merge them.

people-guest = A guest: kept in this match only.
people-guest-remember = Remember after all
people-new = New: remembered when the match begins.
people-new-guest = Just a guest
people-slate = Blue
people-ruby = Red
people-leaf = Green
people-ochre = Ochre
people-plum = Violet
people-petrol = Dark teal
people-rose = Pink
people-turquoise = Turquoise
people-olive = Olive
people-disc = Disc
people-triangle = Triangle
people-square = Square
people-cross = Cross
people-diamond = Diamond
people-ring = Ring
people-star = Star
people-heart = Heart

people-title = People
people-about = Colour and sign belong to the person and are the same in every match. Whoever has a new name keeps the matches under the old one; the records themselves never change.
people-nobody = Nobody is remembered yet. That happens when a match begins with a new name, or here.
people-also = Also: { $names }
people-not-played = No finished match yet
people-played =
    { $count ->
        [one] One match
       *[other] { $count } matches
    }
people-played-last =
    { $count ->
        [one] One match, on { $date }
       *[other] { $count } matches, last on { $date }
    }
people-change = Change
people-done = Done
people-rename = Rename
people-colour = Colour
people-sign = Sign
people-merge = Merge…
people-merge-who = Who is the same person as { $name }?
people-merge-ask = All matches of { $name } will count for { $into }; name, colour and sign are those of { $into }. The records do not change, and the two can be split again at any time.
people-merge-sure = Merge
people-merge-not = Cancel
people-merged = { $name } and { $into } are merged.
people-is-merged = Merged with { $name }
people-split = Split
people-forget = Forget
people-forgotten = { $name } is forgotten. All the matches are still there.
people-new-name = Name of a new person
people-add = Remember
people-known = There is { $name } by that name already.
people-names = Names in the archive
people-names-about = These names have been played under, but are nobody’s. Press one to remember that person.
people-name = { $name } ({ $count })
people-all = Everybody
people-gone = This person is forgotten
people-gone-about = Their matches are in the archive.
people-no-matches = No finished match yet
people-no-matches-about = What is played is told here afterwards: wins, personal bests, who against whom, ratings.
people-overview = Overview
people-against = Head to head
people-decisions = Decisions
people-figure-matches =
    { $count ->
        [one] match
       *[other] matches
    }
people-figure-wins = won
people-figure-now = wins in a row, now
people-figure-most = wins in a row, at most
people-last = Last played on { $date }
people-games = Games
people-rating = Rating
people-rating-margin = { $rating } ± { $margin }
people-rating-soon = The ratings are being worked out…
people-rating-about = Rating by Glicko-2, among the people and computer players of a game: 1500 is somebody of whom nothing is known; 95 times out of 100 the true strength lies within ±, which shrinks with every match and grows with every idle day.
people-together = together
people-won = won
people-lost = lost
people-even = even
people-always-alone = These were all played alone.
people-against-about = Won: the win was theirs and not the other’s. Even: both won, or neither.
people-course-about = Scores at the end of the last { $most } matches; the line is the mean of { $count }.
people-unjudged =
    { $count ->
        [one] One match has not been reviewed.
       *[other] { $count } matches have not been reviewed.
    }
people-judge =
    { $count ->
        [one] Review it
       *[other] Review the last { $count }
    }
people-judging = { $done } of { $of } matches reviewed
people-judging-stop = Stop
people-nothing-judged = There were no decisions in these matches that can be judged.
people-decisions-about = How a strong computer player marks the decisions. The plot shows what part was good; the line is the mean of { $count } matches. What has been reviewed is kept in reviewed.jsonl beside the matches; the file may be deleted.
people-good = Good decisions
people-judged =
    { $count ->
        [one] One match
       *[other] { $count } matches
    }
people-settings = Who plays here
people-settings-about = The names, colours and signs that are remembered.

people-key-undo = take back the last change
