haar-im-loch-name = Hair in the Hole
haar-im-loch-line = Only 1, 3 and 5 count: faces with a pip in the middle.
haar-im-loch-count-about = Whether one hair is enough, or the fewest hairs lose.
haar-im-loch-count-any = one is enough
haar-im-loch-count-holes = the fewest lose

# Rules page
haar-im-loch-guide-turn-text = Three dice, one roll. 1, 3 and 5 have a pip right in the middle: the hair in the hole. Roll none of them, and you get a stroke.
haar-im-loch-guide-example-picture = A single pip in the middle is enough.
haar-im-loch-guide-holes-text = You can also count the hairs: each die showing 1, 3 or 5 counts one, and the fewest hairs get the stroke.
haar-im-loch-guide-holes-picture = Counted, these are two hairs, three and none.
haar-im-loch-came-well = found a hair
haar-im-loch-came-badly = no hair
haar-im-loch-came-holes =
    { $holes ->
        [0] no hair
        [one] one hair
       *[other] { $holes } hairs
    }

# The card before the game
haar-im-loch-card-one = Roll three dice once.
haar-im-loch-card-two = 1, 3 and 5 have a pip in the middle: that is where the hair grows.
haar-im-loch-card-three = Roll none of them, and you get a stroke.
haar-im-loch-card-holes = The fewest hairs get the stroke.
haar-im-loch-aim = a 1, a 3 or a 5
haar-im-loch-aim-holes = as many hairs as you can: 1, 3 and 5
