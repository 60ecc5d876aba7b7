# Was am Spieltisch für alle gesagt wird, die hören statt zu sehen.

herald-standing = Wie es steht
herald-since = Was geschehen ist
herald-open = Was jetzt geht
herald-figures = Was sich ausrechnen lässt
herald-look-round = über alles wandern, was auf dem Brett liegt
herald-undone = Zurückgenommen: { $what }
herald-lies = Unter dem Becher liegt { $dice }
herald-key = { $key }: { $does }
herald-more = Dazu noch { $count } auf dem Brett
herald-nothing = Gerade ist nichts zu tun
herald-nothing-since = Seit der letzten eigenen Entscheidung ist nichts geschehen
herald-no-figures = Hier ist nichts auszurechnen
