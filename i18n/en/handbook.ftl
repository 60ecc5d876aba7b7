# The handbook: how to use the program. Names of buttons stand in “…”, as they are called in the program.

handbook-about-text = Wurfzabel is a cabinet of dice games. You play alone against the computer, with friends round one screen, or at a real table with real dice and printed sheets. This booklet explains how to use the program. How a game is played is on its rules page, and a lesson leads you through the first match.

handbook-install = Installing
handbook-install-text = Wurfzabel needs no network, no account and no graphics card. It sends nothing and fetches nothing.
handbook-install-debian = Debian and Ubuntu: double-click the package, or install it in a terminal with sudo apt install and its path.
handbook-install-fedora = Fedora and openSUSE: double-click the package, or use sudo dnf install or sudo zypper install with its path.
handbook-install-flatpak = Any other Linux: the Flatpak, with flatpak install and its path.
handbook-install-windows = Windows: start the installer; it adds an entry to the start menu. If you may not or would rather not install anything, unpack the portable archive instead and start the program from it.
handbook-install-mac = macOS: drag the program into the Applications folder.
handbook-install-new-text = Install a new version over the old one. Matches and settings stay, even when you remove the program. Every later version reads what an earlier one has written.

handbook-first = A first evening
handbook-first-text = The program opens on the overview: a card for each game, one for all the pub dice games, and the tools at the top. Language and look follow your system; you can change them in the settings.
handbook-shelf-picture = The overview. “Learn” stands out on a card until you have done its first lesson or played the game to its end.
handbook-first-learn = “Learn” leads you through a first match, from the first roll on. A lesson takes a few minutes. After each decision the program tells you whether it was right, or why not.
handbook-first-play = “Play” begins at once, the way you played last. “Set up” first asks who plays and by which rules.
handbook-first-setup = When setting up, you give every seat a name and choose whether a person or a computer player sits there: easy, medium or strong, in Kvátrutafl also very strong. “Add a player” adds a seat. Drag the seats by their handles, or use the arrows, to change the order. “Begin” starts the match.
handbook-first-people = On the overview you say once who plays here; that name then takes the first seat in every new match. The program remembers every name you type, with a colour and a sign; “Just a guest” prevents that. Under “People” in the settings you can change, merge and forget names, and choose who plays here.
handbook-first-stop = You can stop at any time, even in the middle of a roll: just close the window. Every match is saved while you play. Next time it is on the overview, and you go on from there.
handbook-lesson-picture = The first lesson of Namaste: the text at the bottom says what it is about.
handbook-setup-picture = Setting up a match of Namaste: two players and a computer player.

handbook-table = At the table
handbook-table-text = The board is in the middle, the dice beside it, and below them, in words, what has happened. At the very bottom you see whose turn it is and what you can do next; that is also where you roll.
handbook-table-throw = Space or Enter rolls and confirms. The board shows what is allowed, right where you would touch it. If you try something else, the program tells you why it is not possible; the book beside it leads to that place in the rules.
handbook-table-keys = The arrow keys move over the board, and Enter takes the space that is marked. Digits choose dice and moves. Esc clears the selection.
handbook-table-undo = Ctrl+Z undoes your last decision, Ctrl+Y redoes it. The dice stay the same. If you would rather play without, switch “Undo” off when setting up.
handbook-table-help = Press H for a hint, R for the rules, and F to fast-forward until a person has to decide again. F1 shows all keys, including those for the decision you are facing.
handbook-table-settings = You set how fast the dice roll and how long computer players wait in the settings, under “Dice” and “Play”.

handbook-namaste = Namaste
handbook-namaste-text = On your turn, you first choose how many white dice to roll; press the number, or its key, and they roll at once. The possible sums are beside the diamond. Press a sum and then a space, or the space first; the spaces that the sum fits are marked. Then the others enter a sum of the white dice or pass, in any order.
handbook-namaste-more-text = Point at a space to see what it can still score. The sheets of the others are beside it, small; press one to enlarge it.
handbook-namaste-picture = Ada can enter the 4 from the white dice, or pass.

handbook-dre13ehn = dre13ehn
handbook-dre13ehn-text = When setting up, choose one of the games, and the dice for it. After the roll, you call its name: press C for the field and type it, or press it in the table. When you type, aa or a: is enough for a long vowel, and sch or sh for š.
handbook-dre13ehn-cup-text = In the cup game, the roll is covered. On your turn, hold down the cup or the V key and look. When you let go, it is covered again, and you may not look a second time. Then you call what is there, or what you want to be there, and the next player chooses “Believe” or “Uncover”. In between, a curtain hides the screen until that player is there.
handbook-dre13ehn-more-text = If your own dice have other signs, enter them in the settings under “Your own dice”. The “Clock for calls” is there too, under “Play”; it is off to begin with.
handbook-cup-picture = You can look under the cup only as long as you hold it.

handbook-kvatrutafl = Kvátrutafl
handbook-kvatrutafl-text = Drag a man, or press it and then the point where it should go. On the keyboard, the arrow keys lead you there, and Enter picks it up and puts it down. Where it can go is marked. Backspace undoes one step after another, until you finish the whole turn with “Confirm the turn”.
handbook-kvatrutafl-more-text = As soon as a formation is there, the program offers it; to declare it, press it. The column tells you what happened, and arrows on the board show the last turn.
handbook-tables-picture = You have chosen a man; the rings show where it may go.

handbook-ludix = Ludix
handbook-ludix-text = Lay out the dice as a Roman numeral: drag them, press them in order, or type the letters. The program adds up, and tells you what is not a numeral and how its value is written. Once the numeral is there, the choice is yours: stop and write it down, or roll again. “Chances” on the board tells you how often the next roll fails.
handbook-ludix-picture = XXVI is laid out: write it down, or risk it once more.

handbook-tavern = Pub dice games and an evening
handbook-tavern-text = Some twenty small games for strokes, for two to twelve players: if you lose a game, you get a stroke. “See the games” shows them all. Press or type the dice that stay; the board tells you the rest.
handbook-tavern-evening-text = An evening puts several games in a row. You put the programme together when setting up: drag the games by the handle, or draw them by lot. One tally counts over all the games. Before each game, a card shows what it is about. You can always stop and continue on another day.
handbook-evening-picture = In the middle of an evening: the tenth game, with the tally below.

handbook-real = At a real table
handbook-real-text = Wurfzabel can also just keep the score: you roll real dice, and the program counts, watches over the rules and settles arguments.
handbook-real-dice = When setting up, under “Where you roll”, choose “On a real table”. After each roll, type what the dice show, with digits or by pressing the faces; for a 13, type 1 and 3. Backspace removes the last die, Enter confirms the roll. You roll for the computer players too.
handbook-real-cup = The program asks what lies under a cup only once everybody can see it. For computer players, it rolls dice of its own.
handbook-real-paper = If you would rather write, print blank sheets. When a match on screen is over, “Print” prints the same sheets filled in.
handbook-real-picture = Real dice: type what they show.

handbook-better = Getting better
handbook-better-coach-text = With “Coach” in the settings, the strong computer player tells you after a decision what it costs and usually why, before the match goes on; you can then undo it. You also choose there how strict it is. “Look ahead” shows odds for whatever you point at.
handbook-better-review-text = “How it went” sums up a finished match. “Review the match” goes through it with you: what each decision cost, what would have been better and what the dice brought. Press N for the next mistake, P for the previous one, and A to see the better decision on the board. O rolls a decision out: the best moves are played on up to 1,296 times, all with the same dice; beside each you see how exact the result is.
handbook-better-slips-text = In the review you can keep mistakes to practise. Under “Your mistakes” you are asked about them again, at growing intervals. “Puzzles” are positions that come with the program, from easy to hard. Both are under “Practise”.
handbook-better-strategy-text = “Strategy” on the rules pages shows you in pictures what has been computed about playing well.
handbook-review-picture = A match of Ludix, reviewed.

handbook-archive = Finding and replaying
handbook-archive-text = Every match is kept in the “Archive” automatically. Ctrl+F leads to the search: a name, a game, a date or a word of the note is enough. You can group the list by day, evening or player. What you can do with a match is listed beside it.
handbook-archive-replay = “Replay” shows you a match step by step. There, “Play on” makes a new match from any step; the old one stays as it is.
handbook-archive-position = “Position” gives you what is on the board as a line to copy. When you set up a match, “Start from a position” begins it with that line, or with a position you have set by hand.
handbook-archive-copy = “Copy to a file” saves a match in another place as well. “Open a file” opens one from elsewhere; you then play on in that very file. “Import folder” brings it into the archive.
handbook-archive-statistics = “Statistics” on the overview counts wins, points and rolls. The “Roll of the day” is a new match every day, with the same dice for everybody.

handbook-print = On paper
handbook-print-text = Ctrl+P leads to everything you can print: sheets, boards, dice to cut out, flash cards and booklets of rules, and under “All games” this handbook too. Choose the sheet and the paper, and you see the page as it will be. “Open to print” passes it as a PDF to your system’s viewer, “Save” puts it in a file.
handbook-print-picture = You see the page before you print it.
handbook-print-size = In the print dialog, always choose actual size, sometimes called 100% or no scaling. Fit to page makes everything smaller: dice come out crooked, and cards no longer match front to back.
handbook-print-cards = Print flash cards on both sides, flipped on the long edge. Each answer then lies behind its question. Cut along the lines. Try the first sheet alone to begin with.
handbook-print-booklet = Print booklets on A4 on both sides, flipped on the short edge. Put the sheets into one another, fold them and staple the middle. On A5, the pages simply follow each other.
handbook-print-nets = Print dice to cut out on stiff paper, 160 g or more. A ruler on the sheet shows whether the size is right. Fold along the dashed lines.
handbook-print-many = Several sheets on one page have cutting marks. Everything reads well without colour too.

handbook-practise = Practising names and signs
handbook-practise-text = Ctrl+L or “Practise” opens the rune trainer for dre13ehn. Choose the dice you want to play with, switch on decks and press “Begin”. You see and hear what is new before you are asked about it; after that, every card comes up again just before you would forget it. A few minutes a day are enough.
handbook-practise-grade-text = After the answer you grade yourself, with the keys 1 to 4, or with Enter, which takes the suggestion. With “Against the clock” you practise calling when time is short, as at the table.
handbook-practise-sounds-text = Under “Sounds” you can hear every name, at half speed too. With a microphone you can say it yourself and compare the two.
handbook-trainer-picture = A card that is new.

handbook-championship = Organising a championship
handbook-championship-text = The cup on the overview leads to the championships: the dre13ehn world championship or, with any game for two, a round robin (single or double), a Swiss tournament, a knock-out, or groups with a knock-out. You type or paste names, or read them from a table. After “Create championship” more players can still join; “Draw up the schedule and begin” then makes the pairings. Except in the world championship, latecomers can come in even after that, as long as there is room.
handbook-championship-results-text = A result is quickly entered, with a few keys and Enter or with a few clicks; the screen shows which ones. You can also play a match right here; the program then enters the result. When you correct something, the program first tells you what that changes. Once all results are in, the button at the top that ends the stage lights up; after the last stage the first places are decided.
handbook-championship-show-text = “Projector” opens a second window that shows pairings and tables to the whole room. Schedule, tables, bracket and certificates are under “Print and files”. “Try one out” plays a championship for you, up to any stage.
handbook-championship-picture = The semi-finals of a championship.

handbook-keys = Keys, text size, screen readers
handbook-keys-text = You can do everything with the mouse alone and with the keyboard alone. Tab moves on, Shift+Tab moves back; what is selected has a frame round it. F1 shows all keys, and from there you can change them. This booklet names the usual ones.
handbook-keys-size = Ctrl++ and Ctrl+− make the text larger and smaller, up to 250%; Ctrl+0 restores the usual size. F11 fills the screen.
handbook-keys-access = In the settings, under “Accessibility”, you find reduced motion, a large cursor on boards, large targets and practising without a clock; high contrast is under “Display”.
handbook-keys-reader = A screen reader can read and operate everything. At the table, F2 tells you how things stand, F3 what has happened, F4 what you can do, and F5 what the odds are.

handbook-cli = Command line
handbook-cli-text = You can do without the window, too. wurfzabel --help lists all commands, in German with --lang de, and wurfzabel print --help explains one of them in full. Some examples:
handbook-cli-games = Every game with its options: wurfzabel games
handbook-cli-print = A sheet as PDF; wurfzabel sheets lists them all: wurfzabel print namaste --paper a4 --per-page 2 --out sheet.pdf
handbook-cli-record = Check a record and see the position: wurfzabel replay match.wurf
handbook-cli-review = Review a match: wurfzabel review match.wurf
handbook-cli-play = Let computer players play against each other: wurfzabel play ludix --players bot:strong,bot:easy --games 100
handbook-cli-archive = Search the archive: wurfzabel archive find ada november
handbook-cli-handbook = This handbook for the browser: wurfzabel handbook --out folder

handbook-files = Files
handbook-files-text = Every match is a small text file ending in .wurf, every championship one ending in .wurfcup. This is where everything is stored:
handbook-files-linux = Linux: ~/.local/share/wurfzabel, the settings in ~/.config/wurfzabel, the log in ~/.local/state/wurfzabel.
handbook-files-windows = Windows: in the folder Wurfzabel of the application data (%APPDATA%), the log in the same folder of the local data (%LOCALAPPDATA%).
handbook-files-mac = macOS: ~/Library/Application Support/Wurfzabel.
handbook-files-move-text = Moving and keeping: copy the folder with the matches while the program is not running. With “Choose a place…” in the settings, you use another folder from then on. What is in the old one stays there, so first copy over what you want to take along. In the archive, “Import folder” imports matches from another computer, each only once.
handbook-files-stick-text = On a USB stick: set the environment variable WURFZABEL_HOME to a folder, and everything is in that folder.
handbook-files-trash-text = What you delete stays in the trash for thirty days, and you can bring it back from there. If the power fails, you lose the last step at most.

handbook-trouble = When something goes wrong
handbook-trouble-text = If the program cannot do something, it tells you in a sentence what happened, what was kept and what you can do. The details are in the log, the file wurfzabel.log.
handbook-trouble-sound = You hear nothing: the settings say why, under “Sound”.
handbook-trouble-size = Too small, or cut off: Ctrl++ and Ctrl+− change the text size, Ctrl+0 restores it.
handbook-trouble-damaged = The program shows a damaged match up to the faulty line and never overwrites it; it goes on in a copy.
handbook-trouble-report = If the program crashes, there is a report beside the log, with crash- and the time in its name; your names and matches are not in it. If you report a fault, include it, and what wurfzabel --version --verbose prints.
