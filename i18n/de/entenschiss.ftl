entenschiss-name = Langer Entenschiß
entenschiss-line = 1, 2 und 3 in einem Wurf, sonst ein Strich.
entenschiss-throws-about = Wie viele Versuche jeder hat, immer mit allen drei Würfeln.
