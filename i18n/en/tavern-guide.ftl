# What stands on the rules pages of all dice games.

tavern-guide-ada-label = Ada
tavern-guide-bo-label = Bo
tavern-guide-emil-label = Emil
tavern-guide-throw-label = Roll { $nth }
tavern-guide-sum-label = in all
tavern-guide-end-label = in the end
tavern-guide-turned-label = turned over
tavern-guide-each-text = Here a game is one round, in which everybody has one turn. All of you may get a stroke, or nobody.
tavern-guide-strokes = Playing for strokes
tavern-guide-strokes-text = Two to twelve can play. A stroke is a bad mark: lose a game and you get one. Have the fewest at the end, and you win; players who are level win together.
tavern-guide-games-text = Agree beforehand how long to play: one game or up to 99, or until a player has a certain number of strokes. You take turns to begin, unless the rules say otherwise.
tavern-guide-order-ruling = In the source this game is passed to the right, anticlockwise. Here you play clockwise, as in all the others.
tavern-guide-ties = Shared last place
tavern-guide-ties-playoff-text = Players who share last place play off: they alone play the game again, in the same order, until one of them is last.
tavern-guide-ties-all-text = Or you can agree that each of them gets a stroke.
tavern-guide-choices = Choosing
tavern-guide-choices-touch-text = To choose a die, press it or its number key. If you may keep several, select them one by one and then keep them.
tavern-guide-choices-auto-text = Where there is nothing to decide, the game goes on by itself. If several dice show the same number, it makes no difference which one you keep.
tavern-guide-notation-keep-text = The record numbers the dice as they lie: “{ $keep }” keeps the first and the third.
tavern-guide-notation-one-text = The record numbers the dice as they lie: “{ $keep }” keeps the second.
tavern-guide-notation-none-text = “{ $none }” keeps none.
tavern-guide-notation-stop-text = “{ $stop }” keeps them all.
tavern-guide-bots = Computer players
tavern-guide-bots-strong = Strong works out exactly what makes a stroke least likely, from what lies on the table and what the others may still roll. The hints and the coach use the same calculation.
tavern-guide-bots-medium = Medium makes the most of its own dice and ignores what the others have.
tavern-guide-bots-easy = Easy decides at random.
tavern-guide-luck-text = There is nothing to decide here: it is all luck, and a computer player rolls like everybody else.

tavern-guide-credits = Whose game this is
tavern-guide-credits-text = The pub dice games are traditional; our source names neither an author nor a publisher. The text and pictures are ours.
