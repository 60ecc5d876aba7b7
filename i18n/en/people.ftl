people-name-taken = The name “{ $name }” belongs to { $by } already. If both are the same person, merge them.

people-guest = Guest: for this match only.
people-guest-remember = Remember after all
people-new = New: remembered when the match begins.
people-new-guest = Just a guest
people-who = Who’s playing?
people-greeting = Hello, { $name }. New matches begin with your name.
people-here = Plays here
people-is-here = Plays here, and takes the first seat in every new match.
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
people-about = Colour and sign belong to the person and are the same in every match. If you rename a person, they keep the matches under the old name; the records themselves never change.
people-nobody = The program does not know anybody yet. Begin a match with a new name, or enter one here.
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
people-merge-ask = All matches of { $name } will count for { $into }. The name, colour and sign of { $into } stay. The records do not change, and you can split the two again at any time.
people-merge-sure = Merge
people-merge-not = Cancel
people-merged = { $name } and { $into } are now one person.
people-is-merged = Merged with { $name }
people-split = Split
people-forget = Forget
people-forgotten = The program has forgotten { $name }. All the matches are still there.
people-new-name = Name of a new person
people-add = Remember
people-known = { $name } has that name already.
people-names = Names in the archive
people-names-about = These names were used in matches, but belong to nobody yet. Press one to remember that person.
people-name = { $name } ({ $count })
people-all = Everybody
people-gone = This person is forgotten
people-gone-about = Their matches are still in the archive.
people-no-matches = No finished match yet
people-no-matches-about = After the first match you see wins, personal bests, head-to-head results and ratings here.
people-overview = Summary
people-against = Head to head
people-decisions = Decisions
people-figure-matches =
    { $count ->
        [one] match
       *[other] matches
    }
people-figure-wins = won
people-figure-now = current winning streak
people-figure-most = longest winning streak
people-last = Last played on { $date }
people-games = Games
people-rating = Rating
people-rating-margin = { $rating } ± { $margin }
people-rating-soon = The ratings are being computed…
people-rating-about = The rating (Glicko-2) compares the people and computer players of a game. Everyone starts at 1500. In 95 cases out of 100 the true strength lies within the ± range, which shrinks with every match and grows with every day without one.
people-together = matches
people-won = won
people-lost = lost
people-even = drawn
people-always-alone = Nobody else played in these matches.
people-against-about = Won: this person won and the other did not. Drawn: both won, or neither.
people-course-about = Scores at the end of the last { $most } matches; the line is the running average of { $count }.
people-unjudged =
    { $count ->
        [one] One match has not been reviewed yet.
       *[other] { $count } matches have not been reviewed yet.
    }
people-judge =
    { $count ->
        [one] Review it
       *[other] Review the last { $count }
    }
people-judging = { $done } of { $of } matches reviewed
people-judging-stop = Stop
people-nothing-judged = There were no decisions to judge in these matches.
people-decisions-about = This is how a strong computer player judges the decisions. The curve shows what share of them was good; the line is the running average of { $count } matches. The judgements are kept in reviewed.jsonl beside the matches; you may delete the file.
people-good = Good decisions
people-judged =
    { $count ->
        [one] One match
       *[other] { $count } matches
    }
people-settings = Players
people-settings-about = The names, colours and signs the program remembers.

people-key-undo = undo the last change
