# Which keys do what, and how that is changed.

keys-title = Change keys
keys-change = Change keys
keys-settings = You can give every command another key.
keys-about = Press a command, then the key you want for it, alone or with Ctrl. If that key is already taken, the two commands swap keys, so that nothing is out of reach. Digits stay digits, and in fields you type as always.
keys-waiting = Press the new key; { $back } leaves everything as it is.
keys-reset = Default keys
keys-reset-done = All keys are back to their defaults.
