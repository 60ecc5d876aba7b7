filzlaus-name = The Lonely Louse
filzlaus-line = The 1 may sit under the cup. Whoever uncovers it has a stroke.
