# The rules page of championships.

championship-guide-about-text = A championship is many matches with one winner at the end. The program says who plays whom and when, keeps the tables and remembers every result. You play at a real table or right here. One computer is all you need, and no internet.

championship-guide-others = Which tournaments there are
championship-guide-others-text = All you need is three players and a game for two, for an afternoon or over months.
championship-guide-others-everyone = Round robin: everyone plays everyone, every match counts, and the table decides.
championship-guide-others-double = Double round robin: the same twice over, with sides changed the second time.
championship-guide-others-swiss = Swiss system: a few rounds, each drawn from the table, so that you meet players with as many wins as you, and nobody twice.
championship-guide-others-knock-out = Knock-out: one loss and you are out, until two play the final. With four players or more there is a match for third place, too.
championship-guide-others-groups = Groups with a knock-out: first you play each other in groups of up to four, then the best two of each group go through.
championship-guide-others-world = The world championship of dre13ehn: 137 days from the preliminaries to the final. The end of this page tells how it goes.
championship-guide-others-seeds-text = The higher you stand in the list, the higher you are seeded, so that the best meet late. When sign-up ends, the program draws up the schedule.

championship-guide-late = Latecomers, byes and forfeits
championship-guide-late-text = A club evening seldom goes as planned. In every tournament but the world championship you can change things as you go.
championship-guide-late-joining = In a knock-out, latecomers play those who would have a bye in the first round. In the Swiss system they join in the next round drawn; missed rounds bring them nothing. Where everyone plays everyone, they meet those who would have a bye, or play extra rounds at the end.
championship-guide-late-bye = Without an opponent you have a bye. In the Swiss system it counts as a win; it goes to the lowest-placed player who has not had one yet, and to latecomers only after their first match. In a knock-out, the top of the list has byes in the first round, as many as it takes for the numbers to come out even; they go through. Elsewhere a bye counts for nothing.
championship-guide-late-swap = Two players who have not played yet can swap places in the schedule.
championship-guide-late-leaving = If a player leaves, the other side wins the open matches by forfeit. Only in a round robin or a group are all matches of that player cancelled, if fewer than half were played.
championship-guide-late-forfeit = You can enter a single match as a forfeit: a win, but 0:0 in points. If neither player comes, both can lose it, unless it decides who goes on. You can also end a stage early: its open matches are then cancelled, or both players lose them.

championship-guide-entering = Entering results
championship-guide-entering-text = Choose a match, type its result and enter it. It appears at once in the file, in the table and on the projector.
championship-guide-entering-how = How you type it depends on the game: both numbers, such as 21:18, or who has won, and where it counts the wins of the other side. The keys stand beside the match.
championship-guide-entering-draw = Where a match can end in a draw, choose “A draw” or press =. In a knock-out, play again until one of you wins.
championship-guide-entering-world = In the preliminaries of the world championship, type two names or numbers, the winner first.
championship-guide-entering-play = You can also play a match right here; its result is then entered for you. Or you can take it from a record.
championship-guide-entering-move = You can change the day, time and table of an open match, as long as the day belongs to the stage.

championship-guide-correcting = Correcting
championship-guide-correcting-text = Mistyped? Simply enter the result again. Before you do, you see whose place would change. The old result stays in the file.
championship-guide-correcting-spite-text = If you have played on since, choose “Correct anyway”. What was played stays played; matches that no longer fit the results before them are marked.

championship-guide-projector = On the projector
championship-guide-projector-text = A second window shows the round, the tables, the bracket and, at the end, the winners, in large letters, to everyone in the room. It turns its pages by itself and shows every result as soon as you enter it. The usual keys: F5 opens it, F11 or a double click fills the screen, the arrow keys turn pages, Space holds one, D switches between light and dark, Esc closes it.

championship-guide-paper = On paper
championship-guide-paper-text = To put on the wall, print the pairings of a round, tables, the crosstable, the bracket and the list of everyone who takes part. To write on, print sheets of the game with the names already filled in.

championship-guide-file = The file
championship-guide-file-text = A championship is a single file, and every entry is in it before it counts. If the computer crashes, at most the last entry is missing. You can enter results in only one window at a time, but look at them in many. Schedule and results are also available as a calendar, a table or a web page.

championship-guide-world = The world championship of dre13ehn
championship-guide-world-text = You play on 137 days, the same ones every year, between 21 June and 24 December. Many begin, 37 play the main tournament, 13 reach the groups, four the finals, and one player wins.
championship-guide-world-picture = The way through the year. Each dot is a player; those who go through are filled. Below you see the 137 days and the breaks between them.
championship-guide-days-label =
    { $days ->
        [one] one day
       *[other] { $days } days
    }
championship-guide-day-label = { $day } { $month ->
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
championship-guide-preliminaries-text = For twelve days you play anyone you like, as often as you like. All that counts is the win. You can join for as long as the preliminaries run. The best 37 go through. With 37 players or fewer, everyone does, as long as there are at least 13.
championship-guide-preliminaries-ruling = With 37 players or fewer you can skip the preliminaries and end them at once. With more, at least one match has to be played.

championship-guide-main = Main tournament: 3 July to 10 October
championship-guide-main-text = For a hundred days everyone plays everyone once, for points; a match brings 37 at most. With more points you win; with equal points each side gets half a win. If the number of players is odd, one of them has a bye in every round. The best 13 go through.

championship-guide-groups = Groups: 11 to 31 October
championship-guide-groups-text = From here on every match goes to 13 wins. A good place in the main tournament shortens your way: 1st place goes straight to the semi-final. Places 2 and 3 play in group i, 4 to 7 in group a, 9 to 12 in group u. Places 8 and 13 wait in the quarter-finals.
championship-guide-groups-picture = The ways to the final. The numbers are places in the main tournament; only the winner of each group goes through.

championship-guide-finals = Finals: 21 to 24 December
championship-guide-finals-text = Four days, four matches: two semi-finals, the third-place match, and the final on 24 December. Afterwards the first three receive certificates with a crown, a cup and golden dice.

championship-guide-ranks = Who is ahead
championship-guide-ranks-text = Each stage has a list of tie-breaks. If you are level on the first, the next one decides. Each row of the table says what put that player above the next.
championship-guide-ranks-others = Swiss system: more wins, Buchholz (the wins of everyone you played), Sonneborn–Berger (the wins of everyone you beat), the direct match, the lot.
championship-guide-ranks-half = A draw is half a win, in every table.
championship-guide-ranks-preliminaries = In the world championship, preliminaries: more wins, fewer losses, the direct match, the lot.
championship-guide-ranks-main = Main tournament: more points, more wins, the direct match, the lot.
championship-guide-ranks-groups = Round robin and groups: more wins, the better difference, the direct match, the lot.
championship-guide-ranks-direct = In the direct match, only wins against others who are still level count.
championship-guide-ranks-lot = The lot always comes last. The program draws it only when it is needed, and writes it down; it never draws again.
championship-guide-ranks-ruling = The source names no order; this one is ours. You can change it when you create a championship.

championship-guide-leaving = When a player leaves
championship-guide-leaving-text = It happens. In the world championship, what becomes of their matches depends on when they leave:
championship-guide-leaving-preliminaries = In the preliminaries everything they played counts.
championship-guide-leaving-main = In the main tournament it depends how far they have come. If they have played fewer than half of their matches, all of them are cancelled and count for nobody. Otherwise the others win what is still open by forfeit: a win, but no points.
championship-guide-leaving-groups = From the groups on nobody moves up; the other side wins by forfeit.
championship-guide-leaving-ruling = If both have left, the one who stayed longer wins.
