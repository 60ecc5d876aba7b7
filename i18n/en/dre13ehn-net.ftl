# Dice to be cut out and glued.
dre13ehn-net-fire-name = Paper fire die
dre13ehn-net-fire-about = A tetrahedron with the runes 0, 1, 2 and 3. You read it at its tip.
dre13ehn-net-air-name = Paper air die
dre13ehn-net-air-about = An octahedron with fire; you can also choose the faces yourself.
dre13ehn-net-water-name = Paper water die
dre13ehn-net-water-about = An icosahedron with fire and 13; you can also choose the faces yourself.
dre13ehn-net-beginner-name = Paper beginner’s die
dre13ehn-net-beginner-about = A cube without fire: 1 and 3 are opposite each other.
dre13ehn-net-title = { $name }, edge { $edge } mm
dre13ehn-net-cut = cut
dre13ehn-net-fold = fold back
dre13ehn-net-glue = glue
dre13ehn-net-ruler = 100 mm
dre13ehn-net-note = Print at actual size (100%): the scale must measure 100 mm.
dre13ehn-net-joints = Edges with the same number belong together.
