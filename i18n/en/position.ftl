# A position: copied, set by hand, and begun with.

position-title = { $game }: a position
position-line = The position as a line
position-paste = paste a line, or set it by hand
position-holds = A match can begin like this.
position-copy = Copy the line
position-copied = the line is in the clipboard
position-take = Paste a line
position-keep = Keep as a picture
position-hand = By hand
position-about = Touch a place of the board and set what is there. What can be moved, can be dragged.
position-begin = Set up a match with it
position-show = Position
position-from = From a position
position-from-about = The match begins with this position, counts in no statistics, and leaves the one it comes from alone.
position-other = Look at it or change it
position-drop = Begin as usual

position-key-step = one more or one less on this place
position-key-touch = choose this place
position-most = { $name }: { $most } at most
