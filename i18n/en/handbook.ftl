# The handbook: how the program is operated. Names of buttons stand in “…”, as they are called in the program.

handbook-title = Handbook
handbook-line = How to play, print, practise and organise with Wurfzabel
handbook-print-about = The handbook with pictures: A5 page by page, A4 to be folded.
handbook-written = { $files } files written: { $folder }

handbook-about = Wurfzabel is a cabinet of dice games: alone against the computer, with friends round one screen, or at a real table with real dice and printed sheets. This booklet says how the program is operated. How a game goes is on its rules page, and a lesson leads through the first match.

handbook-install = Installing
handbook-install-text = Wurfzabel needs no network, no account and no graphics card. It sends nothing and fetches nothing.
handbook-install-debian = Debian and Ubuntu: double-click the package, or install it with apt in a terminal, the path of the package after sudo apt install.
handbook-install-fedora = Fedora and openSUSE: double-click the package, or use sudo dnf install or sudo zypper install with its path.
handbook-install-flatpak = Any other Linux: the Flatpak, with flatpak install and its path.
handbook-install-windows = Windows: start the installer; it adds an entry to the start menu. If you may not or would rather not install anything, unpack the portable archive instead and start the program in it.
handbook-install-mac = macOS: drag the program into the Applications folder.
handbook-install-new = A new version is installed over the old one. Matches and settings stay, even when the program is removed. What one version has written, every later one reads.

handbook-first = A first evening
handbook-first-text = The program opens on the shelf: a card for each system, the tools at the top. Language and look follow your system and can be changed in the settings.
handbook-shelf-picture = The shelf. “Learn” leaves a card once its lessons are done.
handbook-first-learn = “Learn” leads through a first match, from the first throw on. A lesson takes a few minutes; what you decide is judged by the rules and by what it costs.
handbook-lesson-picture = The first lesson of Namaste: what it is about stands at the foot.
handbook-first-play = “Play” begins at once, the way you played last. “Set up” first asks who plays and by which rules.
handbook-first-setup = When setting up, give every seat a name and choose a person or a computer: easy, medium or strong, in Kvátrutafl also very strong. “Add a player” adds a seat. Drag the seats by their handles, or use the arrows, to change the order. “Begin” starts the match.
handbook-setup-picture = A match of Namaste is set up: two people and a computer.
handbook-first-people = A name typed once is remembered, with a colour and a sign; “Just a guest” prevents that. Under “People” in the settings, names can be changed, merged and forgotten.
handbook-first-stop = You can stop at any time, even in mid-throw: just close the window. Every match is written down while it is played. Next time it is on the shelf, and goes on from there.

handbook-table = At the table
handbook-table-text = The board is in the middle, the dice beside it, and below them, in words, what has happened. At the very bottom you see whose turn it is and what can be done next; that is also where you throw.
handbook-table-throw = Space or Enter throws and confirms. What is allowed is shown on the board, where you would touch it. If you try something else, the program says why that cannot be; the book beside it leads to the place in the rules.
handbook-table-keys = The arrow keys move over the board, Enter takes the space that is marked. Digits choose dice and moves. Esc clears the selection.
handbook-table-undo = Ctrl+Z takes back the last decision, Ctrl+Y brings it back. The dice stay the same. If you would rather play without, switch “Undo” off when setting up.
handbook-table-help = The H key gives a hint, the R key opens the rules, the F key goes fast forward until a person is asked again. F1 shows all keys, also those of whatever is being asked just then.
handbook-table-settings = How fast dice roll and how long computers wait is in the settings, under “Dice” and “Play”.

handbook-namaste = Namaste
handbook-namaste-text = The active player first chooses how many white dice to throw; pressing the number, or its key, throws them at once. The possible sums stand beside the diamond. Press a sum and then a space, or the space first; the spaces that take the sum are marked. Then the others enter a sum of the white dice or pass, in any order.
handbook-namaste-more = Pointing at a space tells what it can still score. The sheets of the others stand beside it, small; press one to see it large.
handbook-namaste-picture = Ada can enter the 4 from the white dice, or pass.

handbook-dre13ehn = dre13ehn
handbook-dre13ehn-text = When setting up, choose which of the games it is to be, and with which dice. After the throw, call its name: press C for the field and type it, or press it in the table. When typing, aa or a: is enough for a long vowel, and sch or sh for š.
handbook-dre13ehn-cup = In the cup game, the throw is covered. Whoever’s turn it is holds down the cup or the V key and looks; letting go covers it again, and nobody may look a second time. Then they call what is there, or what they want to be there, and the next player chooses “Believe” or “Uncover”. In between, a curtain hides the screen until that player is there.
handbook-cup-picture = Looking under the cup: only as long as you hold.
handbook-dre13ehn-more = If your own dice have other signs, enter them in the settings under “Your own dice”. The “Clock for calls” is there too, under “Play”; it is off to begin with.

handbook-kvatrutafl = Kvátrutafl
handbook-kvatrutafl-text = Drag a man, or press it and then the point it is to go to; on the keyboard, the arrow keys lead there and Enter takes and puts. Where it can go is marked. Backspace takes back one step after another, until “Confirm the turn” makes the whole turn count.
handbook-kvatrutafl-more = A formation is offered as soon as it is there; to declare it, press it. The column tells what happened, and arrows on the board show the last turn.
handbook-tables-picture = A man is chosen; the rings show where it may go.

handbook-ludix = Ludix
handbook-ludix-text = Lay out the dice as a Roman numeral: drag them, press them in order, or type the letters. The program adds up, and says what is no numeral and how its value is written. Once it stands, the choice is yours: stop and write it down, or throw again. “Chances” on the board says how good the odds are.
handbook-ludix-picture = XXVI is laid out: write it down, or risk it once more.

handbook-tavern = Pub dice games and an evening
handbook-tavern-text = Nineteen small games for strokes, for two to twelve. “See the games” shows them all. Press or type which dice stay; the board says the rest.
handbook-tavern-evening = An evening puts several in a row. Put the programme together when setting up, by the handle or by lot; one tally counts over all the games. Before each game, a card shows what it is about. You can always stop and continue on another day.
handbook-evening-picture = In the middle of an evening: the tenth game, with the tally below.

handbook-real = At a real table
handbook-real-text = Wurfzabel can also just keep the score: you throw real dice, and the program counts, watches over the rules and settles arguments.
handbook-real-dice = When setting up, under “Where the dice fall”, choose “On a real table”. After each throw, type what the dice show, by digits or by pressing the faces; 13 is the keys 1 and 3. Backspace takes back the last die, Enter makes the throw count. For a computer, somebody at the table throws.
handbook-real-picture = Real dice: type what is there.
handbook-real-cup = What lies under a cup is asked for only when everybody sees it. For computers, the program then throws dice of its own.
handbook-real-paper = If you would rather write, print blank sheets. When a match on screen is over, “Print” prints the same sheets filled in.

handbook-better = Getting better
handbook-better-coach = “Coach” in the settings has the strong computer say after a decision what it costs and why, before the match goes on; you can then take it back. How strict it is is chosen there. “Looking ahead” says what can be counted where you point.
handbook-better-review = “How it went” sums up a finished match, “Review the match” goes over it: what each decision cost, what would have been better, what the dice brought. The N key leads to the next slip, the P key to the previous one, the A key shows the better decision on the board. The O key rolls a decision out: the best ones are played on a thousand times and more, all with the same dice; beside each stands how exact the result is.
handbook-review-picture = A match of Ludix, reviewed.
handbook-better-slips = Slips can be kept to practise from the review. Under “Own slips” they are asked again on the board, at growing intervals. “Exercises” are positions that come with the program, from easy to hard. Both are under “Practise”.
handbook-better-strategy = “Strategy” on the rules pages shows in pictures what has been computed about playing well.

handbook-archive = Finding and replaying
handbook-archive-text = Every match is in the “Archive” by itself. Ctrl+F leads to the search: a name, a game, a date or a word of the note is enough. The list can be grouped by day, evening or players; what can be done with a match stands beside it.
handbook-archive-replay = “Replay” shows a match step by step. There, “Play on” makes a new match from any step; the old one stays as it is.
handbook-archive-position = “Position” gives what is on the board as a line to be copied. When setting up, “From a position” begins a match with it, or with one that is set by hand.
handbook-archive-copy = “Copy to a file” puts a match in another place as well. “Open a file” opens one from elsewhere; it is then played in that very file. “Import folder” brings it into the archive.
handbook-archive-statistics = “Statistics” on the shelf counts wins, points and throws. The “Throw of the day” is another match every day, in which the same dice fall everywhere.

handbook-print = On paper
handbook-print-text = Ctrl+P leads to everything that can be printed: sheets, boards, dice to be glued, flash cards and booklets of rules, and under “All games” this handbook too. Choose the sheet and the paper, and see the page as it will be. “Open to print” passes it as a PDF to your system’s viewer, “Save” puts it in a file.
handbook-print-picture = What is printed is seen beforehand.
handbook-print-size = In the print dialog, always choose actual size, sometimes called 100% or no scaling. Fit to page makes everything smaller: dice come out crooked, and cards no longer match front to back.
handbook-print-cards = Print flash cards on both sides, flipped on the long edge. Each answer then lies behind its question; cut along the lines. The first sheet is enough for a trial.
handbook-print-booklet = Print booklets on A4 on both sides, flipped on the short edge, put the sheets into one another, fold them and staple the middle. On A5, the pages simply follow each other.
handbook-print-nets = Print dice to be glued on stiff paper, 160 g or more. A ruler on the sheet shows whether the size is right. Fold along the broken lines.
handbook-print-many = Several sheets on one page have marks for cutting. Everything reads well without colour too.

handbook-practise = Practising names and signs
handbook-practise-text = Ctrl+L or “Practise” opens the rune trainer for dre13ehn. Choose the dice you want to play with, switch on decks and press “Begin”. What is new is shown and spoken before it is asked; after that, every card comes again just before you would forget it. A few minutes a day are enough.
handbook-trainer-picture = A card that is new.
handbook-practise-grade = After the answer you grade yourself, with the keys 1 to 4, or with Enter, which takes the suggestion. “Against the clock” practises calling when time is short, as at the table.
handbook-practise-sounds = Under “Sounds” every name can be heard, at half speed too. With a microphone you can say it yourself and compare the two.

handbook-championship = Organising a championship
handbook-championship-text = The cup on the shelf leads to the championships: dre13ehn’s world championship, everyone against everyone, a knock-out, or groups with a knock-out, for any game of two. Names are typed, pasted or read from a table. After “Create the championship” anybody can still join, until “Draw up the schedule and begin” makes the pairings.
handbook-championship-results = A result is quickly entered, with a few keys and Enter or with a few clicks; which ones, it says beside it. A match can also be played right here; its result enters itself. When something is corrected, the program first says what that changes. Once all results are in, the button at the top that ends the stage lights up; after the last stage it is certain who came first.
handbook-championship-picture = The semi-finals of a championship.
handbook-championship-show = “Projector” opens a second window that shows pairings and tables to the whole room. Schedule, tables, bracket and certificates are under “Print and files”. “Try one out” plays a championship up to any stage.

handbook-keys = Keys, text size, screen readers
handbook-keys-text = Everything can be done by mouse alone and by keyboard alone. Tab goes on, with Shift back; what is meant has a frame round it. F1 shows all keys, and from there they can be changed. This booklet names the usual ones.
handbook-keys-size = Ctrl++ and Ctrl+− make the text larger and smaller, up to 250%; Ctrl+0 is the usual size. F11 fills the screen.
handbook-keys-access = In the settings, “Accessibility” has reduced motion, a large cursor on boards, large targets and practising without a clock; looks with high contrast are under “Display”.
handbook-keys-reader = A screen reader can read and operate everything. At the table, F2 says how things stand, F3 what has happened, F4 what can be done, F5 what can be worked out.

handbook-cli = Command line
handbook-cli-text = You can do without the window, too. wurfzabel --help lists all commands, in German with --lang de, and wurfzabel print --help tells one of them in full. Some examples:
handbook-cli-games = Every game with its options: wurfzabel games
handbook-cli-print = A sheet as PDF, all of which wurfzabel sheets lists: wurfzabel print namaste --paper a4 --per-page 2 --out sheet.pdf
handbook-cli-record = Check a record and see the position: wurfzabel replay match.wurf
handbook-cli-review = Review a match: wurfzabel review match.wurf
handbook-cli-play = Let computers play against each other: wurfzabel play ludix --players bot:strong,bot:easy --games 100
handbook-cli-archive = Search the archive: wurfzabel archive find ada november
handbook-cli-handbook = This handbook for the browser: wurfzabel handbook --out folder

handbook-files = Files
handbook-files-text = Every match is a small text file that ends in .wurf, every championship one that ends in .wurfcup. Where everything lies:
handbook-files-linux = Linux: ~/.local/share/wurfzabel, the settings in ~/.config/wurfzabel, the log in ~/.local/state/wurfzabel.
handbook-files-windows = Windows: in the folder Wurfzabel of the application data (%APPDATA%), the log in that of the local ones (%LOCALAPPDATA%).
handbook-files-mac = macOS: ~/Library/Application Support/Wurfzabel.
handbook-files-move = Moving and keeping: copy the folder with the matches while the program is not running. “Choose a place…” in the settings uses another folder from then on. What is in the old one stays there: what is to come along, copy over first. In the archive, “Import folder” takes in matches from another computer, each only once.
handbook-files-stick = On a stick: if the environment variable WURFZABEL_HOME names a folder, everything is in that folder.
handbook-files-trash = What is deleted stays in the trash for thirty days and can be brought back from there. In a power cut, the last step is missing at most.

handbook-trouble = When something goes wrong
handbook-trouble-text = What the program cannot do, it says in a sentence: what happened, what was kept and what to do. The details are in the log, the file wurfzabel.log.
handbook-trouble-sound = No sound: the settings say why, under “Sound”.
handbook-trouble-size = Too small, or cut off: Ctrl++ and Ctrl+− change the text size, Ctrl+0 puts it back.
handbook-trouble-damaged = A damaged match is shown up to the wrong line and never overwritten; it goes on in a copy.
handbook-trouble-report = If the program crashes, there is a report beside the log, with crash- and the time in its name; names and matches are not in it. If you report a fault, include it, and what wurfzabel --version --verbose prints.
