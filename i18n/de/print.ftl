# Aus Blättern ein Dokument machen.

print-too-many = { $pages } Seiten sind zu viele; { $most } sind möglich
print-failed = das PDF konnte nicht erzeugt werden: { $why }
