# The null game, a template: it is in no program, only in tests.

null-name = Null
null-line = One die, thrown twice at most.
null-rules = Everybody throws a die and keeps it or throws it once more. The highest wins.
null-no-move = “{ $given }” is not a move; moves are keep and again
null-turn = It is { $name }’s turn.
null-keep = keep
null-again = once more
null-throws = throws { $pips }
null-tell = { $name }: { $what }
