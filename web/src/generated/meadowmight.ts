// Made from the server's own types by sheepfold.server.contract: do not edit.

export interface PastureView {
  viewer: number;
  players: number;
  fuzzy_fences: boolean;
  personal_piles: boolean;
  wool_wolves: boolean;
  sheeple: number;
  span: number | null;
  first: number | null;
  seat: number | null;
  pending: string[];
  acting: number[];
  table: Shown[];
  places: string[];
  meadows: MeadowView[];
  points: number[];
  hand: string[];
  hands: number[];
  supplies: number[];
  limits: number[];
  discards: Discarded[];
  change_over: boolean;
  announced: string | null;
  wolf: string | null;
  frightened: string[];
  turned: string | null;
  memory?: Remembered[];
  laid?: [string, number][];
  recalled?: string[][];
}

/** The top tile of a cell; face down its type is `down`, and its real type is only memory. */
export interface Shown {
  cell: string;
  type: string;
  colour: string | null;
  rot: number;
  fences: string;
  below: number;
}

/** A meadow: the owners of its Sheeple, and its worth once enclosed. */
export interface MeadowView {
  cells: string[];
  sheeple: number[];
  value: number;
  enclosed: boolean;
}

export interface Discarded {
  seat: number | null;
  type: string;
}

/** A tile that lies face down or covered; `level` counts from the bottom of its cell. */
export interface Remembered {
  cell: string;
  level: number;
  type: string;
  colour: string | null;
  rot: number;
  up: boolean;
}

export type View = PastureView;

export type Fact =
  | { key: "tile-laid"; ruling: "MM-4" | "MM-6"; arguments: { tile: number; type: string; cell: string; rot: string } }
  | { key: "turn-named"; ruling: "MM-8"; arguments: { seat: number; cell: string } }
  | { key: "move-named"; ruling: "MM-F5"; arguments: { seat: number; cell: string; cell2: string } }
  | { key: "tile-turned"; ruling: "MM-8" | "MM-W3"; arguments: { seat: number; tile: number; cell: string; rot: string } }
  | { key: "tile-moved"; ruling: "MM-F5" | "MM-W2"; arguments: { seat: number; tile: number; cell: string; cell2: string; type: string } }
  | { key: "taken-back"; ruling: "MM-W4"; arguments: { tile: number; cell: string; seat: number; type: string } }
  | { key: "covered-down"; ruling: "MM-2"; arguments: {  } }
  | { key: "covered"; ruling: "MM-16"; arguments: { tile: number; cell: string; type: string } }
  | { key: "returned"; ruling: "MM-16"; arguments: { tile: number; cell: string; type: string } }
  | { key: "double-fence"; ruling: "MM-1"; arguments: { cells: string[] } }
  | { key: "joined-others"; ruling: "MM-F2"; arguments: { seat: number; cells: string[] } }
  | { key: "meadows-joined"; ruling: "MM-3"; arguments: { n: number; cells: string[] } }
  | { key: "meadow-enclosed"; ruling: "MM-3"; arguments: { seat: number; points: number; cells: string[] } }
  | { key: "meadow-enclosed-shared"; ruling: "MM-3"; arguments: { points: number; seats: number[]; cells: string[] } }
  | { key: "meadow-opened"; ruling: "MM-3"; arguments: { seat: number; points: number; cells: string[] } }
  | { key: "meadow-opened-shared"; ruling: "MM-3"; arguments: { points: number; seats: number[]; cells: string[] } }
  | { key: "points-changed"; ruling: "MM-15" | "MM-F4"; arguments: { seat: number; points: number; by: number } }
  | { key: "beyond"; ruling: "MM-F1"; arguments: { rows: number; columns: number } }
  | { key: "wide-board"; ruling: "MM-W1"; arguments: { rows: number; columns: number } }
  | { key: "conflict"; ruling: "MM-11"; arguments: { cell: string; n: number } }
  | { key: "side"; ruling: "MM-12"; arguments: { seat: number; tiles: number; sheeple: number; won: number; cells: string[] } }
  | { key: "side-shared"; ruling: "MM-12"; arguments: { tiles: number; sheeple: number; won: number; seats: number[]; cells: string[] } }
  | { key: "won"; ruling: "MM-13" | "MM-F3"; arguments: { seat: number; tiles: number } }
  | { key: "won-shared"; ruling: "MM-F3"; arguments: { tiles: number; seats: number[] } }
  | { key: "turned-down"; ruling: "MM-14"; arguments: { seat: number; n: number; cells: string[] } }
  | { key: "frightened"; ruling: "MM-W2"; arguments: { cells: string[] } }
  | { key: "caught"; ruling: "MM-W2"; arguments: { cells: string[] } }
  | { key: "tree-idle"; ruling: "MM-W3"; arguments: {  } }
  | { key: "pond-idle"; ruling: "MM-W4"; arguments: {  } }
  | { key: "begins"; ruling: "MM-5"; arguments: { seat: number } }
  | { key: "tile-dealt"; ruling: "MM-4" | "MM-P1"; arguments: { seat: number; type: string } }
  | { key: "tile-drawn"; ruling: "MM-5" | "MM-W3"; arguments: { seat: number; type: string } }
  | { key: "discarded"; ruling: "MM-8" | "MM-9"; arguments: { seat: number; type: string } }
  | { key: "stuck"; ruling: "MM-9"; arguments: { seat: number } }
  | { key: "limit-raised"; ruling: "MM-P1"; arguments: { seat: number; n: number } }
  | { key: "pile-empty"; ruling: "MM-P1"; arguments: { seat: number } }
  | { key: "deck-empty"; ruling: "MM-5"; arguments: {  } }
  | { key: "change-over"; ruling: "MM-8"; arguments: { seat: number } }
  | { key: "out-of-tiles"; ruling: "MM-5"; arguments: { seat: number } }
  | { key: "passed-over"; ruling: "MM-5"; arguments: { seat: number } }
  | { key: "turn-begins"; ruling: "MM-5"; arguments: { seat: number } }
  | { key: "over"; ruling: "MM-10"; arguments: {  } }
  | { key: "scored"; ruling: "MM-15" | "MM-F4"; arguments: { seat: number; total: number } }
  | { key: "match-won"; ruling: "MM-15"; arguments: { seats: number[] } };

export const VERBS = [
 {
  "name": "play",
  "kinds": [
   [
    "type",
    1
   ],
   [
    "cell",
    1
   ],
   [
    "rot",
    1
   ]
  ]
 },
 {
  "name": "turn",
  "kinds": [
   [
    "cell",
    1
   ],
   [
    "rot",
    1
   ]
  ]
 },
 {
  "name": "discard",
  "kinds": [
   [
    "type",
    1
   ]
  ]
 },
 {
  "name": "draw",
  "kinds": [
   [
    "type",
    1
   ]
  ]
 },
 {
  "name": "move",
  "kinds": [
   [
    "cell",
    1
   ],
   [
    "cell",
    1
   ]
  ]
 },
 {
  "name": "recall",
  "kinds": [
   [
    "cell",
    1
   ]
  ]
 },
 {
  "name": "done",
  "kinds": []
 },
 {
  "name": "draw",
  "kinds": []
 },
 {
  "name": "first",
  "kinds": [
   [
    "seat",
    1
   ]
  ]
 },
 {
  "name": "start",
  "kinds": [
   [
    "type",
    1
   ],
   [
    "rot",
    1
   ]
  ]
 },
 {
  "name": "deal",
  "kinds": [
   [
    "seat",
    1
   ],
   [
    "type",
    1
   ]
  ]
 }
] as const;

export const SILENT = [
 "tile-laid MM-4",
 "tile-laid MM-6",
 "taken-back MM-W4",
 "double-fence MM-1",
 "points-changed MM-15",
 "points-changed MM-F4",
 "begins MM-5",
 "tile-dealt MM-4",
 "tile-dealt MM-P1",
 "tile-drawn MM-5",
 "tile-drawn MM-W3",
 "discarded MM-8",
 "discarded MM-9",
 "passed-over MM-5",
 "turn-begins MM-5"
] as const;

export const NAMES = {
 "type": {
  "blank-open": {
   "key": "tile-blank",
   "arguments": {
    "fences": "open"
   }
  },
  "neutral-open": {
   "key": "tile-neutral",
   "arguments": {
    "fences": "open",
    "n": 1
   }
  },
  "sheeple-open": {
   "key": "tile-sheeple",
   "arguments": {
    "fences": "open"
   }
  },
  "tree-open": {
   "key": "tile-tree",
   "arguments": {
    "fences": "open"
   }
  },
  "pond-open": {
   "key": "tile-pond",
   "arguments": {
    "fences": "open"
   }
  },
  "blank-single": {
   "key": "tile-blank",
   "arguments": {
    "fences": "single"
   }
  },
  "neutral-single": {
   "key": "tile-neutral",
   "arguments": {
    "fences": "single",
    "n": 1
   }
  },
  "sheeple-single": {
   "key": "tile-sheeple",
   "arguments": {
    "fences": "single"
   }
  },
  "house-single": {
   "key": "tile-house",
   "arguments": {
    "fences": "single"
   }
  },
  "wolf-single": {
   "key": "tile-wolf",
   "arguments": {
    "fences": "single"
   }
  },
  "blank-corner": {
   "key": "tile-blank",
   "arguments": {
    "fences": "corner"
   }
  },
  "neutral-corner": {
   "key": "tile-neutral",
   "arguments": {
    "fences": "corner",
    "n": 1
   }
  },
  "sheeple-corner": {
   "key": "tile-sheeple",
   "arguments": {
    "fences": "corner"
   }
  },
  "tree-corner": {
   "key": "tile-tree",
   "arguments": {
    "fences": "corner"
   }
  },
  "pond-corner": {
   "key": "tile-pond",
   "arguments": {
    "fences": "corner"
   }
  },
  "blank-parallel": {
   "key": "tile-blank",
   "arguments": {
    "fences": "parallel"
   }
  },
  "neutral-parallel": {
   "key": "tile-neutral",
   "arguments": {
    "fences": "parallel",
    "n": 1
   }
  },
  "sheeple-parallel": {
   "key": "tile-sheeple",
   "arguments": {
    "fences": "parallel"
   }
  },
  "house-parallel": {
   "key": "tile-house",
   "arguments": {
    "fences": "parallel"
   }
  },
  "wolf-parallel": {
   "key": "tile-wolf",
   "arguments": {
    "fences": "parallel"
   }
  },
  "blank-triple": {
   "key": "tile-blank",
   "arguments": {
    "fences": "triple"
   }
  },
  "neutral-triple": {
   "key": "tile-neutral",
   "arguments": {
    "fences": "triple",
    "n": 1
   }
  },
  "sheeple-triple": {
   "key": "tile-sheeple",
   "arguments": {
    "fences": "triple"
   }
  },
  "tree-triple": {
   "key": "tile-tree",
   "arguments": {
    "fences": "triple"
   }
  },
  "pond-triple": {
   "key": "tile-pond",
   "arguments": {
    "fences": "triple"
   }
  },
  "blank-closed": {
   "key": "tile-blank",
   "arguments": {
    "fences": "closed"
   }
  },
  "house-closed": {
   "key": "tile-house",
   "arguments": {
    "fences": "closed"
   }
  },
  "wolf-closed": {
   "key": "tile-wolf",
   "arguments": {
    "fences": "closed"
   }
  }
 }
} as const;

export const RULINGS = [
 "MM-1",
 "MM-2",
 "MM-3",
 "MM-4",
 "MM-5",
 "MM-6",
 "MM-7",
 "MM-8",
 "MM-9",
 "MM-10",
 "MM-11",
 "MM-12",
 "MM-13",
 "MM-14",
 "MM-15",
 "MM-16",
 "MM-F1",
 "MM-F2",
 "MM-F3",
 "MM-F4",
 "MM-F5",
 "MM-P1",
 "MM-W1",
 "MM-W2",
 "MM-W3",
 "MM-W4",
 "MM-W5"
] as const;

export const COMPONENTS = {
 "game": "meadowmight",
 "status": "Fact: the designer's own tile generator makes this set; eight of the base tiles are random there and stand here at their expected values, and the order of the special tiles is one of its possible ones. Fences are given in one base orientation; a tile may be laid in any of its four rotations.",
 "players": [
  2,
  3,
  4,
  5,
  6
 ],
 "colours": [
  "teal",
  "green",
  "yellow",
  "red",
  "pink",
  "indigo"
 ],
 "sheeple_each": 5,
 "dealt": 3,
 "tiles": [
  {
   "id": "blank-open-1",
   "kind": "blank",
   "fences": "",
   "set": "base"
  },
  {
   "id": "blank-open-2",
   "kind": "blank",
   "fences": "",
   "set": "base"
  },
  {
   "id": "blank-open-3",
   "kind": "blank",
   "fences": "",
   "set": "base"
  },
  {
   "id": "blank-open-4",
   "kind": "blank",
   "fences": "",
   "set": "base"
  },
  {
   "id": "neutral-open-1",
   "kind": "neutral",
   "fences": "",
   "sheep": 1,
   "set": "base"
  },
  {
   "id": "neutral-open-2",
   "kind": "neutral",
   "fences": "",
   "sheep": 1,
   "set": "base"
  },
  {
   "id": "neutral-open-3",
   "kind": "neutral",
   "fences": "",
   "sheep": 1,
   "set": "base"
  },
  {
   "id": "neutral-open-4",
   "kind": "neutral",
   "fences": "",
   "sheep": 1,
   "set": "base"
  },
  {
   "id": "sheeple-teal-open-1",
   "kind": "sheeple",
   "fences": "",
   "colour": "teal",
   "set": "base"
  },
  {
   "id": "sheeple-green-open-1",
   "kind": "sheeple",
   "fences": "",
   "colour": "green",
   "set": "base"
  },
  {
   "id": "sheeple-yellow-open-1",
   "kind": "sheeple",
   "fences": "",
   "colour": "yellow",
   "set": "base"
  },
  {
   "id": "sheeple-red-open-1",
   "kind": "sheeple",
   "fences": "",
   "colour": "red",
   "set": "base"
  },
  {
   "id": "sheeple-pink-open-1",
   "kind": "sheeple",
   "fences": "",
   "colour": "pink",
   "set": "base"
  },
  {
   "id": "sheeple-indigo-open-1",
   "kind": "sheeple",
   "fences": "",
   "colour": "indigo",
   "set": "base"
  },
  {
   "id": "tree-open-1",
   "kind": "tree",
   "fences": "",
   "set": "wool_wolves"
  },
  {
   "id": "pond-open-1",
   "kind": "pond",
   "fences": "",
   "set": "wool_wolves"
  },
  {
   "id": "blank-single-1",
   "kind": "blank",
   "fences": "N",
   "set": "base"
  },
  {
   "id": "blank-single-2",
   "kind": "blank",
   "fences": "N",
   "set": "base"
  },
  {
   "id": "blank-single-3",
   "kind": "blank",
   "fences": "N",
   "set": "base"
  },
  {
   "id": "blank-single-4",
   "kind": "blank",
   "fences": "N",
   "set": "base"
  },
  {
   "id": "neutral-single-1",
   "kind": "neutral",
   "fences": "N",
   "sheep": 1,
   "set": "base"
  },
  {
   "id": "neutral-single-2",
   "kind": "neutral",
   "fences": "N",
   "sheep": 1,
   "set": "base"
  },
  {
   "id": "neutral-single-3",
   "kind": "neutral",
   "fences": "N",
   "sheep": 1,
   "set": "base"
  },
  {
   "id": "neutral-single-4",
   "kind": "neutral",
   "fences": "N",
   "sheep": 1,
   "set": "base"
  },
  {
   "id": "sheeple-teal-single-1",
   "kind": "sheeple",
   "fences": "N",
   "colour": "teal",
   "set": "base"
  },
  {
   "id": "sheeple-green-single-1",
   "kind": "sheeple",
   "fences": "N",
   "colour": "green",
   "set": "base"
  },
  {
   "id": "sheeple-yellow-single-1",
   "kind": "sheeple",
   "fences": "N",
   "colour": "yellow",
   "set": "base"
  },
  {
   "id": "sheeple-red-single-1",
   "kind": "sheeple",
   "fences": "N",
   "colour": "red",
   "set": "base"
  },
  {
   "id": "sheeple-pink-single-1",
   "kind": "sheeple",
   "fences": "N",
   "colour": "pink",
   "set": "base"
  },
  {
   "id": "sheeple-indigo-single-1",
   "kind": "sheeple",
   "fences": "N",
   "colour": "indigo",
   "set": "base"
  },
  {
   "id": "house-single-1",
   "kind": "house",
   "fences": "N",
   "set": "wool_wolves"
  },
  {
   "id": "wolf-single-1",
   "kind": "wolf",
   "fences": "N",
   "set": "wool_wolves"
  },
  {
   "id": "blank-corner-1",
   "kind": "blank",
   "fences": "NE",
   "set": "base"
  },
  {
   "id": "blank-corner-2",
   "kind": "blank",
   "fences": "NE",
   "set": "base"
  },
  {
   "id": "blank-corner-3",
   "kind": "blank",
   "fences": "NE",
   "set": "base"
  },
  {
   "id": "blank-corner-4",
   "kind": "blank",
   "fences": "NE",
   "set": "base"
  },
  {
   "id": "neutral-corner-1",
   "kind": "neutral",
   "fences": "NE",
   "sheep": 1,
   "set": "base"
  },
  {
   "id": "neutral-corner-2",
   "kind": "neutral",
   "fences": "NE",
   "sheep": 1,
   "set": "base"
  },
  {
   "id": "neutral-corner-3",
   "kind": "neutral",
   "fences": "NE",
   "sheep": 1,
   "set": "base"
  },
  {
   "id": "neutral-corner-4",
   "kind": "neutral",
   "fences": "NE",
   "sheep": 1,
   "set": "base"
  },
  {
   "id": "sheeple-teal-corner-1",
   "kind": "sheeple",
   "fences": "NE",
   "colour": "teal",
   "set": "base"
  },
  {
   "id": "sheeple-green-corner-1",
   "kind": "sheeple",
   "fences": "NE",
   "colour": "green",
   "set": "base"
  },
  {
   "id": "sheeple-yellow-corner-1",
   "kind": "sheeple",
   "fences": "NE",
   "colour": "yellow",
   "set": "base"
  },
  {
   "id": "sheeple-red-corner-1",
   "kind": "sheeple",
   "fences": "NE",
   "colour": "red",
   "set": "base"
  },
  {
   "id": "sheeple-pink-corner-1",
   "kind": "sheeple",
   "fences": "NE",
   "colour": "pink",
   "set": "base"
  },
  {
   "id": "sheeple-indigo-corner-1",
   "kind": "sheeple",
   "fences": "NE",
   "colour": "indigo",
   "set": "base"
  },
  {
   "id": "tree-corner-1",
   "kind": "tree",
   "fences": "NE",
   "set": "wool_wolves"
  },
  {
   "id": "pond-corner-1",
   "kind": "pond",
   "fences": "NE",
   "set": "wool_wolves"
  },
  {
   "id": "blank-parallel-1",
   "kind": "blank",
   "fences": "NS",
   "set": "base"
  },
  {
   "id": "blank-parallel-2",
   "kind": "blank",
   "fences": "NS",
   "set": "base"
  },
  {
   "id": "blank-parallel-3",
   "kind": "blank",
   "fences": "NS",
   "set": "base"
  },
  {
   "id": "blank-parallel-4",
   "kind": "blank",
   "fences": "NS",
   "set": "base"
  },
  {
   "id": "neutral-parallel-1",
   "kind": "neutral",
   "fences": "NS",
   "sheep": 1,
   "set": "base"
  },
  {
   "id": "neutral-parallel-2",
   "kind": "neutral",
   "fences": "NS",
   "sheep": 1,
   "set": "base"
  },
  {
   "id": "neutral-parallel-3",
   "kind": "neutral",
   "fences": "NS",
   "sheep": 1,
   "set": "base"
  },
  {
   "id": "neutral-parallel-4",
   "kind": "neutral",
   "fences": "NS",
   "sheep": 1,
   "set": "base"
  },
  {
   "id": "sheeple-teal-parallel-1",
   "kind": "sheeple",
   "fences": "NS",
   "colour": "teal",
   "set": "base"
  },
  {
   "id": "sheeple-green-parallel-1",
   "kind": "sheeple",
   "fences": "NS",
   "colour": "green",
   "set": "base"
  },
  {
   "id": "sheeple-yellow-parallel-1",
   "kind": "sheeple",
   "fences": "NS",
   "colour": "yellow",
   "set": "base"
  },
  {
   "id": "sheeple-red-parallel-1",
   "kind": "sheeple",
   "fences": "NS",
   "colour": "red",
   "set": "base"
  },
  {
   "id": "sheeple-pink-parallel-1",
   "kind": "sheeple",
   "fences": "NS",
   "colour": "pink",
   "set": "base"
  },
  {
   "id": "sheeple-indigo-parallel-1",
   "kind": "sheeple",
   "fences": "NS",
   "colour": "indigo",
   "set": "base"
  },
  {
   "id": "house-parallel-1",
   "kind": "house",
   "fences": "NS",
   "set": "wool_wolves"
  },
  {
   "id": "wolf-parallel-1",
   "kind": "wolf",
   "fences": "NS",
   "set": "wool_wolves"
  },
  {
   "id": "blank-triple-1",
   "kind": "blank",
   "fences": "NES",
   "set": "base"
  },
  {
   "id": "blank-triple-2",
   "kind": "blank",
   "fences": "NES",
   "set": "base"
  },
  {
   "id": "blank-triple-3",
   "kind": "blank",
   "fences": "NES",
   "set": "base"
  },
  {
   "id": "blank-triple-4",
   "kind": "blank",
   "fences": "NES",
   "set": "base"
  },
  {
   "id": "neutral-triple-1",
   "kind": "neutral",
   "fences": "NES",
   "sheep": 1,
   "set": "base"
  },
  {
   "id": "neutral-triple-2",
   "kind": "neutral",
   "fences": "NES",
   "sheep": 1,
   "set": "base"
  },
  {
   "id": "neutral-triple-3",
   "kind": "neutral",
   "fences": "NES",
   "sheep": 1,
   "set": "base"
  },
  {
   "id": "neutral-triple-4",
   "kind": "neutral",
   "fences": "NES",
   "sheep": 1,
   "set": "base"
  },
  {
   "id": "sheeple-teal-triple-1",
   "kind": "sheeple",
   "fences": "NES",
   "colour": "teal",
   "set": "base"
  },
  {
   "id": "sheeple-green-triple-1",
   "kind": "sheeple",
   "fences": "NES",
   "colour": "green",
   "set": "base"
  },
  {
   "id": "sheeple-yellow-triple-1",
   "kind": "sheeple",
   "fences": "NES",
   "colour": "yellow",
   "set": "base"
  },
  {
   "id": "sheeple-red-triple-1",
   "kind": "sheeple",
   "fences": "NES",
   "colour": "red",
   "set": "base"
  },
  {
   "id": "sheeple-pink-triple-1",
   "kind": "sheeple",
   "fences": "NES",
   "colour": "pink",
   "set": "base"
  },
  {
   "id": "sheeple-indigo-triple-1",
   "kind": "sheeple",
   "fences": "NES",
   "colour": "indigo",
   "set": "base"
  },
  {
   "id": "tree-triple-1",
   "kind": "tree",
   "fences": "NES",
   "set": "wool_wolves"
  },
  {
   "id": "pond-triple-1",
   "kind": "pond",
   "fences": "NES",
   "set": "wool_wolves"
  },
  {
   "id": "blank-closed-1",
   "kind": "blank",
   "fences": "NESW",
   "set": "base"
  },
  {
   "id": "blank-closed-2",
   "kind": "blank",
   "fences": "NESW",
   "set": "base"
  },
  {
   "id": "blank-closed-3",
   "kind": "blank",
   "fences": "NESW",
   "set": "base"
  },
  {
   "id": "blank-closed-4",
   "kind": "blank",
   "fences": "NESW",
   "set": "base"
  },
  {
   "id": "house-closed-1",
   "kind": "house",
   "fences": "NESW",
   "set": "wool_wolves"
  },
  {
   "id": "wolf-closed-1",
   "kind": "wolf",
   "fences": "NESW",
   "set": "wool_wolves"
  },
  {
   "id": "blank-open-5",
   "kind": "blank",
   "fences": "",
   "set": "base"
  },
  {
   "id": "blank-corner-5",
   "kind": "blank",
   "fences": "NE",
   "set": "base"
  },
  {
   "id": "neutral-open-5",
   "kind": "neutral",
   "fences": "",
   "sheep": 1,
   "set": "base"
  },
  {
   "id": "neutral-corner-5",
   "kind": "neutral",
   "fences": "NE",
   "sheep": 1,
   "set": "base"
  },
  {
   "id": "blank-open-6",
   "kind": "blank",
   "fences": "",
   "set": "base"
  },
  {
   "id": "blank-corner-6",
   "kind": "blank",
   "fences": "NE",
   "set": "base"
  },
  {
   "id": "neutral-open-6",
   "kind": "neutral",
   "fences": "",
   "sheep": 1,
   "set": "base"
  },
  {
   "id": "neutral-corner-6",
   "kind": "neutral",
   "fences": "NE",
   "sheep": 1,
   "set": "base"
  }
 ]
} as const;
