// A small game for boardgame.io: marks on a square, a secret hand per player, points for full rows.
// Its matches are about as long as Te Kuiti's, so that both servers open new ones equally often.
"use strict";
const { INVALID_MOVE } = require("boardgame.io/core");

const SIDE = 12;
const CELLS = SIDE * SIDE;

function completed(cells, cell) {
  const row = cell - (cell % SIDE);
  const column = cell % SIDE;
  let full = 2;
  for (let i = 0; i < SIDE; i++) if (cells[row + i] === null) { full--; break; }
  for (let i = 0; i < SIDE; i++) if (cells[column + i * SIDE] === null) { full--; break; }
  return full;
}

module.exports = {
  name: "meadow",
  setup: ({ ctx }) => ({
    cells: Array(CELLS).fill(null),
    points: Array(ctx.numPlayers).fill(0),
    hands: Object.fromEntries(ctx.playOrder.map((player) => [player, [1, 2, 3, 4, 5, 6, 7, 8]])),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      G.points[Number(playerID)] += completed(G.cells, cell);
      return undefined;
    },
  },
  endIf: ({ G }) => (G.cells.includes(null) ? undefined : { points: G.points }),
  // What a seat may see, built field by field as ours is.
  playerView: ({ G, playerID }) => ({
    cells: G.cells,
    points: G.points,
    hand: playerID === null ? [] : G.hands[playerID],
  }),
};
