tavern-stage-whose = { $name }:
tavern-stage-begins = begins
tavern-stage-next = { $name } is next
tavern-stage-aim = Aim: { $aim }
tavern-stage-total = the highest total you can make
tavern-stage-highest = the highest house number you can make
tavern-stage-lowest = the lowest house number you can make
tavern-stage-left =
    { $left ->
        [0] the last roll
        [one] one roll left
       *[other] { $left } rolls left
    }
tavern-stage-beat = Aim: { $aim } · to beat: { $names }, { $came }
tavern-stage-last = Last place: { $names } ({ $came })
tavern-stage-safe = safe
tavern-stage-bright = window lit
tavern-stage-dark = window dark
tavern-stage-house = No. { $number }
tavern-stage-pips =
    { $pips ->
        [one] one pip
       *[other] { $pips } pips
    }
tavern-stage-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
tavern-stage-throw = made it on roll { $throw }
tavern-stage-never = never made it
tavern-stage-done = finished
