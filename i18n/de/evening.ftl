evening-name = Ein Abend
evening-line = Mehrere Würfelspiele hintereinander, ein Strichzettel für alle.
evening-program = Programm
evening-program-about = Welche Spiele gespielt werden, in welcher Reihenfolge und wie oft.
