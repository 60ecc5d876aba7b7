filzlaus-name = The Lonely Louse
filzlaus-line = The 1 may sit under the cup. Whoever uncovers it has a stroke.

# Rules page
filzlaus-guide-turn = A die is shaken under the cup and pushed, unseen, to the next player, who lifts the cup. If the 1 sits under it, the louse, that is a stroke.
filzlaus-guide-back = Then the cup goes back: covered afresh, it has to be lifted by whoever pushed it there. Another 1 is another stroke.
filzlaus-guide-on = Either way, whoever lifted first then covers for the next.
filzlaus-guide-foul = Leave alone the cup you covered yourself. Whoever lifts it gets a stroke and covers anew, and the other one still has to lift it. Computer players take care not to.
filzlaus-guide-picture = The louse sat under the cup: a stroke, and the cup goes back.
filzlaus-guide-ruling = A game ends when everybody has had to lift first once. The cup goes round clockwise.
filzlaus-guide-notation = In the record, covering is written “{ $cover }”, lifting “{ $lift }”.
filzlaus-covered = has covered
filzlaus-own = their own cup!
filzlaus-louse = the louse!
filzlaus-none = no louse but a { $pips }
filzlaus-covers = { $name } covers
filzlaus-lifts = { $name } lifts
filzlaus-left =
    { $left ->
        [one] One player has not been the first to lift yet.
       *[other] { $left } players have not been the first to lift yet.
    }
