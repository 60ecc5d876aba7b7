filzlaus-name = The Lonely Louse
filzlaus-line = The cup comes round with a die under it. If you lift it and find the 1, you get a stroke.

# Rules page
filzlaus-guide-turn-text = A die is shaken under the cup and pushed on unseen. When the cup comes to you, lift it. If the 1, the louse, sits under it, you get a stroke.
filzlaus-guide-back-text = You then cover the die again and push the cup back, and the player who sent it has to lift it too. Another 1 is another stroke.
filzlaus-guide-on-text = Either way, as you lifted first, you then cover the die for the next player.
filzlaus-guide-example-picture = The louse sat under the cup: a stroke, and the cup goes back.
filzlaus-guide-foul-text = Never lift a cup you covered yourself. If you do, you get a stroke and have to cover again, and the other player still has to lift it. Computer players know better.
filzlaus-guide-turn-ruling = A game ends when everybody has been the first to lift once. The cup goes round clockwise.
filzlaus-guide-notation-text = In the record, covering is written “{ $cover }” and lifting “{ $lift }”.
filzlaus-covered = has covered
filzlaus-own = lifted their own cup
filzlaus-louse = the louse
filzlaus-none = no louse, just a { $pips }
filzlaus-covers = { $name } covers
filzlaus-lifts = { $name } lifts
filzlaus-left =
    { $left ->
        [one] The game ends when everyone has been first to lift once; one still to go.
       *[other] The game ends when everyone has been first to lift once; { $left } still to go.
    }

# The card before the game
filzlaus-card-one = One die goes round under the cup. When the cup comes to you, you have to lift it.
filzlaus-card-two = If the 1 (the louse) sits there, you get a stroke, and the sender has to lift next.
filzlaus-card-three = Then cover the die for the next player. Never lift a cup you covered: it costs a stroke.
