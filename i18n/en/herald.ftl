# What is said at the table for those who hear instead of seeing.

herald-standing = How things stand
herald-since = What happened last
herald-open = What you can do now
herald-figures = The odds
herald-look-round = go through everything on the board
herald-undone = Undone: { $what }
herald-lies = Under the cup you see: { $dice }
herald-key = { $key }: { $does }
herald-more = More choices on the board: { $count }
herald-nothing = There is nothing for you to do just now.
herald-nothing-since = Nothing has happened since your last decision.
herald-no-figures = There are no odds to show here.
