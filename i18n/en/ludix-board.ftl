# Ludix: the board, what is to be done and what happened.

ludix-board-first-die = choose a die first, or type its letter
ludix-board-not-now = there are no dice to lay out now

ludix-board-chances = Chances
ludix-board-chances-about = On the board of Ludix: how often the next roll fails, and what it brings on average.
ludix-board-chances-asked = on request
ludix-board-chances-always = always shown

ludix-board-enter = Lay out { $numeral } = { $value }
ludix-board-enter-about = With your earlier rolls, that makes { $total }.
ludix-board-stop =
    Stop with { $total ->
        [one] one point
       *[other] { $total } points
    }
ludix-board-stop-about =
    { $banked ->
        [one] You then have one point written down.
       *[other] You then have { $banked } points written down.
    }
ludix-board-stop-last = { $banked } reaches the target: this round is played out.
ludix-board-stop-end = You then have { $banked } written down, and the match is over.
ludix-board-throw = Roll again
ludix-board-throw-about =
    { $total ->
        [one] If it makes no numeral, you lose the point.
       *[other] If it makes no numeral, you lose the { $total }.
    }

ludix-board-prompt-throw = { $name }, roll all four dice.
ludix-board-prompt-last = Last round, { $name }: you are in the lead. Roll the dice.
ludix-board-prompt-need =
    { $need ->
        [one] Last round, { $name }: you are one point behind. Roll the dice.
       *[other] Last round, { $name }: you are { $need } points behind. Roll the dice.
    }
ludix-board-prompt-again =
    { $total ->
        [one] { $name }, roll again: one point is at stake.
       *[other] { $name }, roll again: { $total } points are at stake.
    }
ludix-board-prompt-arrange = { $name }, lay out all four dice as a Roman numeral.
ludix-board-prompt-part = { $standing } is { $value }. Where does the rest go?
ludix-board-prompt-wrong = { $why }. Try another order.
ludix-board-prompt-whole = { $numeral } is { $value }. Is that your numeral?
ludix-board-prompt-decide = { $name }, do you write down { $total } or roll again?
ludix-board-watch-arrange = { $name } is laying out the dice.
ludix-board-watch-decide = { $name } is thinking: stop with { $total }, or roll again?

ludix-board-tell-roll = { $name } rolls { $dice }.
ludix-board-tell-counts =
    That is { $numeral }, which is { $value }{ $count ->
        [one] .
       *[other] , making { $total } in all.
    }
ludix-board-tell-read =
    { $name } lays out { $numeral }, which is { $value }{ $count ->
        [one] .
       *[other] , making { $total } in all.
    }
ludix-board-tell-throw = { $name } rolls again.
ludix-board-tell-stop = { $name } stops, writes down { $total } and now has { $banked }.
ludix-board-tell-target = The target of { $target } has been reached.
ludix-board-tell-last = The target of { $target } has been reached. One more turn for { $names }.
ludix-board-nothing = This makes no numeral
ludix-board-failed =
    { $why }. { $lost ->
        [0] Nothing is lost.
        [one] One point is lost.
       *[other] { $lost } points are lost.
    }
ludix-board-over =
    { $count ->
        [one] { $names } wins with { $points } points.
       *[other] { $names } share the win with { $points } points each.
    }

ludix-board-thrown = { $name }’s roll
ludix-board-to-throw = { $name } to roll
ludix-board-no-numeral = Not a Roman numeral
ludix-board-faces = On every die
ludix-board-turn = This turn
ludix-board-no-throws = no numeral yet
ludix-board-over-short = no more rolls
ludix-board-last-round = Last round
ludix-board-done = has finished
ludix-board-now = is playing
ludix-board-comes = still to come
ludix-board-wins = wins
ludix-board-chance-fails =
    { $lost ->
        [0] { $percent } fail
       *[other] { $percent } fail and cost { $lost }
    }
ludix-board-chance-brings = the others bring { $mean } on average
ludix-board-chance-mean = on balance { $change }

ludix-board-says-die = Die { $die }: { $sign }, worth { $value }: place it
ludix-board-says-gone = Die { $die }: { $sign }, placed: take it back
ludix-board-says-set = Place { $place }: { $sign }, take it back
ludix-board-says-place = Place { $place }, free
ludix-board-says-ask = Show the chances of the next roll (W)
ludix-board-says-hide = Hide the chances again (W)
ludix-board-says-lane =
    { $name }: { $banked ->
        [one] one point
       *[other] { $banked } points
    }{ $left ->
        [0] , the target is reached
       *[other] , { $left } short of the target
    }
ludix-board-says-standing = { $state }, { $standing }
ludix-board-given-away = the win that is yours if you stop
ludix-board-says-throw = Roll
ludix-board-winners = { $names }
ludix-board-even = { $points } points, all level
ludix-board-margin = { $points } points, { $lead } more than { $names }

ludix-board-share-best = Best turn
ludix-board-share-failed = Turns without a numeral
ludix-board-share-lost = Points lost that way

# What is advised or compared: in a sentence or a table, so lower case and no full stop.
ludix-board-advice-enter = lay out { $numeral } ({ $value })
ludix-board-advice-throw = roll again
ludix-board-advice-stop = stop and write down { $total }
