# What stands on the rules pages of all dice games.

tavern-guide-throw = Throw { $nth }
tavern-guide-sum = in all
tavern-guide-end = in the end
tavern-guide-turned = turned over
tavern-guide-each = Here a game is one round in which everybody has a turn. Everybody may get a stroke, or nobody.
tavern-guide-strokes = For strokes
tavern-guide-strokes-text = Two to twelve play. Whoever loses a game gets a stroke; whoever has the fewest in the end wins, several together on a tie.
tavern-guide-games = How many games there shall be is agreed beforehand: one, or up to 99. Unless said otherwise, each is begun by the player after the one who began the last.
tavern-guide-order-ruling = Play goes round clockwise; it is handed down as going to the right.
tavern-guide-ties = Sharing the last place
tavern-guide-ties-playoff = Where several share the last place, they play off: they alone play the game again, in the same order, until one is last.
tavern-guide-ties-all = You can also agree that each of them gets a stroke.
tavern-guide-choices = Deciding
tavern-guide-choices-touch = Which die is meant is said by touching it or pressing its digit. Where several may stay, choose them like this and then keep them.
tavern-guide-choices-auto = What needs no decision happens by itself. Of equal dice it does not matter which one stays.
tavern-guide-choices-notation = In the record dice are counted as they lie: { $keep } keeps the first and the third.
tavern-guide-choices-notation-one = In the record dice are counted as they lie: { $keep } keeps the second.
tavern-guide-choices-notation-none = { $none } keeps none of them.
tavern-guide-choices-notation-stop = { $stop } leaves everything as it lies.
tavern-guide-bots = Computer players
tavern-guide-bots-strong = Strong works out exactly what makes the stroke least likely, from what lies on the table and from what the others may still throw. Hints, and what a decision cost, come from it as well.
tavern-guide-bots-medium = Medium makes the most of its own dice and does not look at what the others have.
tavern-guide-bots-easy = Easy decides at random.
tavern-guide-bots-luck = There is nothing to decide here: luck alone is playing, and a computer player throws like anybody else.
