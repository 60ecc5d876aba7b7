mauseloch-name = Mouse Hole
mauseloch-line = One sheet for all. Whoever throws nothing new three times has lost.

# Rules page
mauseloch-guide-turn = On one sheet for all stand the numbers from 3 to 18. Whoever’s turn it is throws three dice three times, and after each throw their sum is struck out.
mauseloch-guide-end = One new number is enough, and the cup moves on. But whoever meets in three throws only what is struck already sits in the mouse hole: the game is over and the stroke well earned.
mauseloch-guide-picture = Only 3, 4, 7 and 18 are still free. It is getting tight.
mauseloch-guide-ruling = There are always three throws, even where the first one has brought a new number.

# Sheet
mauseloch-sheet-about = The numbers from 3 to 18 for four games, to be struck out. Good on A5, two on A4.
mauseloch-sheet-lost = lost by
mauseloch-came =
    { $new ->
        [0] nothing new
        [one] one new
       *[other] { $new } new
    }
mauseloch-free =
    { $free ->
        [0] No sum is left.
        [one] One sum is left.
       *[other] { $free } sums are left.
    }
