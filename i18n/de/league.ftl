# Eine Liga der Stärken: auf der Befehlszeile.

league-head = { $game } · Partien je Paarung: { $games } · Startzahl: { $seed }
league-few = eine Liga braucht mindestens zwei Stärken
league-alone = mit diesen Optionen spielen alle für sich, nicht gegeneinander
league-running = Gespielt: { $done } von { $all } Partien …
