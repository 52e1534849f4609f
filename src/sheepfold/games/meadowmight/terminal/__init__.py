"""How Meadowmight looks in a terminal."""
