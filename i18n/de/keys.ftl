# Welche Tasten was tun, und wie man das ändert.

keys-title = Tasten ändern
keys-change = Tasten ändern
keys-settings = Jeder Befehl lässt sich auf eine andere Taste legen.
keys-about = Drücke einen Befehl und dann die Taste, die ihn künftig auslösen soll, allein oder mit Strg. Tut sie schon etwas anderes, tauschen die beiden; so bleibt alles erreichbar. Ziffern bleiben Ziffern, und in Feldern tippt man wie gewohnt.
keys-waiting = Drücke die neue Taste; { $back } lässt alles, wie es ist.
keys-reset = Übliche Tasten
keys-reset-done = Alle Tasten sind wieder die üblichen.
