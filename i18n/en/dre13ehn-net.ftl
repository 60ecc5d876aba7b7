# Dice to be cut out and glued.
dre13ehn-net-fire-name = Fire die to make
dre13ehn-net-fire-about = A tetrahedron with the runes 0, 1, 2 and 3, read at its apex.
dre13ehn-net-air-name = Air die to make
dre13ehn-net-air-about = An octahedron with fire; with faces of one’s own too.
dre13ehn-net-water-name = Water die to make
dre13ehn-net-water-about = An icosahedron with fire and 13; with faces of one’s own too.
dre13ehn-net-beginner-name = Beginner’s die to make
dre13ehn-net-beginner-about = A cube without fire: 1 and 3 are opposite.
dre13ehn-net-title = { $name }, edge { $edge } mm
dre13ehn-net-cut = cut
dre13ehn-net-fold = fold backwards
dre13ehn-net-glue = glue
dre13ehn-net-ruler = 100 mm
dre13ehn-net-note = Print without fitting to the page (100%): the scale must measure 100 mm.
dre13ehn-net-joints = Equal numbers belong together.
