mauseloch-name = Mouse Hole
mauseloch-line = One sheet for all. Three rolls without a new number, and you lose.

# Rules page
mauseloch-guide-turn-text = You all share one sheet with the numbers from 3 to 18. On your turn, roll three dice three times, and strike out their sum after each roll.
mauseloch-guide-end-text = One new number is enough, and the cup moves on. But if all three rolls bring only what is struck out already, you sit in the mouse hole: the game is over, and you have earned the stroke.
mauseloch-guide-example-picture = Only 3, 4, 7 and 18 are still free. It is getting tight.
mauseloch-guide-turn-ruling = You always roll three times, even if the first roll brought a new number.

# Sheet
mauseloch-sheet-about = The numbers from 3 to 18 for four games, to be struck out. Good on A5, or two to an A4 page.
mauseloch-sheet-lost = lost by
mauseloch-came =
    { $new ->
        [0] nothing new
        [one] one new number
        [2] two new numbers
        [3] three new numbers
       *[other] { $new } new numbers
    }
mauseloch-free =
    { $free ->
        [0] No sum is left.
        [one] One sum is left.
       *[other] { $free } sums are left.
    }

# The card before the game
mauseloch-card-one = Roll three dice three times, and strike out each sum on the sheet you all share.
mauseloch-card-two = A sum already struck out gets you nothing.
mauseloch-card-three = If three rolls bring no new sum, you get the stroke, and the game is over.
