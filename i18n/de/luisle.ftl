luisle-name = Nacket’s Luisle
luisle-line = Die 1 bis 10 der Reihe nach holen und wieder löschen.
