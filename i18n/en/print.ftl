# Making a document of sheets.

print-too-many = { $pages } pages are too many; at most { $most } are possible
print-failed = the PDF could not be made: { $why }
print-other-match = { $sheet }: this sheet is made for other kinds of match and cannot be filled in from this one
print-label-date = Date
print-label-winner = wins
print-date =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
print-rules = Rules booklet
print-rules-about = The rules to read: page by page on A5, or on A4 for folding.
print-strategy = Strategy
print-strategy-about = What has been computed about playing well, in pictures: page by page on A5, or on A4 for folding.
print-contents = Contents
print-index = Index
print-book = All the rules
print-book-line = five systems, every game
print-book-about = A book with the rules of all games, contents and index.
print-book-terms = after-throw, bad karma, bearing off, call, column, cup, deck, diamond, dice, draw, extra throw, fire, formation, foul, hit, house number, jan, life, line, louse, mouse hole, name, numeral, path, pip, playoff, points, row, rune, round, sequence, stroke, sum, symbol, target, throw, truth, turn, turquoise, uttekt, watchman, white dice, window
print-championship-line = from the preliminaries to the final
print-review-about = What each decision cost: the course, the sums, and every slip with what was better.
print-review-slips = What would have been better
print-review-waits = The match is being reviewed…
print-of-a-match = { $sheet }: this needs a match

print-key-open = open to print
print-key-save = save to a file
print-key-next = the next page
print-key-previous = the previous page
