# Files: what happened, what was kept, what to do.

store-not-found = the file or its folder is missing
store-not-permitted = the system does not allow it
store-read-only = the disk is write-protected
store-full = the disk is full
store-file-limit = the file cannot grow any larger
store-not-a-folder = there is a file where a folder should be
store-not-a-file = it is not an ordinary file
store-kept = a match, a championship or another file of the program is already there
store-exists-already = that name is taken there
store-bad-name = that name is not possible there
store-too-large = it is larger than { $most } MB
store-system-says = the system says: { $error }

store-no-zone = Your system names no time zone that the program knows, so all times are in UTC. Set the time zone in the system’s settings, or in the environment variable TZ.
store-no-home =
    Your system names no folder for data and settings. You can still play. To keep your matches, set the environment variable { $variable } to a folder.
store-folder-unusable =
    The folder { $path } cannot be used: { $why }. Check the permissions and the free space, or choose another folder.

store-bad-header = The match cannot begin like this: { $reason }.
store-cannot-create =
    { $path } cannot be created: { $why }. Nothing is lost: you can play the match without a file, or save it elsewhere.
store-cannot-read = { $path } cannot be read: { $why }. The file is unchanged.
store-no-match = { $path } is not a match that can be opened ({ $why }). The file is unchanged.
store-in-use =
    { $path } is being played in another window. You can look at the match here. To play on here, close it there first.
store-unwritable =
    { $path } can be read but not changed: { $why }. You can look at the match. To play on, copy it to a file or change the permissions.
store-cannot-append =
    The last step could not be saved in { $path }: { $why }. Everything before it is safe in the file. Try again, save elsewhere, or go on without saving.
store-changed =
    { $path } was changed, moved or deleted elsewhere and stays as it is now. Try again: the match then goes on in a copy.
store-torn =
    Line { $line } is only half written, probably because of a crash. The match goes on from just before it. When you play on, the fragment is kept in { $kept }.
store-damaged =
    { $path } is damaged ({ $why }). The file stays as it is. You see the match up to there; it goes on in a copy.

store-cannot-list =
    The folder { $path } cannot be read: { $why }. The matches in it are untouched. Check the permissions, or choose another folder.
store-in-use-delete = { $path } is being played and was not deleted. Close the match first.
store-index-later =
    The index of the archive, { $path }, comes from a newer version and stays as it is. Until you close the program, it uses an index of its own in memory.
store-index-damaged = The index of the archive, { $path }, was damaged and is being rebuilt. Your matches are unharmed.
store-index-unusable =
    The index of the archive, { $path }, cannot be used: { $why }. The archive works without the file; at the next start the program reads all matches again.
store-not-in-archive = { $path } is not in the archive and was not deleted.
store-cannot-delete = { $path } could not be deleted: { $why }. The match is still there.
store-cannot-restore = { $path } could not be brought back: { $why }. The file is still in the trash.
store-cannot-copy =
    { $path } could not be copied to { $target }: { $why }. The original is untouched. Choose another place.

store-settings-not-saved =
    Your settings could not be saved in { $path }: { $why }. They apply until you close the program; the file is unchanged.
store-settings-set-aside =
    Your settings could not be read. The defaults apply now; the old file is in { $kept }, unchanged.
store-settings-unreadable = { $path } cannot be read: { $why }. The default settings apply now; the file is unchanged.
store-settings-fields =
    { $count ->
        [one] The program does not understand a setting in { $path } ({ $names }). It stays in the file until you set it again; until then its default applies.
       *[other] The program does not understand { $count } settings in { $path } ({ $names }). They stay in the file until you set them again; until then their defaults apply.
    }
store-path-not-text = The name of the folder { $path } is not valid text, so the program cannot remember it. Choose another folder.

store-not-written = { $path } could not be written: { $why }. What was there is unchanged. Choose another place.
store-jotted-unread =
    { $count ->
        [one] The program does not understand line { $line } of { $path }; it skips the line and leaves it in the file.
       *[other] The program does not understand { $count } lines of { $path }, the first being line { $line }; it skips them and leaves them in the file.
    }
store-jotted-unreadable = { $path } cannot be read: { $why }. The file is unchanged.
store-jotted-foreign = { $path } comes from a newer version of the program, or is not one of its files. The file is unchanged; you can neither see nor change here what is in it.
store-jotted-in-use = Another window is writing to { $path } just now. Nothing was changed; try again.
store-jotted-unwritten = { $path } could not be written: { $why }. Everything in it is as it was. Check the permissions and the free space, then try again.
