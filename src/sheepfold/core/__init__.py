"""The rules of all games: contract, match, record, randomness, laws. Knows no game."""
