# A league of the levels: on the command line.

league-head = { $game } · matches per pairing: { $games } · seed: { $seed }
league-few = a league needs two levels at least
league-alone = with these options nobody plays against anybody else
league-running = Matches played: { $done } of { $all }…
