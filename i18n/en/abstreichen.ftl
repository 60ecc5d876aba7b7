abstreichen-name = Striking Out
abstreichen-line = Strike out 1 to 6. Whoever is done last has lost.
abstreichen-pay = Who pays
abstreichen-pay-about = How many of the last get a stroke.
abstreichen-pay-one = the last
abstreichen-pay-two = the last two
abstreichen-pay-three = the last three

# Rules page
abstreichen-guide-turn = Everybody has the numbers from 1 to 6. A die is thrown in turn, and what it shows is struck out. If that is gone already, the throw was in vain.
abstreichen-guide-end = Whoever has struck out all six is done. The game ends after the round that leaves at most one unfinished, and that one gets the stroke. If none is left, all who finished in this round share the last place.
abstreichen-guide-picture = This is how it looks on paper: above only the 4 is missing, below everything is struck out.
abstreichen-guide-pay = In a larger company the last two or three may pay, though never everybody. If there are fewer in the end, all who finished in the last round pay with them.

# Sheet
abstreichen-sheet-about = The numbers from 1 to 6 for up to twelve players, to be struck out. Good on A5, two on A4.
abstreichen-strikes = strikes the { $number }
abstreichen-nothing = strikes nothing
abstreichen-needs = { $name } still needs { $numbers }.
abstreichen-came =
    { $left ->
        [one] one number left
       *[other] { $left } numbers left
    }
