# How the transcription is read, sign by sign.

dre13ehn-reading-name = { $name } [{ $sound }]
dre13ehn-reading-sign = { $sign }

dre13ehn-reading-a = as the u in “cut”, short
dre13ehn-reading-long-a = as in “father”, long
dre13ehn-reading-e = as the é in “café”, but short
dre13ehn-reading-long-e = as the é in “café”, long and steady
dre13ehn-reading-i = as in “see”, but short
dre13ehn-reading-long-i = as in “see”, long
dre13ehn-reading-o = as in “hot”, short
dre13ehn-reading-long-o = as in “law”, long
dre13ehn-reading-u = as in “moon”, but short
dre13ehn-reading-long-u = as in “moon”, long
dre13ehn-reading-y = “ee” with rounded lips, short; French “tu”
dre13ehn-reading-nasal-o = open o through the nose, as in French “bon”; no n
dre13ehn-reading-sh = as “sh” in “ship”
dre13ehn-reading-j = as y in “yes”
dre13ehn-reading-h = as in “hand”, always sounded
dre13ehn-reading-r = as in “red”, but rolled with the tip of the tongue
dre13ehn-reading-w = between “wine” and “vine”, with both lips
dre13ehn-reading-v = as in “vine”
dre13ehn-reading-s = as in “glass”, always sharp
dre13ehn-reading-z = as “ts” in “cats”
dre13ehn-reading-k = as in “kind”
dre13ehn-reading-l = as in “light”
dre13ehn-reading-m = as in “man”
dre13ehn-reading-n = as in “night”
dre13ehn-reading-t = as in “ten”
dre13ehn-reading-d = as in “day”
dre13ehn-reading-g = as in “go”
dre13ehn-reading-f = as in “fire”
