# How the transcription is read, sign by sign.

dre13ehn-reading-heading = How to say it
dre13ehn-reading-text = The names are written in a transcription with one letter for each sound. Each is read on its own and always the same way: ša begins like “sharp”, ja begins like “yard”, and the h of ha is breathed.
dre13ehn-reading-length = A line above a vowel makes it long, and that has to be heard: at least { $times } times as long as the short one. Only this tells whether somebody says i, which is 1, or ī, which is 11.
dre13ehn-reading-picture = The letter, its sound in the phonetic alphabet, what it is like, and where you hear it.
dre13ehn-reading-plain = The others, { $signs }, sound the way they are written.
dre13ehn-reading-ruling = The book of the game shows the transcription but does not say how every letter sounds. This reading is ours. It keeps to the dialect of the mottos, that of Upper Austria: r is rolled, w is soft, ǫ goes through the nose.
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
dre13ehn-reading-w = between the w of “wine” and the v of “vine”
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
