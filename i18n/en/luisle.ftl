luisle-name = Nacket’s Luisle
luisle-line = Collect 1 to 10 in order, then go back down.

# Rules page
luisle-guide-turn-text = Up a ladder and down again: first collect the numbers from 1 to 10, strictly in order, then cancel them from 10 down to 1. That makes twenty steps.
luisle-guide-sums-text = A roll of three dice gives you every number that one, two or all three of them add up to. If the one you need is among them, you have it; if the next one is there too, you have that as well, and so on. The program marks them for you.
luisle-guide-sums-picture = Everything there is in this roll. If you need the 3, you get 3, 4, 5 and 6 at once; there is no 7.
luisle-guide-sheet-picture = On paper, circle what you have collected and strike out what you have cancelled. Above, 8, 9 and 10 are still to come; below, the 7 is cancelled already.
luisle-guide-end-text = Each of you rolls once a round; when you have finished, you look on. The game ends after the round that leaves at most one player unfinished, and that player is last. If nobody is left, all who finished in that round share last place.
luisle-guide-mutschel-text = It is usually played for a single large Mutschel, a yeast bread, which goes to the player with the fewest strokes in the end.
luisle-guide-turn-ruling = The roll that brings the 10 ends there. You begin to cancel with the next one, so you have to roll the 10 twice.
luisle-guide-order-ruling = Collect and cancel strictly in order: a number that is not due yet does not count in advance.

# Sheet
luisle-sheet-about = The numbers from 1 to 10 for up to twelve players: circle those collected, strike out those cancelled. Good on A5, or two to an A4 page.
luisle-steps =
    { $steps ->
        [0] no step
        [one] one step
       *[other] { $steps } steps
    }
luisle-gets = { $name } needs the { $number } next.
luisle-cancels = Going back down, { $name } needs the { $number } next.
luisle-came = step { $done } of 20

# The card before the game
luisle-card-one = Three dice: with their numbers and sums you climb from 1 to 10, strictly in order.
luisle-card-two = Then you climb down again from 10. One roll can bring several steps.
luisle-card-three = If you are the last to finish, you get the stroke.
