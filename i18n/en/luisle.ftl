luisle-name = Nacket’s Luisle
luisle-line = Collect 1 to 10 in order, then cancel them again.

# Rules page
luisle-guide-turn = Up a ladder and down again: first collect the numbers from 1 to 10, strictly in order, then cancel them from 10 down to 1. That makes twenty steps.
luisle-guide-sums = A throw of three dice yields every number that one, two or all three of them add up to. If the one you need is among them, you have it, and the next one too, for as long as it goes on. Marking is done for you.
luisle-guide-sums-picture = What is in this throw. Whoever needs the 3 gets 3, 4, 5 and 6 with it at once; the 7 is missing.
luisle-guide-sheet-picture = On paper, what is collected is circled, and what is cancelled is struck out. Above, 8, 9 and 10 are still to come; below, the 7 is already cancelled.
luisle-guide-end = Everybody throws once a round; whoever is done looks on. The game ends after the round that leaves at most one unfinished, and that one is last. If none is left, all who finished in this round share the last place.
luisle-guide-ruling = The throw that brings the 10 ends there. Cancelling begins with the next one: so the 10 has to be thrown twice.

# Sheet
luisle-sheet-about = The numbers from 1 to 10 for up to twelve players: circle what is collected, strike out what is cancelled. Good on A5, two on A4.
luisle-steps =
    { $steps ->
        [0] no step
        [one] one step
       *[other] { $steps } steps
    }
luisle-gets = { $name } needs the { $number }, going up.
luisle-cancels = { $name } cancels the { $number }, going down.
luisle-came = step { $done } of 20
