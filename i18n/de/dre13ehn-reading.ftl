# Wie die Umschrift gelesen wird: Zeichen für Zeichen.

dre13ehn-reading-name = { $name } [{ $sound }]
dre13ehn-reading-sign = { $sign }

dre13ehn-reading-a = wie in „Mann“, kurz
dre13ehn-reading-long-a = wie in „Vater“, lang
dre13ehn-reading-e = wie in „See“, aber kurz
dre13ehn-reading-long-e = wie in „See“, lang
dre13ehn-reading-i = wie in „Biene“, aber kurz
dre13ehn-reading-long-i = wie in „Biene“, lang
dre13ehn-reading-o = wie in „Sonne“, kurz und offen
dre13ehn-reading-long-o = wie in „Sonne“, aber lang gezogen
dre13ehn-reading-u = wie in „Blume“, aber kurz
dre13ehn-reading-long-u = wie in „Blume“, lang
dre13ehn-reading-y = ein ü wie in „über“, aber kurz
dre13ehn-reading-nasal-o = ein o durch die Nase, wie im französischen „bon“
dre13ehn-reading-sh = wie „sch“ in „Schiff“
dre13ehn-reading-j = wie in „ja“
dre13ehn-reading-h = wie in „Hand“, immer gesprochen
dre13ehn-reading-r = wie in „Rad“, mit der Zungenspitze gerollt
dre13ehn-reading-w = wie in „Wein“, ganz weich, mit beiden Lippen
dre13ehn-reading-v = wie das w in „Wald“, nie wie f
dre13ehn-reading-s = wie in „Glas“, immer scharf
dre13ehn-reading-z = wie in „Zahl“: t und s
dre13ehn-reading-k = wie in „Kind“
dre13ehn-reading-l = wie in „Licht“
dre13ehn-reading-m = wie in „Mond“
dre13ehn-reading-n = wie in „Nacht“
dre13ehn-reading-t = wie in „Tag“
dre13ehn-reading-d = wie in „Dach“
dre13ehn-reading-g = wie in „Gans“
dre13ehn-reading-f = wie in „Feuer“
