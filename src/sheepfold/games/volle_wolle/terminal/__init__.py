"""How Volle Wolle looks in a terminal."""
