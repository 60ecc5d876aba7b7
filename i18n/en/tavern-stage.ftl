tavern-stage-whose = { $name }:
tavern-stage-begins = begins
tavern-stage-next = { $name } is next
tavern-stage-left =
    { $left ->
        [0] the last roll
        [one] one roll left
       *[other] { $left } rolls left
    }
tavern-stage-beat = To beat: { $names }, { $came }
tavern-stage-last = Last place: { $names } ({ $came })
tavern-stage-safe = safe
tavern-stage-bright = lit
tavern-stage-dark = dark
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
tavern-stage-throw = success on roll { $throw }
tavern-stage-never = not at all
tavern-stage-done = finished
