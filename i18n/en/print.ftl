# Making a document of sheets.

print-too-many = { $pages } pages are too many; at most { $most } are possible
print-failed = the PDF could not be made: { $why }
print-other-match = { $sheet }: this sheet does not fit this match.
print-label-date = Date
print-label-winner = wins
print-rules = Rules booklet
print-rules-about = The rules to read: page by page on A5, or on A4 for folding.
print-strategy = Strategy
print-strategy-about = How to play well, as computed, with pictures: page by page on A5, or on A4 for folding.
print-contents = Contents
print-index = Index
print-book = All the rules
print-book-line = five families of games, with all their rules
print-book-about = A book with the rules of all games, contents and index.
print-book-terms = after-roll, bad karma, bearing off, bind rune, call, column, cup, diamond, dice, draw, duel, extra roll, failed roll, fire, formation, foul, hit, home board, house number, jan, life, line, louse, mouse hole, name, numeral, path, pip, playoff, points, roll, round, row, rune, sequence, stroke, sum, symbol, target, truth, turn, turquoise, uttekt, watchman, white dice, window
print-handbook = Handbook
print-handbook-line = How to play, print, practise and run championships
print-handbook-about = The handbook with pictures: page by page on A5, or on A4 for folding.
print-championship = How a championship works
print-championship-line = from the preliminaries to the final
print-review-about = What each decision cost: the course of the match, the totals, and for every mistake what would have been better.
print-review-slips = What would have been better
print-review-waits = The match is being reviewed…
print-of-a-match = { $sheet }: you need a match for this sheet

print-key-larger = show the page larger, or whole again
print-key-open = open to print
print-key-save = save to a file
print-key-next = the next page
print-key-previous = the previous page
