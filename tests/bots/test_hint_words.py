"""The words of hints fit the weights of the bots."""

from itertools import groupby
from typing import Final

import pytest

from sheepfold import games
from sheepfold.bots.advice import OTHERS_LOSE, THE_END, reasons
from sheepfold.bots.knowledge import evaluator_of, tuned
from sheepfold.core.protocol import CHANCE
from sheepfold.core.rng import Plain
from sheepfold.games.te_kuiti.state import FENCE_TURN
from sheepfold.language import LANGUAGES, Language

EVERY: Final = 40  # one of so many decisions is looked at,
SOME: Final = 6  # and so many of its moves
# Where a weight is negative, a move is good if it leaves less of the feature, and the words say
# that: "You do not buy too early." With another sign the sentence would be false.
BETTER_LESS: Final = {
    "sheepland": {"tiles_early", "stakes_early"},
    "meadowmight": {"sheeple_late"},
}


@pytest.mark.parametrize("game", games.GAMES)
def test_the_words_speak_of_more_or_less_as_the_weights_do(game: str):
    language = Language("en", game)
    said = {name: weight for name, weight in tuned(game).items() if language.has(f"why-{name}")}
    assert {name for name, weight in said.items() if weight < 0} == BETTER_LESS.get(game, set())
    assert 0 not in said.values()


@pytest.mark.parametrize("game", games.GAMES)
def test_what_is_found_in_play_has_words(game: str):
    made, language = games.make(game), Language("en", game)
    met: set[str] = set()
    features, silent = set(tuned(game)), evaluator_of(made).knowledge.parameters.silent
    assert {name for name in features if not language.has(f"why-{name}")} == silent
    for players, values in made.configurations():
        state, rng = made.setup(players, made.options(**values)), Plain("play", players)
        while seats := made.acting(state):
            seat = seats[0]
            if seat != CHANCE and rng.below(EVERY) == 0:
                legal = made.legal(state, seat)
                some = legal[:: -(-len(legal) // SOME)]
                met.update(*reasons(evaluator_of(made), [state], seat, some, legal))
            made.apply(state, seat, made.sample(state, seat, rng.random))
    named = {reason.removesuffix(OTHERS_LOSE) for reason in met - {THE_END}}
    assert len(named & features) > 2
    assert {reason for reason in met if not language.has(f"why-{reason}")} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.GAMES)
def test_two_reasons_never_share_a_sentence(game: str, lang: str):
    language = Language(lang, game)
    features = sorted(tuned(game), key=lambda name: name.startswith("alone"))
    for _, names in groupby(features, key=lambda name: name.startswith("alone")):
        keys = [f"why-{name}{other}" for name in names for other in ("", OTHERS_LOSE)]
        sentences = [language.say(key) for key in keys if language.has(key)]
        assert len(set(sentences)) == len(sentences)


def test_a_move_into_the_other_role_is_not_compared():
    """TK-13: with the last fence the round is over, and the shepherd plays the sheep."""
    game = games.make("te_kuiti")
    state, rng = game.setup(2, game.options()), Plain("roles", 0)
    while state.supply > 1 or state.pending[-1] != FENCE_TURN:
        assert state.round == 0
        seat = game.acting(state)[0]
        game.apply(state, seat, game.sample(state, seat, rng.random))
    legal = game.legal(state, state.shepherd)
    assert len(legal) > 1
    assert not any(reasons(evaluator_of(game), [state], state.shepherd, legal, legal))
