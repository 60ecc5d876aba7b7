# A league of the levels: on the command line.

league-head = { $game } · matches per pairing: { $games } · seed: { $seed }
league-few = a league needs at least two levels
league-alone = with these options everyone plays alone, not against each other
league-running = Matches played: { $done } of { $all }…
