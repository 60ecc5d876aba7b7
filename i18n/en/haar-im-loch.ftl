haar-im-loch-name = Hair in the Hole
haar-im-loch-line = Only 1, 3 and 5 count: faces with a pip in the middle.
haar-im-loch-count-about = Whether one of them is enough, or the fewest lose.
haar-im-loch-count-any = one is enough
haar-im-loch-count-holes = the fewest lose
