"""The field's geometry, with a graph library as the oracle of the flood fill."""

import networkx as nx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sheepfold.core.bits import bits
from sheepfold.games.te_kuiti.actions import EDGE
from sheepfold.games.te_kuiti.board import (
    ALL_CELLS,
    CELL_NAMES,
    CELLS,
    CELLS_BESIDE,
    EDGE_ALIASES,
    EDGE_NAMES,
    EDGES,
    SIDE_EDGES,
    may_close,
    outside,
    pens,
)

# Sparse, dense and in-between fields; uniform bits alone almost never close a pen.
FENCES = st.one_of(
    st.integers(0, (1 << EDGES) - 1),
    st.sets(st.integers(0, EDGES - 1), min_size=20, max_size=45).map(
        lambda edges: sum(1 << edge for edge in edges)
    ),
)


def graph(fences: int) -> "nx.Graph[int]":
    """Cells and the outside (-1), joined where no fence stands."""
    field: nx.Graph[int] = nx.Graph()
    field.add_nodes_from([-1, *range(CELLS)])
    for edge in range(EDGES):
        ends = bits(CELLS_BESIDE[edge])
        if not fences >> edge & 1:
            field.add_edge(ends[0], ends[1] if len(ends) == 2 else -1)
    return field


@given(FENCES)
def test_outside_is_what_a_graph_search_from_outside_reaches(fences: int) -> None:
    reached = nx.node_connected_component(graph(fences), -1) - {-1}
    assert set(bits(outside(fences))) == reached


@given(FENCES)
def test_pens_are_the_components_without_the_outside(fences: int) -> None:
    expected = {
        frozenset(cells) for cells in nx.connected_components(graph(fences)) if -1 not in cells
    }
    assert {frozenset(bits(pen)) for pen in pens(fences)} == expected


@given(FENCES, st.integers(0, EDGES - 1))
def test_a_fence_with_a_loose_end_encloses_nothing(fences: int, edge: int) -> None:
    without = fences & ~(1 << edge)
    if not may_close(without, edge) or not CELLS_BESIDE[edge] & outside(without):
        assert outside(without | 1 << edge) == outside(without)


def test_the_60_edges_have_one_canonical_name_each() -> None:
    assert len(set(EDGE_NAMES)) == EDGES == 60
    inner = [name for name in EDGE_NAMES if name[2] in "NW"]
    assert len(inner) == 50
    assert sorted(set(EDGE_NAMES) - set(inner)) == sorted(
        [f"{column}5S" for column in "abcde"] + [f"e{row}E" for row in range(1, 6)]
    )


@pytest.mark.parametrize(("other", "name"), [("b2S", "b3N"), ("b2E", "c2W"), ("a1S", "a2N")])
def test_a_shared_edge_has_a_second_name(other: str, name: str) -> None:
    assert EDGE_ALIASES[other] == name
    assert EDGE.parse([other]) == EDGE.parse([name])


def test_every_edge_lies_beside_the_cells_that_name_it() -> None:
    for cell in range(CELLS):
        for edge in SIDE_EDGES[cell]:
            assert CELLS_BESIDE[edge] >> cell & 1
    assert sum(len(bits(mask)) for mask in CELLS_BESIDE) == 4 * CELLS
    assert CELL_NAMES[0] == "a1"
    assert CELL_NAMES[5] == "a2"
    assert outside(0) == ALL_CELLS
