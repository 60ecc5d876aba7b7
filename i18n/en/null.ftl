# The null game, a template: it is in no program, only in tests.

null-name = Null
null-line = One die, rolled twice at most.
null-rules = Each of you rolls a die and keeps it or rolls it once more. The highest wins.
null-keep = keep
null-again = once more
null-throws = rolls { $pips }
null-tell = { $name }: { $what }
