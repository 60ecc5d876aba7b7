# A position: copied, set by hand, and begun with.

position-title = { $game }: position
position-line = Position as a line
position-paste = Paste a line or set it up by hand
position-holds = A match can start from this position.
position-copy = Copy the line
position-copied = the line is on the clipboard
position-take = Paste a line
position-keep = Save as a picture
position-hand = By hand
position-about = Pick a place on the board and set what is there. Anything that can move can also be dragged.
position-begin = Set up a match with it
position-show = Position
position-from = Start from a position
position-from-about = The match starts from this position and counts in no statistics. The match the position comes from stays as it is.
position-other = View or change it
position-drop = Start as usual

position-key-step = one more or one fewer here
position-key-touch = choose this place
position-most = { $name }: at most { $most }
