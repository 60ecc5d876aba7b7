luisle-name = Nacket’s Luisle
luisle-line = Collect 1 to 10 in order, then cancel them again.
