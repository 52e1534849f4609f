"""python-chess: legal moves as a list, one of them pushed, until the rules end the game."""

from random import random

import chess

from sheepfold.lab.peers.entry import Copy, Entry, players


def entries() -> list[Entry]:
    return [Entry("chess", players(2), run)]


def run(limit: int) -> tuple[int, Copy]:
    board = chess.Board()
    for decisions in range(limit):
        legal = list(board.legal_moves)
        if not legal or drawn(board):
            return decisions, board.copy
        board.push(legal[int(random() * len(legal))])
    return limit, board.copy


def drawn(board: chess.Board) -> bool:
    """What `is_game_over` asks besides legal moves, which it would generate a second time."""
    return bool(
        board.is_insufficient_material()
        or board.is_seventyfive_moves()
        or board.is_fivefold_repetition()
    )
