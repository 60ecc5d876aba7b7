# The end of a match, told.

ending-title = { $game }: how it went
ending-show = How it went
ending-begin = Beginning
ending-end = End
ending-strokes = strokes: fewer is better
ending-strokes-each = Strokes in each game
ending-lead = The winning lead
ending-swing = The turning point
ending-costliest = The costliest decision
ending-luckiest = The luckiest roll
ending-says-lead =
    { $told }. From then on { $count ->
        [one] { $names } was ahead.
       *[other] { $names } shared the lead.
    }
ending-says-costliest = { $told } ({ $cost }). Better: { $better }.
ending-says-luckiest = { $told }. Compared with an average roll, it brought { $name } { $luck }.
ending-leads = { $what }: show it
ending-weighing = Checking the decisions: { $done } of { $end }…
ending-keep = Save as a picture
ending-picture = Picture
ending-no-picture = There is not enough memory for the picture.
