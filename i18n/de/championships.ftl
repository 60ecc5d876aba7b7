# Meisterschaften: alle, und eine neue.

championships-title = Meisterschaften
championships-new = Neue Meisterschaft
