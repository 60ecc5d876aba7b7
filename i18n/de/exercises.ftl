# Aufgaben: mitgelieferte Stellungen, gefragt wie die eigenen Fehler.

exercises-positions = Stellungen
exercises-title = Aufgaben
exercises-about = Aus Partien starker Computerspieler, immer mit einer besten Entscheidung: erst leicht, dann schwerer.
exercises-ask = So kam es zwischen starken Computerspielern. Was ist am besten?
exercises-easy = Das findet auch der mittlere Computerspieler.
exercises-hard = Hier irrt der mittlere Computerspieler.
exercises-back = Zu den Aufgaben
exercises-bring-back = Die ausgesetzten zurückholen
