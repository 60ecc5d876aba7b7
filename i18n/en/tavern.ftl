tavern-name = Pub Dice Games
tavern-line = Some twenty dice games for strokes (bad marks), and a whole evening of them
tavern-games = Games
tavern-ties = Shared last place
tavern-ties-about = What happens when several players share last place.
tavern-ties-playoff = Playoff
tavern-ties-all = A stroke each
tavern-throws = Rolls
tavern-throws-one = one
tavern-throws-two = two
tavern-throws-three = three
tavern-throws-house-about = You roll once, or you roll three times and keep one die each time.
tavern-count = Counting
# What cannot be done: lower case and no full stop. The window makes a sentence of it, the command line puts the line before it.
tavern-no-move = “{ $notation }” is not a move in this game; moves are keep, stop, turn, cover and lift
tavern-keep-one = keep exactly one die from this roll
tavern-keep-fewer = you have to roll at least one die again
tavern-turn-first = first decide whether to turn a die over
tavern-not-now = you cannot play “{ $action }” now
tavern-program-unknown = “{ $key }” is not one of the pub dice games; they are: { $keys }
tavern-pips = { $pips }
tavern-cup-not-yours = you may not lift this cup now
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
tavern-choice-keep-none = Roll everything again
tavern-choice-keep-no-more =
    { $dice ->
        [one] Roll it again
       *[other] Roll the other { $dice } dice again
    }
tavern-choice-stop = Keep everything
tavern-choice-turn-none = Turn nothing over
tavern-choice-cover = Cover the die
tavern-choice-lift = Lift the cup
tavern-choice-foul = Lift your own cup (costs a stroke)
tavern-prompt-blind = { $name }, shake the cup. Nobody may look under it.
tavern-prompt-cover = { $name }, cover the die.
tavern-prompt-lift = { $name }, lift the cup.
tavern-prompt-faces = What was under { $name }’s cup?
tavern-prompt-turn = { $name }, do you want to turn a die over? If so, press it.
tavern-prompt-keep-one = { $name }, which die do you keep?
tavern-told-throw = { $name } rolls { $dice }.
tavern-told-blind = { $name } rolls under the cup.
tavern-told-keep = { $name } keeps { $kept }.
tavern-told-keep-none = { $name } keeps nothing.
tavern-told-keep-no-more = { $name } keeps nothing more.
tavern-told-stop = { $name } keeps everything.
tavern-told-turn = { $name } turns the { $from } into a { $to }.
tavern-told-turn-none = { $name } turns nothing over.
tavern-told-cover = { $name } covers the die.
tavern-told-lift = { $name } lifts the cup and finds a { $pips }.
tavern-told-lift-unseen = { $name } lifts the cup.
tavern-told-faces = Under the cup was a { $dice }.
tavern-told-came = Result: { $came }.
tavern-told-own-stroke = That costs a stroke.
tavern-told-playoff = There is a playoff between { $names }.
tavern-title-game = Game { $game } of { $games }
tavern-how-far = { $which }: { $game }
tavern-title-playoff = Playoff
tavern-prompt-over =
    { $count ->
        [one] { $names } wins { $strokes ->
            [0] without a stroke.
            [one] with one stroke.
           *[other] with { $strokes } strokes.
        }
       *[other] { $names } win together { $strokes ->
            [0] without a stroke.
            [one] with one stroke each.
           *[other] with { $strokes } strokes each.
        }
    }
tavern-prompt-roll =
    { $left ->
        [one] { $dice ->
            [one] { $name }, roll the die.
           *[other] { $name }, roll { $dice } dice.
        }
       *[other] { $dice ->
            [one] { $name }, roll the die. You have { $left } rolls left.
           *[other] { $name }, roll { $dice } dice. You have { $left } rolls left.
        }
    }
tavern-prompt-roll-last =
    { $dice ->
        [one] { $name }, roll the die. This is your last roll.
       *[other] { $name }, roll { $dice } dice. This is your last roll.
    }
tavern-prompt-keep =
    { $name }, what do you keep? { $left ->
        [one] You have one roll left.
       *[other] You have { $left } rolls left.
    }
tavern-told-stroke =
    { $count ->
        [one] A stroke for { $names }.
       *[other] A stroke each for { $names }.
    }
tavern-no-such-die =
    { $dice ->
        [one] there is only one die here
       *[other] there are only { $dice } dice here
    }
tavern-optimum-chance = Your chance of getting through a turn without a stroke if you always make the best decision. The exact value is { $exact }, computed from every roll and decision of a turn ({ $hands } positions).
tavern-optimum-highest = The average result of a turn if you play it as high as you can. The exact value is { $exact }, computed from every roll and decision of a turn ({ $hands } positions).
tavern-optimum-lowest = The average result of a turn if you play it as low as you can. The exact value is { $exact }, computed from every roll and decision of a turn ({ $hands } positions).
tavern-told-foul = { $name } lifts their own cup and finds a { $pips }.
tavern-prompt-next = Next comes “{ $game }”, and { $name } begins.
tavern-title-strokes =
    Game { $game }, to { $strokes ->
        [one] one stroke
       *[other] { $strokes } strokes
    }
tavern-to = Length of the match
tavern-to-about = The match ends after a fixed number of games, or after the game in which a player reaches a set number of strokes. The fewest strokes win.
tavern-to-games = Fixed number of games
tavern-to-strokes = Up to a stroke limit
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
tavern-games-about = How many games the match has.
tavern-strokes = Strokes
tavern-strokes-about = How many strokes end the match.
tavern-card-first = To begin with
tavern-card-next = Next
tavern-card-alone = How to play
tavern-card-once = Roll three dice once.
tavern-card-begins = { $name } begins
tavern-spot-kept = Die { $die }, set aside: { $pips }
tavern-spot-stage = Roll
tavern-kept-stays = what you have set aside stays there until your turn is over
tavern-worth = Chance of avoiding the stroke
tavern-prompt-first = First comes “{ $game }”, and { $name } begins.
tavern-prompt-alone = Here is how to play “{ $game }”. { $name } begins.

tavern-share-game = Game { $game }
tavern-share-without = Games without a stroke (of { $games })

# Strategy pages

tavern-position-early = before the first game nobody has strokes
tavern-position-late = there is no game { $game }: the match has only { $games ->
        [one] one game
       *[other] { $games } games
    }
tavern-position-strokes = with { $strokes ->
        [one] one stroke
       *[other] { $strokes } strokes
    } the match would be over, as it is played to { $most }

tavern-knob-strokes = Strokes: { $name }
tavern-knob-game = games are counted from 1

# What is advised or compared: in a sentence or a table, so lower case and no full stop.
tavern-advice-keep = keep { $kept }
tavern-advice-dice =
    { $kept ->
        [one] { $all ->
            [one] the { $pips }
           *[other] one { $pips }
        }
        [2] { $all ->
            [2] both { $pips }s
           *[other] two { $pips }s
        }
        [3] { $all ->
            [3] all three { $pips }s
           *[other] three { $pips }s
        }
       *[other] { $kept } { $pips }s
    }
tavern-advice-keep-none = roll everything again
tavern-advice-keep-no-more =
    { $dice ->
        [one] roll the other die again
        [2] roll the other two dice again
        [3] roll the other three dice again
       *[other] roll the other { $dice } dice again
    }
tavern-advice-stop = keep everything
tavern-advice-turn = turn the { $from } into a { $to }
tavern-advice-turn-none = turn nothing over
tavern-advice-cover = cover the die
tavern-advice-lift = lift the cup
tavern-advice-foul = lift your own cup
