abstreichen-name = Striking Out
abstreichen-line = Strike out 1 to 6. Whoever finishes last loses.
abstreichen-pay = Who pays
abstreichen-pay-about = How many of the last players share the payment, a stroke each.
abstreichen-pay-one = the last
abstreichen-pay-two = the last two
abstreichen-pay-three = the last three

# Rules page
abstreichen-guide-turn = Everybody has the numbers from 1 to 6. Take turns throwing one die, and strike out what it shows. If that is gone already, the throw was for nothing.
abstreichen-guide-end = Whoever has struck out all six has finished. The game ends after the round that leaves at most one player unfinished, and that player gets the stroke. If nobody is left, all who finished in that round share last place.
abstreichen-guide-picture = This is how it looks on paper: above, only the 4 is left; below, everything is struck out.
abstreichen-guide-pay = In a larger company the last two or three can share the payment, but never everybody; here each of them then gets a stroke. If fewer are left at the end, all who finished in the last round pay with them.

# Sheet
abstreichen-sheet-about = The numbers from 1 to 6 for up to twelve players, to be struck out. Good on A5, or two to a page on A4.
abstreichen-strikes = strikes the { $number }
abstreichen-nothing = strikes nothing
abstreichen-needs = { $name } still needs { $numbers }.
abstreichen-came =
    { $left ->
        [one] one number left
       *[other] { $left } numbers left
    }

# The card before the game
abstreichen-card-one = Everyone has the numbers 1 to 6 and throws one die in turn.
abstreichen-card-two = What it shows is struck. What is gone already brings nothing.
abstreichen-card-three = The last to finish takes the stroke.
