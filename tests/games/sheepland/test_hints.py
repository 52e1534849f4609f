"""The words of hints fit the weights of the bots."""

import pytest

from sheepfold.bots.advice import OTHERS_LOSE
from sheepfold.bots.knowledge import tuned
from sheepfold.language import LANGUAGES, Language

# Where a weight is negative, a move is good if it leaves less of the feature, and the words say
# that: "You do not buy too early." With another sign the sentence would be false.
BETTER_LESS = {"tiles_early", "stakes_early"}


def test_the_words_speak_of_more_or_less_as_the_weights_do() -> None:
    assert {name for name, weight in tuned("sheepland").items() if weight < 0} == BETTER_LESS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_feature_has_words_for_both_reasons(lang: str) -> None:
    language = Language(lang, "sheepland")
    reasons = [f"why-{name}{other}" for name in tuned("sheepland") for other in ("", OTHERS_LOSE)]
    sentences = [language.say(reason) for reason in reasons]
    assert len(set(sentences)) == len(sentences)
