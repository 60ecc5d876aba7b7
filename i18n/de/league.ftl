# Eine Liga der Stärken: auf der Befehlszeile.

league-head = { $game } · Partien je zwei: { $games } · Startzahl: { $seed }
league-few = eine Liga braucht mindestens zwei Stärken
league-alone = mit diesen Optionen spielt niemand gegen jemanden
league-running = Gespielt: { $done } von { $all } Partien …
