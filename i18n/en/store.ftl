# Files: what happened, what was kept, what to do.

store-not-found = the file or its folder is not there
store-not-permitted = this is not permitted here
store-read-only = the disk is write-protected
store-full = there is no space left on the disk
store-file-limit = the file may not grow any larger
store-not-a-folder = there is a file where a folder should be
store-not-a-file = it is not an ordinary file
store-exists-already = that name is taken there
store-bad-name = that name is not possible there
store-too-large = it is larger than { $most } MB
store-system-says = the system says: { $error }

store-no-zone = Your system names no time zone that is known here, so all times are shown in UTC. Set the time zone in the system’s settings, or in the environment variable TZ.
store-no-home =
    The system names no folder for data and settings. You can play all the same; to keep your matches, set the environment variable { $variable } to a folder.
store-folder-unusable =
    The folder { $path } cannot be used: { $why }. Check its permissions and the free space, or choose another folder.

store-bad-header = The match cannot begin like this: { $reason }.
store-cannot-create =
    { $path } cannot be created: { $why }. Nothing is lost: you can play the match in memory or save it elsewhere.
store-cannot-read = { $path } cannot be read: { $why }. Nothing in the file was changed.
store-no-match = { $path } is not a match that can be opened ({ $why }). The file was left as it was.
store-in-use =
    { $path } is being played in another window. You can look at it; to continue it, close the match there.
store-unwritable =
    { $path } can be read but not written: { $why }. You can look at it; to continue it, copy the match to a file or change the permissions.
store-cannot-append =
    The last event could not be saved in { $path }: { $why }. Everything before it is safe in the file. Try again, save elsewhere, or go on without saving.
store-changed =
    { $path } was changed, moved or deleted from elsewhere and stays as it is now. Try again: the match then continues in a copy.
store-torn =
    Line { $line } is only half written, probably because of a crash. The match continues from before it; when you play on, the rest of the line is kept in { $kept }.
store-damaged =
    { $path } is damaged ({ $why }). The file stays as it is; the match is shown up to there, and continues in a copy.

store-cannot-list =
    The folder { $path } cannot be read: { $why }. The matches in it are untouched; check the permissions or choose another folder.
store-in-use-delete = { $path } is being played and was not deleted. Close the match first.
store-index-later =
    The index of the archive, { $path }, is of a later version and stays as it is. Until the program ends, one in memory takes its place.
store-index-damaged = The index of the archive, { $path }, was damaged and is being made again. Nothing has happened to the matches.
store-index-unusable =
    The index of the archive, { $path }, cannot be used: { $why }. Everything goes on without the file; at the next start all matches are read again.
store-not-in-archive = { $path } is not in the archive and was not deleted.
store-cannot-delete = { $path } could not be deleted: { $why }. The match is still there.
store-cannot-restore = { $path } could not be brought back: { $why }. The file is still in the trash.
store-cannot-copy =
    { $path } could not be copied to { $target }: { $why }. The original is untouched; choose another place.

store-settings-not-saved =
    The settings could not be saved in { $path }: { $why }. They apply until the program ends; the file was left as it was.
store-settings-set-aside =
    The settings could not be read. The defaults apply; the old file is in { $kept }, unchanged.
store-settings-unreadable = { $path } cannot be read: { $why }. The default settings apply; the file was left as it was.
store-settings-fields =
    { $count ->
        [one] One setting in { $path } is not understood ({ $names }); its default applies.
       *[other] { $count } settings in { $path } are not understood ({ $names }); their defaults apply.
    } They stay in the file until they are set again.
store-path-not-text = The folder { $path } has a name that is not text and cannot be remembered. Choose another.

store-not-written = { $path } could not be written: { $why }. What was there is unchanged; choose another place.
store-jotted-unread =
    { $count ->
        [one] Line { $line } of { $path } is not understood; it is passed over and stays in the file.
       *[other] { $count } lines of { $path }, the first being line { $line }, are not understood; they are passed over and stay in the file.
    }
store-jotted-unreadable = { $path } cannot be read: { $why }. Nothing in the file was changed.
store-jotted-foreign = { $path } comes from a later version of the program or is something else. The file was left as it was; what is in it cannot be shown or changed here.
store-jotted-in-use = { $path } is being written by another window just now. Nothing was changed; try again.
store-jotted-unwritten = { $path } could not be written: { $why }. Everything in it is as it was; check its permissions and the free space, then try again.
