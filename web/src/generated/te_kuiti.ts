// Made from the server's own types by sheepfold.server.contract: do not edit.

export interface FieldView {
  viewer: number;
  solo: boolean;
  flowers: string;
  memory_aid: boolean;
  round: number;
  shepherd: number | null;
  pending: string[];
  acting: number[];
  table: string[];
  sides: string[];
  fences: string[];
  supply: number;
  gone: number[];
  pens: Pen[];
  enclosed: number;
  free: number;
  taken: number;
  open_field: boolean;
  last_turn: boolean;
  revealed: number;
  flips: number;
  flipped: string | null;
  shepherd_points: [number, number];
  sheep_points: [number, number];
  won: boolean;
  memory?: Remembered[];
}

/** Enclosed cells that belong together, and how many tiles stand in them. */
export interface Pen {
  cells: string[];
  tiles: number;
}

/** A face-down tile that was seen in this round; `side` is where its flower points. */
export interface Remembered {
  cell: string;
  kind: string;
  side: string;
}

export type View = FieldView;

export type Fact =
  | { key: "fence-placed"; ruling: "TK-3" | "TK-8"; arguments: { edge: string } }
  | { key: "fence-rammed"; ruling: "TK-7" | "TK-S4"; arguments: { edge: string } }
  | { key: "flower-fence"; ruling: "TK-S3"; arguments: { edge: string } }
  | { key: "flower-clockwise"; ruling: "TK-S3"; arguments: { edge: string } }
  | { key: "pen-closed"; ruling: "TK-4"; arguments: { cells: string[] } }
  | { key: "pen-opened"; ruling: "TK-4"; arguments: { cells: string[] } }
  | { key: "tile-shown"; ruling: "TK-5" | "TK-S2"; arguments: { round: number; cell: string; kind: string; side: string } }
  | { key: "seen-before"; ruling: "TK-15"; arguments: { round: number; cell: string; kind: string; side: string } }
  | { key: "tile-covered"; ruling: "TK-15"; arguments: { round: number; cell: string; kind: string; side: string } }
  | { key: "tile-gone"; ruling: "TK-15"; arguments: { round: number; cell: string; kind: string; side: string } }
  | { key: "ram-found"; ruling: "TK-7" | "TK-S4"; arguments: { cell: string } }
  | { key: "ram-idle"; ruling: "TK-7" | "TK-S4"; arguments: { cell: string } }
  | { key: "shepherd-found"; ruling: "TK-8"; arguments: { cell: string } }
  | { key: "shepherd-found-solo"; ruling: "TK-S5"; arguments: { cell: string } }
  | { key: "turned-back"; ruling: "TK-6" | "TK-S2"; arguments: { cells: string[] } }
  | { key: "pair-enclosed"; ruling: "TK-9" | "TK-S6"; arguments: { cells: string[]; kind: string } }
  | { key: "pair-taken"; ruling: "TK-6" | "TK-11"; arguments: { cells: string[]; kind: string } }
  | { key: "pair-removed"; ruling: "TK-S2"; arguments: { cells: string[]; kind: string } }
  | { key: "field-open"; ruling: "TK-11"; arguments: {  } }
  | { key: "nothing-to-flip"; ruling: "TK-10"; arguments: {  } }
  | { key: "turn-passed"; ruling: "TK-10"; arguments: {  } }
  | { key: "last-turn"; ruling: "TK-12"; arguments: {  } }
  | { key: "out-of-fences"; ruling: "TK-13"; arguments: {  } }
  | { key: "last-turn-over"; ruling: "TK-12"; arguments: {  } }
  | { key: "no-free-tile"; ruling: "TK-12"; arguments: {  } }
  | { key: "field-left"; ruling: "TK-14"; arguments: { cells: string[]; edges: string[] } }
  | { key: "round-scored"; ruling: "TK-14"; arguments: { round: number; shepherd: number; sheep: number } }
  | { key: "second-round"; ruling: "TK-2"; arguments: { seat: number } }
  | { key: "match-won"; ruling: "TK-2"; arguments: { seats: number[]; points: number; against: number } }
  | { key: "won"; ruling: "TK-S8"; arguments: {  } }
  | { key: "lost-reserve"; ruling: "TK-S7"; arguments: {  } }
  | { key: "lost-enclosed"; ruling: "TK-S7"; arguments: {  } }
  | { key: "lost-flips"; ruling: "TK-S9"; arguments: {  } }
  | { key: "lost-no-pair"; ruling: "TK-S7"; arguments: {  } };

export const VERBS = [
 {
  "name": "fence",
  "kinds": [
   [
    "edge",
    1
   ]
  ]
 },
 {
  "name": "flip",
  "kinds": [
   [
    "cell",
    1
   ]
  ]
 },
 {
  "name": "reveal",
  "kinds": [
   [
    "kind",
    1
   ]
  ]
 },
 {
  "name": "ram",
  "kinds": [
   [
    "edge",
    1
   ]
  ]
 },
 {
  "name": "take",
  "kinds": [
   [
    "pair",
    2
   ]
  ]
 },
 {
  "name": "done",
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
  "name": "reveal",
  "kinds": [
   [
    "kind",
    1
   ],
   [
    "side",
    1
   ]
  ]
 }
] as const;

export const SILENT = [
 "fence-placed TK-3",
 "fence-placed TK-8",
 "fence-rammed TK-7",
 "fence-rammed TK-S4",
 "tile-shown TK-5",
 "tile-shown TK-S2",
 "tile-covered TK-15",
 "tile-gone TK-15",
 "pair-taken TK-11",
 "field-left TK-14"
] as const;

export const NAMES = {} as const;

export const RULINGS = [
 "TK-1",
 "TK-2",
 "TK-3",
 "TK-4",
 "TK-5",
 "TK-6",
 "TK-7",
 "TK-8",
 "TK-9",
 "TK-10",
 "TK-11",
 "TK-12",
 "TK-13",
 "TK-14",
 "TK-15",
 "TK-S1",
 "TK-S2",
 "TK-S3",
 "TK-S4",
 "TK-S5",
 "TK-S6",
 "TK-S7",
 "TK-S8",
 "TK-S9"
] as const;

export const COMPONENTS = {
 "game": "te_kuiti",
 "status": "Fact: 20 sheep (5 kinds of 4), 3 rams, 2 shepherds, 30 fences, both shepherds carry a flower. Ours, because no public source shows it: which sheep carry a flower, as three levels of the solo game (12, 17, 22 flowers with the shepherds').",
 "players": [
  1,
  2
 ],
 "grid": 5,
 "fences": 30,
 "tiles": [
  {
   "id": "joyful-1",
   "kind": "joyful",
   "flower": [
    "easy",
    "normal",
    "hard"
   ]
  },
  {
   "id": "joyful-2",
   "kind": "joyful",
   "flower": [
    "easy",
    "normal",
    "hard"
   ]
  },
  {
   "id": "joyful-3",
   "kind": "joyful",
   "flower": [
    "normal",
    "hard"
   ]
  },
  {
   "id": "joyful-4",
   "kind": "joyful",
   "flower": [
    "hard"
   ]
  },
  {
   "id": "sleepy-1",
   "kind": "sleepy",
   "flower": [
    "easy",
    "normal",
    "hard"
   ]
  },
  {
   "id": "sleepy-2",
   "kind": "sleepy",
   "flower": [
    "easy",
    "normal",
    "hard"
   ]
  },
  {
   "id": "sleepy-3",
   "kind": "sleepy",
   "flower": [
    "normal",
    "hard"
   ]
  },
  {
   "id": "sleepy-4",
   "kind": "sleepy",
   "flower": [
    "hard"
   ]
  },
  {
   "id": "timid-1",
   "kind": "timid",
   "flower": [
    "easy",
    "normal",
    "hard"
   ]
  },
  {
   "id": "timid-2",
   "kind": "timid",
   "flower": [
    "easy",
    "normal",
    "hard"
   ]
  },
  {
   "id": "timid-3",
   "kind": "timid",
   "flower": [
    "normal",
    "hard"
   ]
  },
  {
   "id": "timid-4",
   "kind": "timid",
   "flower": [
    "hard"
   ]
  },
  {
   "id": "angry-1",
   "kind": "angry",
   "flower": [
    "easy",
    "normal",
    "hard"
   ]
  },
  {
   "id": "angry-2",
   "kind": "angry",
   "flower": [
    "easy",
    "normal",
    "hard"
   ]
  },
  {
   "id": "angry-3",
   "kind": "angry",
   "flower": [
    "normal",
    "hard"
   ]
  },
  {
   "id": "angry-4",
   "kind": "angry",
   "flower": [
    "hard"
   ]
  },
  {
   "id": "dreamy-1",
   "kind": "dreamy",
   "flower": [
    "easy",
    "normal",
    "hard"
   ]
  },
  {
   "id": "dreamy-2",
   "kind": "dreamy",
   "flower": [
    "easy",
    "normal",
    "hard"
   ]
  },
  {
   "id": "dreamy-3",
   "kind": "dreamy",
   "flower": [
    "normal",
    "hard"
   ]
  },
  {
   "id": "dreamy-4",
   "kind": "dreamy",
   "flower": [
    "hard"
   ]
  },
  {
   "id": "ram-1",
   "kind": "ram",
   "flower": []
  },
  {
   "id": "ram-2",
   "kind": "ram",
   "flower": []
  },
  {
   "id": "ram-3",
   "kind": "ram",
   "flower": []
  },
  {
   "id": "shepherd-1",
   "kind": "shepherd",
   "flower": [
    "easy",
    "normal",
    "hard"
   ]
  },
  {
   "id": "shepherd-2",
   "kind": "shepherd",
   "flower": [
    "easy",
    "normal",
    "hard"
   ]
  }
 ]
} as const;
