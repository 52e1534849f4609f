"""The rules shared by all games: contract, match, record, randomness, laws. Imports no game."""
