"""How Sheepland looks in a terminal."""
