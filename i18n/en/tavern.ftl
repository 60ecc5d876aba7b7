tavern-name = Pub Dice Games
tavern-line = Nineteen pub dice games for strokes, and a whole evening
tavern-games = Games
tavern-ties = Sharing last place
tavern-ties-about = What happens when several share last place.
tavern-ties-playoff = Playoff
tavern-ties-all = A stroke for each
tavern-throws = Throws
tavern-throws-one = one
tavern-throws-two = two
tavern-throws-three = three
tavern-throws-house-about = One throw, or three with one die kept from each.
tavern-count = Counting
tavern-no-move = “{ $notation }” is not a move in this game. Moves are: keep, stop, turn, cover, lift.
tavern-keep-one = Exactly one die of this throw stays.
tavern-keep-fewer = At least one die has to be thrown again.
tavern-turn-first = First decide whether to turn a die over.
tavern-not-now = “{ $action }” is not possible now.
tavern-program-unknown = “{ $key }” is not one of the pub dice games. They are: { $keys }.
tavern-someone = { $name }
tavern-pips = { $pips }
tavern-cup-not-yours = You may not touch this cup now.
tavern-spot-die = Die { $die }: { $pips }
tavern-spot-does = { $die } – { $does }
tavern-does-turn = turn over
tavern-does-keep = keep
tavern-does-choose = select
tavern-does-drop = deselect
tavern-spot-touched = { $die }, selected
tavern-spot-tally =
    { $name }: { $strokes ->
        [0] no strokes
        [one] one stroke
       *[other] { $strokes } strokes
    }
tavern-spot-came = { $tally }; { $came }
tavern-choice-keep = Keep { $kept }
tavern-choice-keep-none = Throw everything again
tavern-choice-stop = Keep everything
tavern-choice-turn-none = Turn none over
tavern-choice-cover = Cover the die
tavern-choice-lift = Lift the cup
tavern-choice-foul = Lift your own cup (costs a stroke)
tavern-prompt-blind = { $name } shakes the cup: nobody may look under it.
tavern-prompt-cover = { $name } covers the die.
tavern-prompt-lift = { $name } lifts the cup.
tavern-prompt-faces = What lay under { $name }’s cup?
tavern-prompt-turn = { $name }: turn a die over?
tavern-prompt-keep-one = { $name }: which die stays?
tavern-told-throw = { $name } throws { $dice }
tavern-told-blind = { $name } throws under the cup
tavern-told-keep = { $name } keeps { $kept }
tavern-told-keep-none = { $name } keeps nothing
tavern-told-stop = { $name } keeps everything
tavern-told-turn = { $name } turns the { $from } into a { $to }
tavern-told-turn-none = { $name } turns none over
tavern-told-cover = { $name } covers the die
tavern-told-lift = { $name } lifts the cup: { $pips }
tavern-told-lift-unseen = { $name } lifts the cup
tavern-told-faces = under the cup lay { $dice }
tavern-told-own-stroke = { $told }, which costs a stroke
tavern-told-playoff = a playoff between { $names }
tavern-told-several = { $first }: { $more }
tavern-title-game = Game { $game } of { $games }
tavern-title-playoff = playoff
tavern-prompt-over =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    } { $strokes ->
        [0] without a stroke.
        [one] with one stroke.
       *[other] with { $strokes } strokes.
    }
tavern-prompt-roll =
    { $name } throws { $dice ->
        [one] the die
       *[other] { $dice } dice
    }{ $left ->
        [one] .
       *[other] , { $left } throws left.
    }
tavern-prompt-keep =
    { $name }: what stays? { $left ->
        [one] One throw is left.
       *[other] { $left } throws are left.
    }
tavern-told-stroke =
    { $count ->
        [one] a stroke for { $names }
       *[other] a stroke each for { $names }
    }
tavern-no-such-die =
    { $dice ->
        [one] Only one die was thrown.
       *[other] Only { $dice } dice were thrown.
    }
tavern-optimum-chance = The chance of getting through a turn without a stroke, playing perfectly. Exactly { $exact }, over all throws and decisions of a turn ({ $hands } situations).
tavern-optimum-highest = The average result of a turn, played for the highest. Exactly { $exact }, over all throws and decisions of a turn ({ $hands } situations).
tavern-optimum-lowest = The average result of a turn, played for the lowest. Exactly { $exact }, over all throws and decisions of a turn ({ $hands } situations).
tavern-told-foul = { $name } lifts their own cup: { $pips }
tavern-prompt-next = Next comes “{ $game }”, and { $name } begins.
tavern-title-strokes = Game { $game }, to { $strokes } strokes
tavern-to = Length of the match
tavern-to-about = It ends after a set number of games, or with the game in which somebody has too many strokes. The fewest strokes win.
tavern-to-games = Fixed number of games
tavern-to-strokes = Up to a number of strokes
tavern-games-told =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
tavern-strokes-told =
    to { $count ->
        [one] one stroke
       *[other] { $count } strokes
    }
tavern-games-about = How many games are played.
tavern-strokes = Strokes
tavern-strokes-about = With how many strokes somebody ends the match.
tavern-card-first = To begin with
tavern-card-next = Next
tavern-card-begins = { $name } begins
tavern-spot-kept = Die { $die }, set aside: { $pips }
tavern-spot-stage = Throw
tavern-kept-stays = What has been set aside stays there until the turn is over.
tavern-worth = Chance of getting away without a stroke:
tavern-prompt-first = First comes “{ $game }”, and { $name } begins.

tavern-share-game = Game { $game }
tavern-share-without = Games without a stroke, of { $games }

# Strategy pages

tavern-position-early = before the first game nobody has strokes
tavern-position-late = game { $game } would come after the end: the match has { $games ->
        [one] one game
       *[other] { $games } games
    }
tavern-position-strokes = { $strokes } strokes have ended the match, which is played to { $most }

tavern-knob-strokes = Strokes of { $name }
tavern-knob-game = games are counted from 1
