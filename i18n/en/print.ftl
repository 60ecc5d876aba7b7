# Making a document of sheets.

print-too-many = { $pages } pages are too many; { $most } are possible
print-failed = the PDF could not be made: { $why }
