# Die Strategieseite von dre13ehn.

dre13ehn-strategy-about = Unter dem Becher gewinnt nicht, wer immer dasselbe tut, denn das wird durchschaut. Gut spielt, wer mischt: mal die Wahrheit, mal nicht, und so oft, dass Glauben und Aufdecken gleich viel bringen. Wie oft, ist für jeden Würfelsatz ausgerechnet, für eine Runde zu zweit. So spielt der starke Computer, und danach gehen die Tipps.
dre13ehn-strategy-read = So liest man die Tafeln
dre13ehn-strategy-read-called = Was angesagt wird: Die Runde beginnt, und man hat nachgesehen. Zeile: was unter dem Becher liegt, dahinter, wie oft es fällt. Spalte: was man ansagt. Die Zahl sagt, wie oft von hundert Malen; umrandet ist, was stimmt. Ein leeres Feld heißt: so gut wie nie.
dre13ehn-strategy-read-uncovered = Wann aufgedeckt wird: Die andere Person hat nachgesehen und sagt etwas an. Zeile: was bis dahin gilt. Spalte: was sie ansagt. Die Zahl sagt, wie oft von hundert Malen man aufdeckt; ein Strich heißt: Das muss man glauben. Leer ist, was nicht angesagt werden darf.
dre13ehn-strategy-learn = Was man daraus lernt
dre13ehn-strategy-learn-text = Zu Beginn wird 33 fast nie aufgedeckt. Darum sagt man mit 1, 2, 3, 22 oder 33 am häufigsten 33 an, ob es stimmt oder nicht, und manchmal etwas, das schwerer zu beantworten ist. Mit 11, 8 und 13 sagt man die Wahrheit. Aufgedeckt wird umso öfter, je seltener eine Ansage von selbst fällt, und FF so gut wie immer.
dre13ehn-strategy-set = Wer beginnt, gewinnt { $starter } % der Runden und sieht zu Beginn in { $looks } % der Fälle nach. Von den Ansagen danach stimmen { $bluffs } % nicht.
dre13ehn-strategy-called-picture = Was mit welchem Wurf angesagt wird, in Prozent.
dre13ehn-strategy-uncovered-picture = Wie oft eine Ansage aufgedeckt wird, in Prozent.
dre13ehn-strategy-falls = { $pair } · { $percent } %
dre13ehn-strategy-calls = Ansage
dre13ehn-strategy-lies = liegt da
dre13ehn-strategy-show = zeigen
dre13ehn-strategy-heard = Ansage der anderen Person
dre13ehn-strategy-stands = es gilt
dre13ehn-strategy-begin = Beginn
