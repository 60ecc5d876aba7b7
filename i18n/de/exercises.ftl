# Aufgaben: mitgelieferte Stellungen, gefragt wie die eigenen Fehler.

exercises-positions = Stellungen
exercises-title = Aufgaben
exercises-about = Stellungen aus Partien starker Computerspieler. Jede hat eine beste Entscheidung; die leichten kommen zuerst.
exercises-ask = Diese Stellung kam zwischen starken Computerspielern vor. Was ist hier am besten?
exercises-easy = Das findet meist auch der mittlere Computerspieler.
exercises-hard = Hier liegt der mittlere Computerspieler meist daneben.
exercises-back = Zu den Aufgaben
exercises-bring-back = Ausgesetzte zurückholen
