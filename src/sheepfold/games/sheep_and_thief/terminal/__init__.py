"""How Sheep & Thief looks in a terminal."""
