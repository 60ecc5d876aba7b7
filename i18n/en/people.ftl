people-name-taken = “{ $name }” is a name of { $by } already. If both are the same person, merge them.

people-guest = A guest: kept in this match only.
people-guest-remember = Remember after all
people-new = New: remembered when the match begins.
people-new-guest = Just a guest
