# The archive on the command line: help and answers.

archive-cli-about = Lists, finds and copies the matches of the archive
archive-cli-about-list = Lists matches, the latest first
archive-cli-about-find = Finds matches by words from names, game, date, scores or note
archive-cli-about-show = Shows one match, or the statistics of all
archive-cli-about-rebuild = Rebuilds the index of the archive from its records
archive-cli-about-export = Copies matches into a folder

archive-cli-usage = wurfzabel archive list|find|show|rebuild|export …
archive-cli-usage-list = wurfzabel archive list [--game GAME]… [--stage unfinished|finished|damaged] [--since DATE] [--player NAME]… [--starred] [--limit N] [--json]
archive-cli-usage-find = wurfzabel archive find WORD… [--game GAME]… [--stage unfinished|finished|damaged] [--since DATE] [--player NAME]… [--starred] [--limit N] [--json]
archive-cli-usage-show = wurfzabel archive show [MATCH] [--json]
archive-cli-usage-rebuild = wurfzabel archive rebuild [--json]
archive-cli-usage-export = wurfzabel archive export [WORD]… [--game GAME]… [--stage unfinished|finished|damaged] [--since DATE] [--player NAME]… [--starred] --out FOLDER [--json]

archive-cli-value-match = MATCH
archive-cli-value-words = WORD
archive-cli-value-name = NAME
archive-cli-value-date = DATE

archive-cli-arg-match = The file name of the match; without it, the statistics of all matches
archive-cli-arg-words = Words that must all occur in the names, game, date, scores or note
archive-cli-arg-game = Only matches of this game; may be given several times
archive-cli-arg-stage = Only matches in this state: unfinished, finished or damaged
archive-cli-arg-since = Only matches begun on this day or later, such as 2026-11-20
archive-cli-arg-player = Only matches in which this person took part, or bot:easy, bot:medium, bot:strong, bot:very-strong
archive-cli-arg-starred = Only matches with a star
archive-cli-arg-limit = At most this many
archive-cli-arg-out = The folder; nothing in it is replaced, and nothing is copied twice

archive-cli-wrong-date = “{ $given }” is not a date such as 2026-11-20
archive-cli-reading = { $done } of { $of } matches read…
archive-cli-rebuilt =
    { $count ->
        [one] One match read in { $seconds } s.
       *[other] { $count } matches read in { $seconds } s.
    }
archive-cli-exported =
    { $count ->
        [one] One match copied to { $folder }.
       *[other] { $count } matches copied to { $folder }.
    }
archive-cli-more =
    { $count ->
        [one] … and one more.
       *[other] … and { $count } more.
    }
archive-cli-none = There is no such match.
archive-cli-no-match = There is no match “{ $name }” in the archive.
archive-cli-matches =
    { $count ->
        [one] One match
       *[other] { $count } matches
    }
archive-cli-unfinished = unfinished
archive-cli-finished = finished
archive-cli-damaged = damaged
