"""python-chess: list the legal moves and push one of them until the rules end the game."""

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
    """Return what `is_game_over` checks besides legal moves, which it would generate again."""
    return bool(
        board.is_insufficient_material()
        or board.is_seventyfive_moves()
        or board.is_fivefold_repetition()
    )
