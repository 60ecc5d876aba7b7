# How the strong player is taught: what is said on the command line meanwhile.

kvatrutafl-train-lesson = { $turns } turns and { $points } points a game; { $uttekt }% uttekt, { $jan }% Jan, { $formations }% declared; loss { $loss }
kvatrutafl-train-unfit = this is not a training state of Kvátrutafl’s computer player
