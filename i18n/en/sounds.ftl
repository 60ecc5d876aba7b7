# The sounds: reading guide, all names, the four lives, recording and comparing.

sounds-title = Sounds
sounds-guide = Reading guide
sounds-names = Names
sounds-record = Say it yourself
sounds-keys = Press ‹← → ↑ ↓› or ‹Tab› to move on, ‹Space› to hear it, ‹S› for half speed, ‹R› to repeat.

sounds-apart = Tell apart
sounds-apart-head = Tell words apart by ear
sounds-apart-about = You hear one of two words that sound almost alike: a or ā, š or s. Which was it? What you mix up comes up more often. This does not change when your cards are due.
sounds-apart-rests = There is no sound just now, so there is nothing to tell apart. Check that the sound is on and loud enough.
sounds-apart-count = { $right } of { $all } told apart
sounds-apart-right = Right, that was { $word }.
sounds-apart-wrong = That was { $word }. Listen to both.
sounds-apart-keys = Press ‹←› or ‹→› to answer, ‹R› to repeat, ‹Enter› to go on.
sounds-next = Go on
sounds-next-name = Next: { $name } (N)
sounds-judged = You got { $right } of { $all }
sounds-record-keys = Press ‹R› for the model, ‹M› to record, ‹B› for both, ‹+› if you got it, ‹-› if not yet, ‹N› to go on.

sounds-voice = Voice
sounds-pace = Pace
sounds-pace-half = half
sounds-pace-slow = slow
sounds-pace-usual = usual
sounds-pace-quick = fast
sounds-volume = Volume
sounds-mute = mute
sounds-quiet = quiet
sounds-medium = medium
sounds-loud = loud

sounds-signs = Sign by sign

sounds-table = Ones and tens
sounds-table-about = The consonant gives the ones, the vowel the tens. Names with × are forbidden: you must never say them in play, but you may hear them here.
sounds-forbidden = × { $number }
sounds-others = The other names
sounds-twins = Easily mixed up
sounds-twins-about = Two names, one after the other, that differ in only one sound or in length.
sounds-twins-of = { $one } – { $other }

sounds-motto = Whole motto
sounds-means = It means: { $means }.
sounds-shows = The sign – { $shows }.

sounds-record-head = Say it and compare
sounds-record-about = Listen to the name, say it, compare the two and judge for yourself; then the next one comes. It works without a microphone too: just speak aloud. Your recordings stay on this computer and are gone when you leave this page, unless you keep them as a file.
sounds-model-of = Model: { $name }
sounds-begin = Record (M)
sounds-opens = The microphone is opening…
sounds-end = Done (M)
sounds-recorded = { $seconds } of { $most } s at most
sounds-compared = { $name } compared
sounds-both = Hear both (B)
sounds-own = Your recording
sounds-keep = Keep as a file
sounds-kept = Your recording is now in { $path }.
sounds-not-kept = Your recording could not be saved to { $path }: { $why }. It is still there while you stay on this page.
sounds-looking = Measuring…
sounds-row-model = Model: { $name }
sounds-row-own = Your recording
sounds-heard = The program heard { $name }. It knows only the names in the tables, says nothing when it is not sure, and gives no grades.
sounds-judge = How was it?
sounds-right = Got it
sounds-not-yet = Not yet
sounds-judge-about = You are the judge. Your mark (+ got it, − not yet) lasts while you are on this page. It does not change when your cards are due.
sounds-marked-right = { $name } +
sounds-marked-not-yet = { $name } −

sounds-key-answer = answer, then compare
sounds-key-both = hear the model and your recording
sounds-key-half = half speed, or the usual speed again
sounds-key-judge = got it, or not yet
sounds-key-next = go on
sounds-key-record = record
sounds-key-repeat = hear it again
sounds-key-walk = to the next button
