# What is printed for Kvátrutafl.

kvatrutafl-sheet-board = Board
kvatrutafl-sheet-board-about = The board to play on with buttons and real dice, as large as the paper allows: buttons up to 15 mm lie five to a point, more go on top.
kvatrutafl-sheet-board-a3 = Large board
kvatrutafl-sheet-board-a3-about = The board in A3, from two sheets glued together, for men and coins up to 21 mm, on US Letter up to 19 mm. Cut the right half along the line and glue it onto the grey strip of the left.
kvatrutafl-sheet-match = Match sheet
kvatrutafl-sheet-match-about = All the games of a match: which side won and how, what it scored, and the score of the match. Below, the table of wins. Good on A5, or two to an A4 page.
kvatrutafl-sheet-record = Game record
kvatrutafl-sheet-record-about = Every game turn by turn in two columns, with diagrams at the turning points. Made for A4 and US Letter; on A5 the print gets small.

kvatrutafl-sheet-white = White
kvatrutafl-sheet-black = Black
kvatrutafl-sheet-target = Points to win
kvatrutafl-sheet-number = Game
kvatrutafl-sheet-way = won by
kvatrutafl-sheet-points = Points
kvatrutafl-sheet-total = Total
kvatrutafl-sheet-mar = Mar
kvatrutafl-sheet-half = { $name }, half
kvatrutafl-sheet-with-mar = { $name } and mar
kvatrutafl-sheet-half-mar = { $name }, half, and mar
kvatrutafl-sheet-drawn = { $name } in the extra roll
kvatrutafl-sheet-reminder = After only part of the roll, a formation scores half. If you also hit a man in the winning roll, that is mar and scores 2 more, though not with Jan. After uttekt or Jan the winner begins; otherwise the dice decide.

kvatrutafl-sheet-home = { $side }: home board
kvatrutafl-sheet-start = { $side }: 15 men start on { $point }
kvatrutafl-sheet-off = { $side }: borne off
kvatrutafl-sheet-bar = Bar
kvatrutafl-sheet-men-up-to = men up to { $mm } mm
kvatrutafl-sheet-half-points = After only part of the roll, a formation scores half. Mar does not count with Jan.
kvatrutafl-sheet-glue = glue the right half on here
kvatrutafl-sheet-cut = cut here
kvatrutafl-sheet-left-half = Print both sheets at actual size (100%). Glue them so that the diamonds match. Men up to { $mm } mm.
kvatrutafl-sheet-right-half = Cut along the line and glue this half onto the grey strip of the first sheet.

kvatrutafl-sheet-game = Game { $game }
kvatrutafl-sheet-opening = The opening position
kvatrutafl-sheet-after = After { $side }’s turn { $number }
kvatrutafl-sheet-after-turn = after turn
kvatrutafl-sheet-pass = no move
kvatrutafl-sheet-result = { $side }: { $way }, { $points } points. The score is { $white }–{ $black }.
kvatrutafl-sheet-extra = The extra roll
kvatrutafl-sheet-after-throws = The after-rolls
kvatrutafl-sheet-page = Sheet { $page } of { $pages }
