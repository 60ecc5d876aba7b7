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
