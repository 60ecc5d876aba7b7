# The rules page of championships.

championship-guide-title = How a championship goes
championship-guide-tool = How it works
championship-guide-about = A championship is many matches and, at the end, one name. The program says who plays whom and when, works out the tables and remembers every result. You play at a real table or right here. One computer is all you need, and no network.

championship-guide-world = The world championship of dre13ehn
championship-guide-world-text = It takes 137 days, the same ones every year, between 21 June and 24 December. Many begin, 37 play the main tournament, 13 reach the groups, four the finals, and one person wins.
championship-guide-world-picture = The way through the year. Every dot is a person; those who go on are filled. Below are the 137 days and the breaks between them.
championship-guide-days =
    { $days ->
        [one] one day
       *[other] { $days } days
    }
championship-guide-day = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }

championship-guide-preliminaries = Preliminaries: 21 June to 2 July
championship-guide-preliminaries-text = For twelve days everybody plays whoever they like, as often as they like. All that counts is who won. Whoever comes late can still join. The best 37 go on; with fewer than 38, everybody does, as long as there are 13.
championship-guide-preliminaries-ruling = Up to 37 people may skip the preliminaries and end them at once. With more, something has to have been played.

championship-guide-main = Main tournament: 3 July to 10 October
championship-guide-main-text = For a hundred days everybody plays everybody once, for points; a match brings 37 at most. More points are a win, equal points half a win for both. Where the number is odd, somebody rests in every round. The best 13 go on.

championship-guide-groups = Groups: 11 to 31 October
championship-guide-groups-text = From here on every match goes to 13 wins. Whoever did well in the main tournament has a shorter way: 1st place is in the semi-final already. Places 2 and 3 play in group i, 4 to 7 in group a, 9 to 12 in group u. Places 8 and 13 wait in the quarter-finals.
championship-guide-groups-picture = Who gets to the final, and how. The numbers are places of the main tournament; the winner of each group goes on.

championship-guide-finals = Finals: 21 to 24 December
championship-guide-finals-text = Four days, four matches: two semi-finals, the match for third place, and the final on 24 December. Then there are certificates for the first three, with a crown, a cup and golden dice.

championship-guide-ranks = Who is ahead
championship-guide-ranks-text = A table asks one question after another. Only where the first tie-break decides nothing, the next one is asked. Each row says what put it above the one below.
championship-guide-ranks-preliminaries = Preliminaries: more wins, fewer losses, the direct match, the lot.
championship-guide-ranks-main = Main tournament: more points, more wins, the direct match, the lot.
championship-guide-ranks-groups = Groups: more wins, the better difference, the direct match, the lot.
championship-guide-ranks-direct = The direct match counts only wins among those who are still tied.
championship-guide-ranks-lot = The lot always comes last. It is drawn once, when it is needed, and written down; there is no drawing again.
championship-guide-ranks-ruling = The source names no order; this one is ours. You can change it when you set up a championship.

championship-guide-entering = Entering results
championship-guide-entering-text = Choose a match, type how it ended, and enter it. At once it is in the file, in the table and on the projector.
championship-guide-entering-preliminaries = In the preliminaries type two names or numbers, the winner first.
championship-guide-entering-main = In the main tournament type the points of both, such as 21:18.
championship-guide-entering-race = After that choose who won, and type the wins of the other side.
championship-guide-entering-play = You can also play a match right here; its result is then entered by itself. It can come from a record, too.
championship-guide-entering-move = Day, time and table of an open match can be changed, as long as the day belongs to the stage.

championship-guide-correcting = Correcting
championship-guide-correcting-text = Mistyped? Simply enter the result again. Before you do, you see whose place changes. The old result stays in the file.
championship-guide-correcting-spite = Where play has gone further since, you have to want the correction all the same. What was played then stays played; matches that would not have come about otherwise are marked.

championship-guide-leaving = When somebody leaves
championship-guide-leaving-text = It happens. What becomes of the matches depends on when:
championship-guide-leaving-preliminaries = In the preliminaries what was played counts.
championship-guide-leaving-main = In the main tournament it depends on the half. With fewer than half of their matches played, all of them are struck and count for nobody. Otherwise the others win what is still open without playing: a win, but no points.
championship-guide-leaving-groups = From the groups on nobody moves up; the other side wins without playing.
championship-guide-leaving-ruling = Where both have left, whoever stayed longer has won.

championship-guide-others = Other tournaments
championship-guide-others-text = It need not be the world championship. Three people are enough, with any game for two, in an afternoon or over months.
championship-guide-others-everyone = Everyone against everyone: every match counts, and the table decides.
championship-guide-others-knock-out = Knock-out: whoever loses is out, until two play the final. Third place is played for, too.
championship-guide-others-groups = Groups with a knock-out: first four or three play each other, then the best two of each group go on.
championship-guide-others-seeds = Whoever stands higher in the list is seeded higher, so that the best meet late. When joining ends, the schedule is made.

championship-guide-projector = The projector
championship-guide-projector-text = A second window for everybody in the room, in large letters: the round, the tables, the bracket and, at the end, the winners. It turns its pages by itself and shows every result as soon as it is entered. With the usual keys, F11 or a double click gives it the whole screen, the arrow keys turn pages, Space holds one, D switches between light and dark, Esc closes it.

championship-guide-paper = On paper
championship-guide-paper-text = To put on the wall there are the pairings of a round, tables, the crosstable, the bracket and the list of all who take part. To write on there are sheets of the game with the names already filled in.

championship-guide-file = The file
championship-guide-file-text = A championship is a single file, and everything that happens is in it before it counts. If the computer crashes, at most the last entry is missing. Only one window can enter results; many can look. Schedule and results can also go out as a calendar, a table or a web page.
