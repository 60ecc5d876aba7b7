# The sounds: reading guide, all names, the four lives, recording and comparing.

sounds-title = Sounds
sounds-guide = Reading guide
sounds-names = Names
sounds-record = Say it yourself
sounds-keys = ‹← → ↑ ↓› or ‹Tab› move on, ‹Space› speaks, ‹S› is half as fast, ‹R› repeats.

sounds-apart = Tell apart
sounds-apart-head = Told apart by ear
sounds-apart-about = You hear one of two words that sound almost alike: a or ā, š or s. Which was it? What you mix up comes more often; what is due does not change.
sounds-apart-rests = Nothing can be heard just now, so there is nothing to tell apart. Is the volume up?
sounds-apart-count = { $right } of { $all } told apart
sounds-apart-right = Right, that was { $word }.
sounds-apart-wrong = That was { $word }. Listen to both.
sounds-apart-keys = ‹←› and ‹→› answer, ‹R› again, ‹Enter› goes on.
sounds-next = Go on
sounds-next-name = Next: { $name } (N)
sounds-judged = { $right } of { $all } sound right
sounds-record-keys = ‹R› the model, ‹M› records, ‹B› both, ‹+› right, ‹-› not yet, ‹N› goes on.

sounds-voice = Voice
sounds-pace = Pace
sounds-pace-half = half
sounds-pace-slow = slow
sounds-pace-usual = usual
sounds-pace-quick = quick
sounds-volume = Volume
sounds-mute = mute
sounds-quiet = quiet
sounds-medium = medium
sounds-loud = loud

sounds-signs = Sign by sign

sounds-table = Ones and tens
sounds-table-about = The consonant gives the ones, the vowel the tens. Those with × are forbidden: nobody speaks them in play, but here you may hear them.
sounds-forbidden = × { $number }
sounds-others = The other names
sounds-twins = Easily mixed up
sounds-twins-about = Two names, one after the other, that differ in only one sound or in length.
sounds-twins-of = { $one } – { $other }

sounds-motto = Whole motto
sounds-means = It means: { $means }.
sounds-shows = The sign – { $shows }.

sounds-record-head = Say it and compare
sounds-record-about = Listen to the name, say it, compare the two and judge for yourself; then the next one comes. It works without a microphone too: just say it aloud. Recordings stay on this computer and are gone when you leave this page, unless you keep them as a file.
sounds-model-of = Model: { $name }
sounds-begin = Record (M)
sounds-opens = The microphone is opening…
sounds-end = Done (M)
sounds-recorded = { $seconds } of { $most } s at most
sounds-compared = { $name } compared
sounds-both = Hear both (B)
sounds-own = Your recording
sounds-keep = Keep as a file
sounds-kept = The recording is now at { $path }.
sounds-not-kept = The recording could not be written to { $path }: { $why }. It is still there while you stay on this page.
sounds-looking = Measuring…
sounds-row-model = Model: { $name }
sounds-row-own = Your recording
sounds-heard = The program heard: { $name }. It knows only the names in the tables, says nothing where it is not sure, and gives no marks.
sounds-judge = How was it?
sounds-right = Got it
sounds-not-yet = Not yet
sounds-judge-about = You are the judge. Your mark (+ got it, − not yet) lasts until you leave this page and does not change when cards come up again.
sounds-marked-right = { $name } +
sounds-marked-not-yet = { $name } −

sounds-key-answer = answer, then compare
sounds-key-both = hear the model and your recording
sounds-key-half = half as fast, or as usual again
sounds-key-judge = right, or not yet
sounds-key-next = go on
sounds-key-record = record
sounds-key-repeat = hear it again
sounds-key-walk = to the next control
