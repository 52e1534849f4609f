/** Where cells and fence places lie: cells are squares of 100 units, fences stand between. */

export const SIZE = 5;
export const PITCH = 100;

export interface Cell {
  name: string;
  index: number; // in the view's lists
  x: number; // of the middle
  y: number;
}

export interface Edge {
  name: string;
  cell: string; // the cell it is named by
  side: string;
  x: number;
  y: number;
  upright: boolean;
}

const name = (row: number, column: number): string => `${"abcde"[column]}${row + 1}`;
const steps = (count: number): number[] => Array.from({ length: count }, (_, step) => step);

export const CELLS: readonly Cell[] = steps(SIZE * SIZE).map((index) => {
  const [row, column] = [Math.floor(index / SIZE), index % SIZE];
  return { name: name(row, column), index, x: (column + 0.5) * PITCH, y: (row + 0.5) * PITCH };
});

/** A shared edge is named by the north or west side of a cell; south and east are on the rim. */
function level(row: number, column: number): Edge {
  const [cell, side] = row < SIZE ? [name(row, column), "N"] : [name(row - 1, column), "S"];
  const [x, y] = [(column + 0.5) * PITCH, row * PITCH];
  return { name: cell + side, cell, side, x, y, upright: false };
}

function upright(row: number, column: number): Edge {
  const [cell, side] = column < SIZE ? [name(row, column), "W"] : [name(row, column - 1), "E"];
  const [x, y] = [column * PITCH, (row + 0.5) * PITCH];
  return { name: cell + side, cell, side, x, y, upright: true };
}

export const EDGES: readonly Edge[] = [
  ...steps(SIZE + 1).flatMap((row) => steps(SIZE).map((column) => level(row, column))),
  ...steps(SIZE).flatMap((row) => steps(SIZE + 1).map((column) => upright(row, column))),
];

const AT: ReadonlyMap<string, Cell> = new Map(CELLS.map((cell) => [cell.name, cell]));

export function cellAt(name: string): Cell {
  return AT.get(name)!;
}

/** The ground of some cells as one shape without seams. */
export function ground(cells: readonly string[]): string {
  const half = PITCH / 2;
  return cells
    .map(cellAt)
    .map(({ x, y }) => `M${x - half} ${y - half}h${PITCH}v${PITCH}h-${PITCH}Z`)
    .join("");
}
