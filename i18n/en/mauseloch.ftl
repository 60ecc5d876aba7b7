mauseloch-name = Mouse Hole
mauseloch-line = One sheet for all. Throw nothing new three times running, and you lose.

# Rules page
mauseloch-guide-turn = One sheet for all has the numbers from 3 to 18. On your turn, throw three dice three times; after each throw, their sum is struck out.
mauseloch-guide-end = One new number is enough, and the cup moves on. But if all three throws bring only what is struck out already, you sit in the mouse hole: the game is over, and the stroke well earned.
mauseloch-guide-picture = Only 3, 4, 7 and 18 are still free. It is getting tight.
mauseloch-guide-ruling = You always throw three times, even if the first throw brought a new number.

# Sheet
mauseloch-sheet-about = The numbers from 3 to 18 for four games, to be struck out. Good on A5, or two to a page on A4.
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
mauseloch-card-one = Three throws; each total is struck off the list that all share.
mauseloch-card-two = What has been struck brings nothing any more.
mauseloch-card-three = Three throws without a new total: that is the stroke, and the game is over.
