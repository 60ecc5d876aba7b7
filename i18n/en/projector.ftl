# The projector: a second window that shows the championship to everybody.

projector-name = Projector
projector-through = goes through
projector-nobody = nobody yet
projector-join = To take part, ask the organiser.
projector-latest = Latest results
projector-next = up next
projector-podium = The winners
projector-undecided = No winner
projector-quiet = Back in a moment.
projector-day =
    { $day } { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] June
        [7] July
        [8] Aug
        [9] Sept
        [10] Oct
        [11] Nov
       *[12] Dec
    }

projector-key-next = the next page
projector-key-previous = the previous page
projector-key-hold = hold the page, or let the pages turn again
projector-key-look = light or dark
projector-key-leave = leave full screen, then close
