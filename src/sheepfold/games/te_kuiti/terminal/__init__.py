"""How Te Kuiti looks in a terminal."""
