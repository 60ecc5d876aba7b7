# Was am Spieltisch für alle gesagt wird, die hören statt zu sehen.

herald-standing = Wie es steht
herald-since = Was zuletzt passiert ist
herald-open = Was du jetzt tun kannst
herald-figures = Vorausschau
herald-look-round = alles durchgehen, was auf dem Brett liegt
herald-undone = Rückgängig: { $what }
herald-lies = Du siehst unter dem Becher: { $dice }
herald-key = { $key }: { $does }
herald-more = Weitere Möglichkeiten auf dem Brett: { $count }
herald-nothing = Du hast gerade nichts zu tun.
herald-nothing-since = Seit deiner letzten Entscheidung ist nichts passiert.
herald-no-figures = Hier gibt es keine Vorausschau.
