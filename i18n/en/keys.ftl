# Which keys do what, and how that is changed.

keys-title = Change keys
keys-change = Change keys
keys-settings = Every command can have another key.
keys-about = Press a command, then the key that is to do it from now on, alone or with Ctrl. If that key already does something else, the two swap, so that nothing is out of reach. Digits stay digits, and in fields you type as always.
keys-waiting = Press the new key; { $back } leaves everything as it is.
keys-reset = Usual keys
keys-reset-done = All keys are the usual ones again.
