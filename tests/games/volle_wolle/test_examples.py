"""The rulebook's own examples, move by move."""

from tests.games.volle_wolle.scenario import chips, due, lying, may, play_on, tops, two, won

# Conni: bid 24, malus -3, one chip.
CONNI = won(0, "S50 dog dog", bid="26+") + "lay S30 S31 S34, bids 24 14\n"


def test_VW_8_conni_has_22_after_12_10_3_and_her_chip_is_not_enough() -> None:
    match = two(CONNI, "throw 12 10 3")
    assert may(match, 0) == {"keep d12", "keep d10", "keep d8"}


def test_VW_8_conni_has_19_after_7_3_and_throws_a_third_time() -> None:
    match = two(CONNI, "throw 12 10 3, 0 keep d12, roll d10 7 d8 3")
    assert may(match, 0) == {"keep d10", "keep d8"}


CONNI_AT_23 = CONNI + "throw 12 10 3, 0 keep d12, roll d10 7 d8 3, 0 keep d10, roll d8 7\n"


def test_VW_8_conni_has_23_and_may_pay_her_chip_to_reach_24() -> None:
    assert may(two(CONNI_AT_23), 0) == {"accept", "fail"}


def test_VW_7_conni_takes_one_card_of_her_choice() -> None:
    match = two(CONNI_AT_23, "0 accept")
    assert (may(match, 0), chips(match)) == ({"take S30", "take S31", "take S34"}, [0, 2])


def test_VW_7_with_one_card_connis_turn_is_over() -> None:
    match = two(CONNI_AT_23, "0 accept, 0 take S31")
    assert (due(match), lying(match), tops(match)[0]) == ("roll", ["S30", "S34"], "S31")


# Kathrin: bid 24, bonus +1, two chips; a black sheep and a dog lie there that she does not want.
KATHRIN = won(0, "S34 bone dog") + "lay S05 dog S47, bids 24 14\n"


def test_VW_9_kathrin_may_refuse_three_cards_after_the_first_21() -> None:
    match = two(KATHRIN, "throw 7 8 6")
    assert may(match, 0) == {"accept", "keep d12", "keep d10", "keep d8"}


def test_VW_9_kathrin_may_accept_the_second_21() -> None:
    match = two(KATHRIN, "throw 7 8 6, 0 keep d10, roll d12 9 d8 4")
    assert may(match, 0) == {"accept", "keep d12", "keep d8"}


def test_VW_8_kathrin_uses_her_bonus_and_pays_both_chips() -> None:
    match = two(KATHRIN, "throw 7 8 6, 0 keep d10, roll d12 9 d8 4, 0 accept")
    assert chips(match) == [0, 2]


def test_VW_6_kathrin_takes_two_cards() -> None:
    match = two(KATHRIN, "throw 7 8 6, 0 keep d10, roll d12 9 d8 4, 0 accept, 0 take S47")
    assert may(match, 0) == {"take S05", "take dog"}


# Robbi: malus -2, no chips; two black sheep lie there.
ROBBI = (
    won(0, "dog dog dog", bid="26+")
    + won(0, "S46 dog dog", bid="26+")
    + "lay S05 S08 S47, bids 17 14\n throw 4 1 1, 0 keep d12, roll d10 5 d8 5, 0 keep d10, "
)


def test_VW_11_robbi_has_13_and_takes_both_black_sheep_by_himself() -> None:
    assert may(two(ROBBI, "roll d8 6"), 0) == {"top S05", "top S08"}


def test_VW_11_robbi_gains_a_chip_too() -> None:
    match = two(ROBBI, "roll d8 6, 0 top S08")
    assert (chips(match), lying(match), tops(match)[0]) == ([1, 2], ["S47"], "S08")


def test_VW_11_with_a_7_robbi_would_have_been_spared() -> None:
    match = two(ROBBI, "roll d8 7")
    assert (chips(match), lying(match)) == ([1, 2], ["S05", "S08", "S47"])


# Stefan: bid 21, the 8 stays, then the 9; with the third die he needs at least a 4.
STEFAN = (
    "lay S30 S31 S34, bids 21 14\n throw 3 5 8, 0 keep d8, roll d12 2 d10 9, 0 keep d10, roll d12 "
)


def test_VW_7_stefan_reaches_21_with_a_4() -> None:
    assert may(two(STEFAN + "4"), 0) == {"take S30", "take S31", "take S34"}


def test_VW_7_stefan_does_not_reach_21_with_a_3_alone() -> None:
    assert may(two(STEFAN + "3"), 0) == {"accept", "fail"}


# Conni takes the bone from Stefan; a symbol that lies on a flock is worth nothing.
STEFAN_HAS_THE_BONE = won(1, "bone dog dog") + won(0, "S38 dog dog")


def test_VW_14_conni_may_take_the_bone_from_stefan_at_once() -> None:
    assert may(two(STEFAN_HAS_THE_BONE), 0) == {"bone yes", "bone no"}


def test_VW_14_a_symbol_lying_on_the_flock_means_nothing() -> None:
    match = play_on(two(STEFAN_HAS_THE_BONE, "0 bone no"), won(0, "S30 dog dog"))
    assert due(match) == "lay"
