# Aus Blättern ein Dokument machen.

print-too-many = { $pages } Seiten sind zu viele; { $most } sind möglich
print-failed = das PDF konnte nicht erzeugt werden: { $why }
print-other-match = { $sheet }: Dieses Blatt ist für andere Partien gemacht und lässt sich aus dieser nicht ausfüllen
print-label-date = Datum
print-label-winner = gewinnt
print-date =
    { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
