filzlaus-name = The Lonely Louse
filzlaus-line = The 1 may be sitting under the cup. Whoever uncovers it gets a stroke.

# Rules page
filzlaus-guide-turn = A die is shaken under the cup and pushed, unseen, to the next player, who lifts the cup. If the 1 sits under it, the louse, that costs a stroke.
filzlaus-guide-back = The player who found it then covers the die again and pushes the cup back, and whoever sent it has to lift it too. Another 1 is another stroke.
filzlaus-guide-on = Either way, whoever lifted first then covers for the next player.
filzlaus-guide-foul = Leave alone the cup you covered yourself. Lift it, and you get a stroke and have to cover again, and the other player still has to lift it. Computer players know better.
filzlaus-guide-picture = The louse sat under the cup: a stroke, and the cup goes back.
filzlaus-guide-ruling = A game ends when everybody has been the first to lift once. The cup goes round clockwise.
filzlaus-guide-notation = In the record, covering is written “{ $cover }”, lifting “{ $lift }”.
filzlaus-covered = has covered
filzlaus-own = their own cup
filzlaus-louse = the louse
filzlaus-none = no louse but a { $pips }
filzlaus-covers = { $name } covers
filzlaus-lifts = { $name } lifts
filzlaus-left =
    { $left ->
        [one] One player has not been the first to lift yet.
       *[other] { $left } players have not been the first to lift yet.
    }

# The card before the game
filzlaus-card-one = A die goes round under the cup; nobody sees what it shows.
filzlaus-card-two = Lift it and find the 1: that is a stroke, and the cup goes back.
filzlaus-card-three = Lifting the cup you covered yourself costs one too.
