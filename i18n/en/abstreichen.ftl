abstreichen-name = Striking Out
abstreichen-line = Strike out 1 to 6. Finish last, and you lose.
abstreichen-pay = Who pays
abstreichen-pay-about = How many of the last players get a stroke each.
abstreichen-pay-one = the last
abstreichen-pay-two = the last two
abstreichen-pay-three = the last three

# Rules page
abstreichen-guide-turn-text = Each of you has the numbers from 1 to 6. Take turns to roll one die, and strike out what it shows. If you have struck that number out already, the roll was for nothing.
abstreichen-guide-end-text = When you have struck out all six, you have finished. The game ends after the round that leaves at most one player unfinished, and that player gets the stroke. If nobody is left, all who finished in that round share last place.
abstreichen-guide-example-picture = This is how it looks on paper: above, only the 4 is left; below, everything is struck out.
abstreichen-guide-pay-text = In a larger group the last two or three can pay, but never everybody; each of them then gets a stroke. If fewer are left at the end, all who finished in the last round pay too.

# Sheet
abstreichen-sheet-about = The numbers from 1 to 6 for up to twelve players, to be struck out. Good on A5, or two to an A4 page.
abstreichen-strikes = strikes out the { $number }
abstreichen-nothing = strikes out nothing
abstreichen-needs = { $name } still needs { $numbers }.
abstreichen-came =
    { $left ->
        [one] one number left
       *[other] { $left } numbers left
    }

# The card before the game
abstreichen-card-one = Each of you has the numbers 1 to 6; take turns to roll one die.
abstreichen-card-two = Strike out what it shows. A number already struck out gets you nothing.
abstreichen-card-three = If you are the last to finish, you get the stroke.
abstreichen-card-last-two = The last two to finish get a stroke each.
abstreichen-card-last-three = The last three to finish get a stroke each.
