# Welche Tasten was tun, und wie man das ändert.

keys-title = Tasten ändern
keys-change = Tasten ändern
keys-settings = Du kannst jeden Befehl auf eine andere Taste legen.
keys-about = Drück auf einen Befehl und dann auf die Taste, die ihn künftig auslösen soll, allein oder mit Strg. Ist die Taste schon belegt, tauschen die beiden Befehle, und alles bleibt erreichbar. Ziffern bleiben Ziffern, und in Feldern tippst du wie gewohnt.
keys-waiting = Drück die neue Taste; { $back } lässt alles, wie es ist.
keys-reset = Übliche Tasten
keys-reset-done = Alle Tasten sind wieder die üblichen.
