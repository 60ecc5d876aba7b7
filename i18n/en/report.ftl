# What a bug report needs to know, and what is said after a crash.

report-version = Version
report-records = Format of records
report-target = Built for
report-profile = Built as
report-features = Features
report-rustc = Built with
report-system = System
report-display = Display
report-desktop = Desktop
report-locale = System languages
report-data = Data
report-settings = Settings
report-log = Log
report-sound = Sound built in
report-screen-reader = Screen-reader bus

report-yes = yes
report-no = no
report-unknown = unknown

report-crashed = Wurfzabel has crashed because of a bug. What was played is saved. A report is in { $path }; it contains no names and no matches.
report-crashed-untold = Wurfzabel has crashed because of a bug. What was played is saved. A report could not be written: { $why }.
report-crashed-before = Wurfzabel crashed last time. What you played is saved. A report for finding the bug is in { $path }; it contains no names and no matches.
report-open-folder = Open the folder
report-not-opened = The folder could not be opened: { $path }.
