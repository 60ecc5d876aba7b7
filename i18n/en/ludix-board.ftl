# Ludix: the board, what is to be done and what happened.

ludix-board-name = Ludix
ludix-board-line = Throw Roman numerals, and stop in time

ludix-board-someone = { $name }
ludix-board-join = { $first } { $then }
ludix-board-first-die = choose a die first, or type its letter
ludix-board-not-now = there are no dice to lay out now

ludix-board-chances = Chances
ludix-board-chances-about = On the board of Ludix: how often the next throw fails, and what it brings on average.
ludix-board-chances-asked = on request
ludix-board-chances-always = always shown

ludix-board-enter = { $numeral } = { $value }
ludix-board-enter-about = With the throws before, that makes { $total }.
ludix-board-stop =
    Stop with { $total ->
        [one] one point
       *[other] { $total } points
    }
ludix-board-stop-about =
    { $banked ->
        [one] One point is then written down.
       *[other] { $banked } points are then written down.
    }
ludix-board-stop-last = { $banked } reaches the goal: this round is played out.
ludix-board-stop-end = { $banked } are then written down, and the match is over.
ludix-board-throw = Throw again
ludix-board-throw-about =
    { $total ->
        [one] If it makes no numeral, the point is lost.
       *[other] If it makes no numeral, the { $total } are lost.
    }

ludix-board-prompt-throw = { $name }’s turn: throw all four dice
ludix-board-prompt-last = Last round: { $name } leads and throws
ludix-board-prompt-need =
    { $need ->
        [one] Last round: { $name } is one point behind
       *[other] Last round: { $name } is { $need } points behind
    }
ludix-board-prompt-again =
    { $total ->
        [one] { $name } throws again, one point is at stake
       *[other] { $name } throws again, { $total } points are at stake
    }
ludix-board-prompt-arrange = { $name }: make a Roman numeral from all four dice
ludix-board-prompt-part = { $standing } is { $value } – and where does the rest go?
ludix-board-prompt-wrong = Not like this: { $why }
ludix-board-prompt-whole = { $numeral } is { $value }. Is that how you want it?
ludix-board-prompt-decide = { $name }: write down { $total }, or throw again?
ludix-board-watch-arrange = { $name } is laying out the dice
ludix-board-watch-decide = { $name } is thinking: stop with { $total }, or go on?

ludix-board-tell-roll = { $name } throws { $dice }.
ludix-board-tell-counts =
    That is { $numeral }, { $value }{ $count ->
        [one] .
       *[other] , { $total } in all.
    }
ludix-board-tell-read =
    { $name } makes { $numeral }, { $value }{ $count ->
        [one] .
       *[other] , { $total } in all.
    }
ludix-board-tell-throw = { $name } throws again.
ludix-board-tell-stop = { $name } stops, writes down { $total } and has { $banked }.
ludix-board-tell-target = { $target } has been reached.
ludix-board-tell-last = { $target } has been reached; one more turn for { $names }.
ludix-board-nothing = this makes no numeral
ludix-board-failed =
    { $why }. { $lost ->
        [0] Nothing is lost.
        [one] One point is lost.
       *[other] { $lost } points are lost.
    }
ludix-board-over =
    { $count ->
        [one] { $names } wins with { $points } points.
       *[other] { $names } each win with { $points } points.
    }

ludix-board-thrown = { $name }’s throw
ludix-board-to-throw = { $name } is to throw
ludix-board-no-numeral = Not a Roman numeral
ludix-board-faces = On every die
ludix-board-turn = This turn
ludix-board-no-throws = no numeral yet
ludix-board-over-short = no more throws
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
ludix-board-chance-brings = otherwise { $mean } on average, laid out well
ludix-board-chance-mean = on balance { $change }

ludix-board-says-die = Die { $die }: { $sign }, worth { $value }: place it
ludix-board-says-gone = Die { $die }: { $sign }, placed: take it back
ludix-board-says-set = Place { $place }: { $sign }, take it back
ludix-board-says-place = Place { $place }, free
ludix-board-says-ask = Show the chances of the next throw (W)
ludix-board-says-hide = Hide the chances again (W)
ludix-board-says-lane =
    { $name }: { $banked ->
        [one] one point
       *[other] { $banked } points
    }{ $left ->
        [0] , the goal is reached
       *[other] , { $left } short of the goal
    }
ludix-board-says-standing = { $state }, { $standing }
ludix-board-given-away = the match, which is won by stopping
ludix-board-says-throw = Throw
ludix-board-winners = { $names }
ludix-board-even = { $points } points, all level
ludix-board-margin = { $points } points, { $lead } more than { $names }
ludix-board-worth = Chance of winning the match:

ludix-board-share-best = Best turn
ludix-board-share-failed = Turns that ended without a numeral
ludix-board-share-lost = Points lost by them
