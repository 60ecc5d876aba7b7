# What stands on the rules pages of all dice games.

tavern-guide-ada = Ada
tavern-guide-bo = Bo
tavern-guide-emil = Emil
tavern-guide-throw = Throw { $nth }
tavern-guide-sum = in all
tavern-guide-end = in the end
tavern-guide-turned = turned over
tavern-guide-each = Here a game is one round, with a turn for everybody. Anybody can get a stroke, or nobody.
tavern-guide-strokes = Playing for strokes
tavern-guide-strokes-text = For two to twelve. Whoever loses a game gets a stroke; whoever has the fewest at the end wins, or several together on a tie.
tavern-guide-games = Agree beforehand how long to play: one game or up to 99, or until somebody has so many strokes. Players take turns to begin, unless the rules say otherwise.
tavern-guide-order-ruling = Play goes clockwise, to the left; the source passes to the right.
tavern-guide-ties = Sharing last place
tavern-guide-ties-playoff = Where several share last place, they play off: they alone play the game again, in the same order, until one of them is last.
tavern-guide-ties-all = Or you can agree that each of them gets a stroke.
tavern-guide-choices = Choosing
tavern-guide-choices-touch = To choose a die, press it or its number key. Where several may stay, choose them all, then keep them.
tavern-guide-choices-auto = What needs no decision happens by itself. Between equal dice it makes no difference which one stays.
tavern-guide-choices-notation = The record numbers the dice as they lie: “{ $keep }” keeps the first and the third.
tavern-guide-choices-notation-one = The record numbers the dice as they lie: “{ $keep }” keeps the second.
tavern-guide-choices-notation-none = “{ $none }” keeps none.
tavern-guide-choices-notation-stop = “{ $stop }” keeps everything.
tavern-guide-bots = Computer players
tavern-guide-bots-strong = Strong works out exactly what makes the stroke least likely, from what is on the table and what the others may still throw. The hints come from it, and so does what a decision cost.
tavern-guide-bots-medium = Medium makes the most of its own dice and ignores what the others have.
tavern-guide-bots-easy = Easy decides at random.
tavern-guide-bots-luck = There is nothing to decide here: it is all luck, and a computer player throws like anybody else.

tavern-guide-credits = Whose game this is
tavern-guide-credits-text = The pub dice games are traditional; our source names neither an author nor a publisher. The words and pictures here are ours.
