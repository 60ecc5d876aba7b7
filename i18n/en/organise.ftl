# A championship on screen: its round, its tables, its files.

organise-round = Round
organise-tables = Tables
organise-pictures = Crosstable and bracket
organise-calendar = Calendar
organise-people = Participants
organise-files = Print and files
organise-rules = How it works

organise-latest = Latest matches
organise-nothing-yet = Nothing has been played yet.
organise-choose-match = Choose a match to enter its result.
organise-more = { $count } more
organise-joined =
    { $left ->
        [0] { $count ->
            [one] one participant
           *[other] { $count } participants
        }
       *[other] { $count ->
            [one] one participant, withdrawn
           *[other] { $count } participants, { $left } withdrawn
        }
    }
organise-decided-count =
    { $cancelled ->
        [0] { $decided } of { $all } decided
       *[other] { $decided } of { $all } decided, { $cancelled } cancelled
    }

organise-enter = Enter result
organise-correct = Save change
organise-in-spite = Correct anyway
organise-refused-before = What you typed here before was refused. Does this result really belong to this match?
organise-enter-about = { $result } would be entered.
organise-typed = not entered yet
organise-typed-waits =
    { $count ->
        [one] One result has been typed but not entered.
       *[other] { $count } results have been typed but not entered.
    }
organise-typed-drop = Discard and leave
organise-correct-about = { $result } instead of { $before }.
organise-leave-it = Cancel
organise-changes-nothing = Nobody’s place would change.
organise-more-changes = and { $count } more
organise-entered = Entered: { $result }
organise-corrected = Corrected: { $result }
organise-taken-in = Played here and entered: { $result }
organise-result = { $one } – { $other } { $score }
organise-met = { $a } beat { $b }
organise-decided = Decided by forfeit: at least one of the two has left.
organise-decided-left = Decided by forfeit: { $name } has left.
organise-struck = Cancelled: { $name } has left; the match does not count.
organise-not-known = It is not known yet who plays here.
organise-several = That could mean several results: { $readings }. Type a colon between the numbers.
organise-keys-points = Type both numbers, such as { $example } and then ‹Enter›
organise-keys-race = Choose the winner with ‹←› ‹→› and type the wins of the other side, then ‹Enter›
organise-keys-victory = Choose the winner with ‹←› ‹→› and press ‹Enter›
organise-keys-tie = Choose the winner with ‹←› ‹→› or a draw with ‹=› and press ‹Enter›
organise-match-of = { $match }, { $championship }
organise-under-way = This match has begun here and is not over.
organise-play-on = Continue the match
organise-play-second = Start a second match
organise-second-match = A match for this result has begun already. The one that ends first counts.
organise-winner = Winner
organise-tie = A draw
organise-loser = Loser
organise-other-has = Wins of { $name }
organise-what-if = What if…
organise-play = Play here
organise-play-real = Here with real dice
organise-day = Day
organise-time = Time
organise-table = Table
organise-bad-time = that is not a time; write it like 18:30

organise-who-met = Who played?
organise-meet-field = Number or name
organise-nobody = nobody taking part has the number or name { $typed }
organise-many = that fits several people: choose one below, or type more of the name
organise-more-people = and { $count } more; type a number or the beginning of a name

organise-why = Decided by
organise-through-means = goes through as things stand
organise-no-table = There is no table yet.
organise-no-crosstable = A crosstable appears once everyone plays everyone, in one table or in groups.
organise-no-bracket = The bracket will be here once “{ $stage }” has ended.
organise-large-crosstable = With { $count } players, the crosstable is too wide for a page. The printed sheet shows it in parts.
organise-sheet = Printed sheet
organise-aside-left = Scroll left
organise-aside-right = Scroll right
organise-key-aside = scroll a wide table or bracket sideways
organise-place = Place
organise-rank-about = Everyone who is tied shares a place, such as 3–5
organise-played-about = Matches played so far; forfeits and byes are not counted
organise-why-about = The first tie-break that puts this player above the next
organise-wins-about = Matches won; a draw counts half
organise-points-about = Points scored in all matches
organise-losses-about = Matches lost; fewer are better
organise-difference-about = Points scored minus points conceded
organise-buchholz-about = Wins of all opponents, added up
organise-sonneborn-about = Wins of the opponents they beat, and half the wins of those they drew with
organise-no-picture = There is nothing to see here.
organise-left-on = left on { $date }

organise-buchholz = Buchholz counts the wins of everyone they have met: { $all }.
organise-sonneborn = Sonneborn–Berger counts the wins of everyone they have beaten, and half the wins of those they drew with: { $all }.
organise-draw-about = Round { $round } of { $of } will be drawn from the table as it stands now. If you correct a result later, the pairings stay.
organise-draw = Draw round { $round }
organise-draw-now = Draw the round
organise-close = End the stage
organise-close-stage = End “{ $stage }”
organise-closing =
    { $count ->
        [one] “{ $stage }” would end and “{ $next }” would begin; one player would go through. All results would stay.
       *[other] “{ $stage }” would end and “{ $next }” would begin; { $count } players would go through. All results would stay.
    }
organise-closing-on = “{ $stage }” would end and “{ $next }” would begin. All results would stay.
organise-closing-joining = “{ $next }” would begin with { $count } participants. “{ $stage }” would then be over; latecomers could still join as long as there is room for them.
organise-closing-all = If you end the stage, the championship is over, and the first three are decided.
organise-closing-podium = If you end the stage, the championship is over: { $names }.
organise-closing-struck = If open matches are cancelled, the result is: { $names }.
organise-closing-lost = If both players lose open matches, the result is: { $names }.
organise-closing-undecided = If you end the stage, the championship is over, but not all of the first three places are decided.

organise-key-parts-about = the parts of the page
organise-key-close-about = begin, draw the next round or end the stage
organise-key-figures-about = the result of the chosen match
organise-key-sides-about = the winner
organise-key-draw-about = a draw
organise-key-rows-about = another match
organise-key-rounds-about = another round
organise-key-enter-about = enter the result

organise-file = File
organise-ics = Calendar for other programs
organise-ics-about = Every match of the schedule as a calendar entry (.ics)
organise-csv = Table of all matches
organise-csv-about = For spreadsheets (.csv); you can fill in results there and import them again
organise-csv-people = Participants as CSV
organise-csv-people-about = For spreadsheets (.csv): number, name, club
organise-csv-tables = Tables as CSV
organise-csv-tables-about = For spreadsheets (.csv): all tables with rank, wins and tie-breaks
organise-html = Page for the web
organise-html-about = All tables and results on one page (.html), with no other files

organise-number = No. { $id }
organise-rank = place { $rank } of { $all }
organise-course = { $table }: place over time
organise-course-opens = Press to watch the match
organise-leaves = Withdraw
organise-leaves-meant = Yes, withdraw
organise-leaves-about = { $name } would leave the championship. While the stage lasts, you could bring them back.

organise-take-record = Take from a saved match
organise-record = Saved matches
organise-if-wins = If { $name } wins: { $then }.
organise-is-through = { $name } will certainly go through
organise-is-out = { $name } will certainly be out
organise-meet-keys = Type numbers or names, the winner first: ‹5› ‹Space› ‹1› ‹7› ‹Enter› ‹Enter›

organise-take-results = Import a table of results
organise-take-results-about = You can also drop the file on this window, or paste the table with ‹Ctrl+V›.
organise-results-taken =
    { $count ->
        [0] The table has no new result.
        [one] One result was entered.
       *[other] { $count } results were entered.
    }

organise-return = Bring back
organise-go-on-in-copy = Go on in a copy
organise-goes-on = The championship goes on in { $path }; the damaged file stays as it is.
organise-card = Card with this schedule
organise-drawing = Drawing…

organise-enter-more = Enter another match
organise-round-moved = Round { $round } is now played on { $date }.
organise-begin = Draw up the schedule and begin
organise-changes = This would change:

organise-key-erase-about = delete the last digit
organise-key-leave = confirm the withdrawal

organise-clear = Clear result
organise-clear-about = { $match }: the result would be cleared.
organise-clear-past = The stage has ended. To play this match again, reopen the stage first.
organise-cleared = { $match }: the result has been cleared.
organise-strike = Remove match
organise-strike-about = { $match }: the match would be removed, as if it had never been entered.
organise-removed = { $match }: the match has been removed.
organise-forfeits = Does not play and loses:
organise-forfeit = Enter forfeit
organise-forfeit-about = { $winner } would win without playing; { $loser } would lose by forfeit.
organise-forfeit-entered = { $winner } wins by forfeit against { $loser }.
organise-both = Both
organise-both-lose-about = { $a } and { $b } would both lose this match without playing.
organise-both-lost = { $a } and { $b } both lose their match without playing.
organise-forfeited = Decided by forfeit, without a match. If you type a result, it counts instead.
organise-forfeited-both = Neither has come: lost by both. If you type a result, it counts instead.
organise-lost-unplayed = Not played: the stage ended first, and both have lost.
organise-struck-unplayed = Not played: the stage ended first, and the match does not count.
organise-stale = This result no longer fits the earlier ones: others would play here now.
organise-stale-due = This result no longer fits the earlier ones: now { $a } would play { $b } here.
organise-stale-count =
    { $count ->
        [one] One result no longer fits the earlier ones.
       *[other] { $count } results no longer fit the earlier ones.
    }
organise-stale-show = Show
organise-reopen = Open it again
organise-stands = Let it stand
organise-stood = { $match } stands as it was played.
organise-round-of = Round { $round } of { $of }
organise-close-early = End early…
organise-early = Not everything has been played: { $why }.
organise-end-struck = End, cancel open matches
organise-end-lost = End, both lose open matches
organise-leave-open = Go on playing
organise-unbegun = There is no schedule yet
organise-unbegun-about = Nothing is played during sign-up. Rounds, tables and the bracket come with the schedule.
organise-late-about = There is still room in the schedule: latecomers meet those who would have a bye, or play extra rounds at the end.
organise-late-about-knock-out = There is still room: latecomers meet those who would have a bye in the first round.
organise-late-about-drawn = There is still room: latecomers play from the next round that is drawn.
organise-late-plays = { $name } has a place; the first match is { $match }.
organise-late-waits = { $name } has a place and plays from the next round that is drawn.
organise-people-press = Press a name to rename a player, withdraw them or see their matches.
organise-swap = Swap two places
organise-swap-it = Swap them
organise-swap-choose = Choose the two who are to swap places. Neither may have played in this stage yet.
organise-swap-late = Places can no longer be swapped: that takes two who have not played in this stage yet.
organise-swap-about = { $a } and { $b } would change places in the schedule.
organise-swapped = { $a } and { $b } have changed places.
organise-seeds-drawn = The order has been drawn by lot.
organise-seeds-knock-out =
    { $byes ->
        [0] This order is the seeding: numbers 1 and 2 cannot meet before the final.
        [one] This order is the seeding: numbers 1 and 2 cannot meet before the final. Number 1 has a bye in the first round.
       *[other] This order is the seeding: numbers 1 and 2 cannot meet before the final. The first { $byes } have a bye in the first round.
    }
organise-seeds-groups = This order is the seeding: the top seeds play in different groups.
organise-seeds-others = This order only decides who plays whom first.
organise-seeds-keys = Go to a name with ‹Tab› and move it with ‹↑› ‹↓›, or drag it by its handle.
organise-key-clear-about = take out the result of the chosen match
organise-key-forfeit-about = the side that wins by forfeit
organise-key-projector-about = open the projector
organise-key-paste-about = paste a table of names or results
organise-key-undo-about = undo the last entry
organise-undo-older = The last entry was made before this page was opened. Do you want to undo it?
organise-undo-it = Undo
organise-reopen-stage = Reopen “{ $stage }”
organise-reopen-about =
    { $since ->
        [0] “{ $stage }” would go on, as if it had not ended.
        [one] “{ $stage }” would go on, as if it had not ended. One entry made since then would be undone as well.
       *[other] “{ $stage }” would go on, as if it had not ended. The { $since } entries made since then would be undone as well.
    }
organise-closed = “{ $stage }” has ended. You can undo this.
organise-drawn = Round { $round } has been drawn. You can undo this.
organise-closing-undo = You can undo this afterwards.
organise-closing-stale =
    { $count ->
        [one] One result no longer fits the earlier ones. It would count as it stands.
       *[other] { $count } results no longer fit the earlier ones. They would count as they stand.
    }
organise-closing-lot =
    { $named ->
        [yes] { $part }: a lot would decide places { $places } among { $names }.
       *[no] { $part }: a lot would decide places { $places } among { $count } players.
    }
organise-out = out
organise-join-first = Add participants
organise-further = More for this match
