# What is said at the table for those who hear instead of seeing.

herald-standing = How things stand
herald-since = What has happened
herald-open = What can be done now
herald-figures = What can be worked out
herald-look-round = move over everything on the board
herald-undone = Taken back: { $what }
herald-lies = Under the cup lies { $dice }
herald-key = { $key }: { $does }
herald-more = And { $count } more on the board
herald-nothing = There is nothing to do just now
herald-nothing-since = Nothing has happened since your last decision
herald-no-figures = There is nothing to work out here
