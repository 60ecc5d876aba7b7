tavern-name = Pub Dice
tavern-line = Nineteen pub games for strokes, and an evening of them
tavern-games = Games
tavern-games-about = How many games are played. Whoever has the fewest strokes in the end wins.
tavern-ties = Sharing last place
tavern-ties-about = What happens when several share the last place.
tavern-ties-playoff = they play off
tavern-ties-all = a stroke for each
tavern-throws = Throws
tavern-throws-one = one
tavern-throws-two = two
tavern-throws-three = three
tavern-throws-house-about = One throw, or three, each leaving one die behind.
tavern-count = Counting
tavern-no-move = “{ $notation }” is no move of this game. There are: keep, stop, turn, cover, lift.
tavern-keep-one = Exactly one die of this throw is kept.
tavern-keep-fewer = At least one die is thrown again.
tavern-turn-first = First it is decided whether a die is turned over.
tavern-not-now = “{ $action }” is not possible now.
tavern-program-unknown = “{ $key }” is none of the dice games. There are: { $keys }.
tavern-someone = { $name }
tavern-pips = { $pips }
tavern-cup-not-yours = You may not touch this cup now.
tavern-spot-die = Die showing { $pips }
tavern-choice-keep = Keep { $kept }
tavern-choice-keep-none = Throw everything again
tavern-choice-stop = Leave everything
tavern-choice-turn-none = Turn nothing over
tavern-choice-cover = Cover the die
tavern-choice-lift = Lift the cup
tavern-choice-foul = Lift your own cup (costs a stroke)
tavern-prompt-blind = { $name } shakes the cup: nobody may look under it.
tavern-prompt-cover = { $name } covers the die.
tavern-prompt-lift = { $name } lifts the cup.
tavern-prompt-turn = { $name }: turn a die over?
tavern-prompt-keep-one = { $name }: which die stays?
tavern-told-throw = { $name } throws { $dice }
tavern-told-blind = { $name } throws under the cup
tavern-told-keep = { $name } keeps { $kept }
tavern-told-keep-none = { $name } keeps nothing
tavern-told-stop = { $name } leaves everything
tavern-told-turn = { $name } turns the { $from } over to { $to }
tavern-told-turn-none = { $name } turns nothing over
tavern-told-cover = { $name } covers the die
tavern-told-lift = { $name } lifts the cup: { $pips }
tavern-told-lift-unseen = { $name } lifts the cup
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
tavern-optimum-chance = The chance to get through a turn without the stroke, making the best of it. Exactly { $exact }, from all throws and decisions of a turn ({ $hands } moments).
tavern-optimum-highest = The mean result of a turn if it is to be as high as possible. Exactly { $exact }, from all throws and decisions of a turn ({ $hands } moments).
tavern-optimum-lowest = The mean result of a turn if it is to be as low as possible. Exactly { $exact }, from all throws and decisions of a turn ({ $hands } moments).
tavern-told-next = on to “{ $game }”
tavern-told-foul = { $name } lifts their own cup: { $pips }
tavern-prompt-next = On to “{ $game }”. { $what }
