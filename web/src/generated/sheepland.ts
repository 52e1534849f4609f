// Made from the server's own types by sheepfold.server.contract: do not edit.

/** Roads are their ids, from 1; lists per place or terrain are in their order. */
export interface IslandView {
  viewer: number;
  players: number;
  memory_aid: boolean;
  first: number | null;
  turn: number | null;
  round: number;
  pending: string[];
  acting: number[];
  die: number | null;
  white: number[];
  black: string;
  worth: number[];
  shepherds: number[][];
  fences: number[];
  final_fences: number[];
  supply: number;
  final_supply: number;
  shepherd: number | null;
  left: number;
  walked: boolean;
  herded: boolean;
  purchased: boolean;
  stuck: boolean;
  costs: (number | null)[];
  dinars: number[];
  stacks: number[];
  prices: (number | null)[];
  held: number[];
  tiles: (string[] | null)[];
  points: (number | null)[];
  memory?: Bought[];
}

/** A purchase; its tile lies face down now. */
export interface Bought {
  seat: number;
  terrain: string;
}

export type View = IslandView;

export type Fact =
  | { key: "money"; ruling: "SL-2"; arguments: { dinars: number } }
  | { key: "first-drawn"; ruling: "SL-3"; arguments: { seat: number } }
  | { key: "tile-dealt"; ruling: "SL-1"; arguments: { seat: number; terrain: string } }
  | { key: "shepherd-placed"; ruling: "SL-3"; arguments: { seat: number; road: number } }
  | { key: "turn-begun"; ruling: "SL-4"; arguments: { seat: number; round: number } }
  | { key: "die-thrown"; ruling: "SL-4"; arguments: { seat: number; number: number } }
  | { key: "black-crossed"; ruling: "SL-4"; arguments: { road: number; place: string; place2: string } }
  | { key: "black-no-road"; ruling: "SL-4"; arguments: { number: number; place: string } }
  | { key: "black-shepherd"; ruling: "SL-4"; arguments: { road: number; place: string } }
  | { key: "black-fence"; ruling: "SL-4"; arguments: { road: number; place: string } }
  | { key: "shepherd-named"; ruling: "SL-11"; arguments: { seat: number; road: number } }
  | { key: "stuck"; ruling: "SL-10"; arguments: { road: number } }
  | { key: "turn-lost"; ruling: "SL-10"; arguments: { seat: number; n: number } }
  | { key: "shepherd-moved"; ruling: "SL-6"; arguments: { seat: number; road: number; road2: number } }
  | { key: "walk-paid"; ruling: "SL-6"; arguments: { dinars: number } }
  | { key: "fence-placed"; ruling: "SL-6"; arguments: { road: number; n: number } }
  | { key: "final-fence-placed"; ruling: "SL-6"; arguments: { road: number } }
  | { key: "last-fence"; ruling: "SL-12"; arguments: { seat: number } }
  | { key: "sheep-driven"; ruling: "SL-7"; arguments: { road: number; place: string; place2: string } }
  | { key: "black-driven"; ruling: "SL-7"; arguments: { road: number; place: string; place2: string } }
  | { key: "tile-bought"; ruling: "SL-8"; arguments: { seat: number; terrain: string; price: number } }
  | { key: "stack-empty"; ruling: "SL-8"; arguments: { terrain: string } }
  | { key: "over-stuck"; ruling: "SL-10"; arguments: {  } }
  | { key: "over-fences"; ruling: "SL-12"; arguments: {  } }
  | { key: "starting-tile"; ruling: "SL-14"; arguments: { seat: number; terrain: string } }
  | { key: "scored"; ruling: "SL-13"; arguments: { seat: number; tiles: number; dinars: number; total: number } }
  | { key: "won"; ruling: "SL-13"; arguments: { seats: number[] } };

export const VERBS = [
 {
  "name": "walk",
  "kinds": [
   [
    "road",
    1
   ]
  ]
 },
 {
  "name": "die",
  "kinds": [
   [
    "number",
    1
   ]
  ]
 },
 {
  "name": "herd",
  "kinds": [
   [
    "place",
    1
   ],
   [
    "place",
    1
   ]
  ]
 },
 {
  "name": "black",
  "kinds": [
   [
    "place",
    1
   ],
   [
    "place",
    1
   ]
  ]
 },
 {
  "name": "buy",
  "kinds": [
   [
    "terrain",
    1
   ]
  ]
 },
 {
  "name": "place",
  "kinds": [
   [
    "road",
    1
   ]
  ]
 },
 {
  "name": "use",
  "kinds": [
   [
    "road",
    1
   ]
  ]
 },
 {
  "name": "tile",
  "kinds": [
   [
    "seat",
    1
   ],
   [
    "terrain",
    1
   ]
  ]
 },
 {
  "name": "first",
  "kinds": [
   [
    "seat",
    1
   ]
  ]
 }
] as const;

export const SILENT = [
 "first-drawn SL-3",
 "tile-dealt SL-1",
 "shepherd-placed SL-3",
 "turn-begun SL-4",
 "shepherd-named SL-11",
 "shepherd-moved SL-6",
 "sheep-driven SL-7",
 "black-driven SL-7"
] as const;

export const NAMES = {
 "road": {
  "1": {
   "key": "road-between",
   "arguments": {
    "number": 3,
    "place": "field-2",
    "place2": "field-3"
   }
  },
  "2": {
   "key": "road-between",
   "arguments": {
    "number": 1,
    "place": "field-3",
    "place2": "mountain-2"
   }
  },
  "3": {
   "key": "road-between",
   "arguments": {
    "number": 2,
    "place": "field-3",
    "place2": "mountain-1"
   }
  },
  "4": {
   "key": "road-between",
   "arguments": {
    "number": 2,
    "place": "mountain-2",
    "place2": "mountain-3"
   }
  },
  "5": {
   "key": "road-between",
   "arguments": {
    "number": 2,
    "place": "field-2",
    "place2": "pasture-3"
   }
  },
  "6": {
   "key": "road-between",
   "arguments": {
    "number": 6,
    "place": "field-2",
    "place2": "mountain-1"
   }
  },
  "7": {
   "key": "road-between",
   "arguments": {
    "number": 3,
    "place": "mountain-1",
    "place2": "mountain-2"
   }
  },
  "8": {
   "key": "road-between",
   "arguments": {
    "number": 4,
    "place": "field-1",
    "place2": "field-2"
   }
  },
  "9": {
   "key": "road-between",
   "arguments": {
    "number": 5,
    "place": "mountain-2",
    "place2": "desert-1"
   }
  },
  "10": {
   "key": "road-between",
   "arguments": {
    "number": 3,
    "place": "field-1",
    "place2": "pasture-3"
   }
  },
  "11": {
   "key": "road-between",
   "arguments": {
    "number": 5,
    "place": "field-1",
    "place2": "mountain-1"
   }
  },
  "12": {
   "key": "road-between",
   "arguments": {
    "number": 3,
    "place": "mountain-3",
    "place2": "desert-1"
   }
  },
  "13": {
   "key": "road-between",
   "arguments": {
    "number": 4,
    "place": "mountain-1",
    "place2": "desert-1"
   }
  },
  "14": {
   "key": "road-between",
   "arguments": {
    "number": 1,
    "place": "pasture-2",
    "place2": "pasture-3"
   }
  },
  "15": {
   "key": "road-between",
   "arguments": {
    "number": 1,
    "place": "mountain-3",
    "place2": "desert-2"
   }
  },
  "16": {
   "key": "road-between",
   "arguments": {
    "number": 1,
    "place": "sheepsburg",
    "place2": "mountain-1"
   }
  },
  "17": {
   "key": "road-between",
   "arguments": {
    "number": 2,
    "place": "field-1",
    "place2": "pasture-2"
   }
  },
  "18": {
   "key": "road-between",
   "arguments": {
    "number": 6,
    "place": "desert-1",
    "place2": "desert-2"
   }
  },
  "19": {
   "key": "road-between",
   "arguments": {
    "number": 2,
    "place": "sheepsburg",
    "place2": "desert-1"
   }
  },
  "20": {
   "key": "road-between",
   "arguments": {
    "number": 6,
    "place": "sheepsburg",
    "place2": "field-1"
   }
  },
  "21": {
   "key": "road-between",
   "arguments": {
    "number": 1,
    "place": "field-1",
    "place2": "pasture-1"
   }
  },
  "22": {
   "key": "road-between",
   "arguments": {
    "number": 1,
    "place": "desert-1",
    "place2": "swamp-1"
   }
  },
  "23": {
   "key": "road-between",
   "arguments": {
    "number": 2,
    "place": "desert-2",
    "place2": "swamp-1"
   }
  },
  "24": {
   "key": "road-between",
   "arguments": {
    "number": 3,
    "place": "sheepsburg",
    "place2": "swamp-1"
   }
  },
  "25": {
   "key": "road-between",
   "arguments": {
    "number": 5,
    "place": "sheepsburg",
    "place2": "pasture-1"
   }
  },
  "26": {
   "key": "road-between",
   "arguments": {
    "number": 3,
    "place": "pasture-1",
    "place2": "pasture-2"
   }
  },
  "27": {
   "key": "road-between",
   "arguments": {
    "number": 4,
    "place": "sheepsburg",
    "place2": "forest-1"
   }
  },
  "28": {
   "key": "road-between",
   "arguments": {
    "number": 4,
    "place": "forest-3",
    "place2": "pasture-2"
   }
  },
  "29": {
   "key": "road-between",
   "arguments": {
    "number": 5,
    "place": "desert-2",
    "place2": "desert-3"
   }
  },
  "30": {
   "key": "road-between",
   "arguments": {
    "number": 5,
    "place": "swamp-1",
    "place2": "forest-1"
   }
  },
  "31": {
   "key": "road-between",
   "arguments": {
    "number": 4,
    "place": "desert-3",
    "place2": "swamp-1"
   }
  },
  "32": {
   "key": "road-between",
   "arguments": {
    "number": 6,
    "place": "forest-1",
    "place2": "pasture-1"
   }
  },
  "33": {
   "key": "road-between",
   "arguments": {
    "number": 2,
    "place": "forest-3",
    "place2": "pasture-1"
   }
  },
  "34": {
   "key": "road-between",
   "arguments": {
    "number": 6,
    "place": "swamp-1",
    "place2": "swamp-2"
   }
  },
  "35": {
   "key": "road-between",
   "arguments": {
    "number": 4,
    "place": "forest-2",
    "place2": "pasture-1"
   }
  },
  "36": {
   "key": "road-between",
   "arguments": {
    "number": 2,
    "place": "swamp-2",
    "place2": "forest-1"
   }
  },
  "37": {
   "key": "road-between",
   "arguments": {
    "number": 3,
    "place": "forest-1",
    "place2": "forest-2"
   }
  },
  "38": {
   "key": "road-between",
   "arguments": {
    "number": 1,
    "place": "desert-3",
    "place2": "swamp-2"
   }
  },
  "39": {
   "key": "road-between",
   "arguments": {
    "number": 1,
    "place": "swamp-3",
    "place2": "forest-1"
   }
  },
  "40": {
   "key": "road-between",
   "arguments": {
    "number": 1,
    "place": "forest-2",
    "place2": "forest-3"
   }
  },
  "41": {
   "key": "road-between",
   "arguments": {
    "number": 5,
    "place": "swamp-2",
    "place2": "swamp-3"
   }
  },
  "42": {
   "key": "road-between",
   "arguments": {
    "number": 2,
    "place": "swamp-3",
    "place2": "forest-2"
   }
  }
 }
} as const;

export const RULINGS = [
 "SL-1",
 "SL-2",
 "SL-3",
 "SL-4",
 "SL-5",
 "SL-6",
 "SL-7",
 "SL-8",
 "SL-9",
 "SL-10",
 "SL-11",
 "SL-12",
 "SL-13",
 "SL-14"
] as const;

export const COMPONENTS = {
 "game": "sheepland",
 "status": "The map is fact: twelve independent public implementations of the printed board agree on it. The words field, desert, swamp, forest are descriptive; the rulebook names only pasture and mountain. x,y are thousandths of the board's width and height (width:height = 900:1292): a hint for laying out our own drawing.",
 "terrains": [
  "field",
  "mountain",
  "desert",
  "swamp",
  "forest",
  "pasture"
 ],
 "regions": [
  {
   "id": 0,
   "terrain": "sheepsburg",
   "name": "Sheepsburg",
   "x": 526,
   "y": 457
  },
  {
   "id": 1,
   "terrain": "field",
   "name": "field-1",
   "x": 396,
   "y": 370
  },
  {
   "id": 2,
   "terrain": "field",
   "name": "field-2",
   "x": 383,
   "y": 198
  },
  {
   "id": 3,
   "terrain": "field",
   "name": "field-3",
   "x": 640,
   "y": 125
  },
  {
   "id": 4,
   "terrain": "mountain",
   "name": "mountain-1",
   "x": 565,
   "y": 314
  },
  {
   "id": 5,
   "terrain": "mountain",
   "name": "mountain-2",
   "x": 789,
   "y": 204
  },
  {
   "id": 6,
   "terrain": "mountain",
   "name": "mountain-3",
   "x": 882,
   "y": 297
  },
  {
   "id": 7,
   "terrain": "desert",
   "name": "desert-1",
   "x": 702,
   "y": 390
  },
  {
   "id": 8,
   "terrain": "desert",
   "name": "desert-2",
   "x": 867,
   "y": 447
  },
  {
   "id": 9,
   "terrain": "desert",
   "name": "desert-3",
   "x": 842,
   "y": 639
  },
  {
   "id": 10,
   "terrain": "swamp",
   "name": "swamp-1",
   "x": 693,
   "y": 545
  },
  {
   "id": 11,
   "terrain": "swamp",
   "name": "swamp-2",
   "x": 690,
   "y": 766
  },
  {
   "id": 12,
   "terrain": "swamp",
   "name": "swamp-3",
   "x": 475,
   "y": 873
  },
  {
   "id": 13,
   "terrain": "forest",
   "name": "forest-1",
   "x": 538,
   "y": 626
  },
  {
   "id": 14,
   "terrain": "forest",
   "name": "forest-2",
   "x": 328,
   "y": 774
  },
  {
   "id": 15,
   "terrain": "forest",
   "name": "forest-3",
   "x": 186,
   "y": 677
  },
  {
   "id": 16,
   "terrain": "pasture",
   "name": "pasture-1",
   "x": 389,
   "y": 563
  },
  {
   "id": 17,
   "terrain": "pasture",
   "name": "pasture-2",
   "x": 211,
   "y": 451
  },
  {
   "id": 18,
   "terrain": "pasture",
   "name": "pasture-3",
   "x": 157,
   "y": 251
  }
 ],
 "roads": [
  {
   "id": 1,
   "number": 3,
   "regions": [
    2,
    3
   ],
   "adjacent": [
    3,
    6
   ],
   "x": 519,
   "y": 167
  },
  {
   "id": 2,
   "number": 1,
   "regions": [
    3,
    5
   ],
   "adjacent": [
    3,
    7
   ],
   "x": 701,
   "y": 174
  },
  {
   "id": 3,
   "number": 2,
   "regions": [
    3,
    4
   ],
   "adjacent": [
    1,
    2,
    6,
    7
   ],
   "x": 594,
   "y": 241
  },
  {
   "id": 4,
   "number": 2,
   "regions": [
    5,
    6
   ],
   "adjacent": [
    9,
    12
   ],
   "x": 835,
   "y": 248
  },
  {
   "id": 5,
   "number": 2,
   "regions": [
    2,
    18
   ],
   "adjacent": [
    8,
    10
   ],
   "x": 258,
   "y": 254
  },
  {
   "id": 6,
   "number": 6,
   "regions": [
    2,
    4
   ],
   "adjacent": [
    1,
    3,
    8,
    11
   ],
   "x": 510,
   "y": 259
  },
  {
   "id": 7,
   "number": 3,
   "regions": [
    4,
    5
   ],
   "adjacent": [
    2,
    3,
    9,
    13
   ],
   "x": 661,
   "y": 281
  },
  {
   "id": 8,
   "number": 4,
   "regions": [
    1,
    2
   ],
   "adjacent": [
    5,
    6,
    10,
    11
   ],
   "x": 412,
   "y": 295
  },
  {
   "id": 9,
   "number": 5,
   "regions": [
    5,
    7
   ],
   "adjacent": [
    4,
    7,
    12,
    13
   ],
   "x": 722,
   "y": 315
  },
  {
   "id": 10,
   "number": 3,
   "regions": [
    1,
    18
   ],
   "adjacent": [
    5,
    8,
    14,
    17
   ],
   "x": 315,
   "y": 323
  },
  {
   "id": 11,
   "number": 5,
   "regions": [
    1,
    4
   ],
   "adjacent": [
    6,
    8,
    16,
    20
   ],
   "x": 483,
   "y": 335
  },
  {
   "id": 12,
   "number": 3,
   "regions": [
    6,
    7
   ],
   "adjacent": [
    4,
    9,
    15,
    18
   ],
   "x": 800,
   "y": 340
  },
  {
   "id": 13,
   "number": 4,
   "regions": [
    4,
    7
   ],
   "adjacent": [
    7,
    9,
    16,
    19
   ],
   "x": 631,
   "y": 350
  },
  {
   "id": 14,
   "number": 1,
   "regions": [
    17,
    18
   ],
   "adjacent": [
    10,
    17
   ],
   "x": 169,
   "y": 364
  },
  {
   "id": 15,
   "number": 1,
   "regions": [
    6,
    8
   ],
   "adjacent": [
    12,
    18
   ],
   "x": 900,
   "y": 364
  },
  {
   "id": 16,
   "number": 1,
   "regions": [
    0,
    4
   ],
   "adjacent": [
    11,
    13,
    19,
    20
   ],
   "x": 528,
   "y": 383
  },
  {
   "id": 17,
   "number": 2,
   "regions": [
    1,
    17
   ],
   "adjacent": [
    10,
    14,
    21,
    26
   ],
   "x": 315,
   "y": 405
  },
  {
   "id": 18,
   "number": 6,
   "regions": [
    7,
    8
   ],
   "adjacent": [
    12,
    15,
    22,
    23
   ],
   "x": 786,
   "y": 416
  },
  {
   "id": 19,
   "number": 2,
   "regions": [
    0,
    7
   ],
   "adjacent": [
    13,
    16,
    22,
    24
   ],
   "x": 603,
   "y": 418
  },
  {
   "id": 20,
   "number": 6,
   "regions": [
    0,
    1
   ],
   "adjacent": [
    11,
    16,
    21,
    25
   ],
   "x": 451,
   "y": 420
  },
  {
   "id": 21,
   "number": 1,
   "regions": [
    1,
    16
   ],
   "adjacent": [
    17,
    20,
    25,
    26
   ],
   "x": 379,
   "y": 461
  },
  {
   "id": 22,
   "number": 1,
   "regions": [
    7,
    10
   ],
   "adjacent": [
    18,
    19,
    23,
    24
   ],
   "x": 676,
   "y": 462
  },
  {
   "id": 23,
   "number": 2,
   "regions": [
    8,
    10
   ],
   "adjacent": [
    18,
    22,
    29,
    31
   ],
   "x": 786,
   "y": 487
  },
  {
   "id": 24,
   "number": 3,
   "regions": [
    0,
    10
   ],
   "adjacent": [
    19,
    22,
    27,
    30
   ],
   "x": 612,
   "y": 491
  },
  {
   "id": 25,
   "number": 5,
   "regions": [
    0,
    16
   ],
   "adjacent": [
    20,
    21,
    27,
    32
   ],
   "x": 458,
   "y": 494
  },
  {
   "id": 26,
   "number": 3,
   "regions": [
    16,
    17
   ],
   "adjacent": [
    17,
    21,
    28,
    33
   ],
   "x": 312,
   "y": 500
  },
  {
   "id": 27,
   "number": 4,
   "regions": [
    0,
    13
   ],
   "adjacent": [
    24,
    25,
    30,
    32
   ],
   "x": 542,
   "y": 526
  },
  {
   "id": 28,
   "number": 4,
   "regions": [
    15,
    17
   ],
   "adjacent": [
    26,
    33
   ],
   "x": 242,
   "y": 544
  },
  {
   "id": 29,
   "number": 5,
   "regions": [
    8,
    9
   ],
   "adjacent": [
    23,
    31
   ],
   "x": 875,
   "y": 546
  },
  {
   "id": 30,
   "number": 5,
   "regions": [
    10,
    13
   ],
   "adjacent": [
    24,
    27,
    34,
    36
   ],
   "x": 610,
   "y": 576
  },
  {
   "id": 31,
   "number": 4,
   "regions": [
    9,
    10
   ],
   "adjacent": [
    23,
    29,
    34,
    38
   ],
   "x": 750,
   "y": 583
  },
  {
   "id": 32,
   "number": 6,
   "regions": [
    13,
    16
   ],
   "adjacent": [
    25,
    27,
    35,
    37
   ],
   "x": 471,
   "y": 591
  },
  {
   "id": 33,
   "number": 2,
   "regions": [
    15,
    16
   ],
   "adjacent": [
    26,
    28,
    35,
    40
   ],
   "x": 322,
   "y": 595
  },
  {
   "id": 34,
   "number": 6,
   "regions": [
    10,
    11
   ],
   "adjacent": [
    30,
    31,
    36,
    38
   ],
   "x": 672,
   "y": 642
  },
  {
   "id": 35,
   "number": 4,
   "regions": [
    14,
    16
   ],
   "adjacent": [
    32,
    33,
    37,
    40
   ],
   "x": 386,
   "y": 660
  },
  {
   "id": 36,
   "number": 2,
   "regions": [
    11,
    13
   ],
   "adjacent": [
    30,
    34,
    39,
    41
   ],
   "x": 610,
   "y": 682
  },
  {
   "id": 37,
   "number": 3,
   "regions": [
    13,
    14
   ],
   "adjacent": [
    32,
    35,
    39,
    42
   ],
   "x": 462,
   "y": 690
  },
  {
   "id": 38,
   "number": 1,
   "regions": [
    9,
    11
   ],
   "adjacent": [
    31,
    34
   ],
   "x": 760,
   "y": 710
  },
  {
   "id": 39,
   "number": 1,
   "regions": [
    12,
    13
   ],
   "adjacent": [
    36,
    37,
    41,
    42
   ],
   "x": 532,
   "y": 721
  },
  {
   "id": 40,
   "number": 1,
   "regions": [
    14,
    15
   ],
   "adjacent": [
    33,
    35
   ],
   "x": 254,
   "y": 747
  },
  {
   "id": 41,
   "number": 5,
   "regions": [
    11,
    12
   ],
   "adjacent": [
    36,
    39
   ],
   "x": 610,
   "y": 793
  },
  {
   "id": 42,
   "number": 2,
   "regions": [
    12,
    14
   ],
   "adjacent": [
    37,
    39
   ],
   "x": 386,
   "y": 829
  }
 ],
 "fences": 20,
 "final_fences": 12,
 "tile_prices": [
  0,
  1,
  2,
  3,
  4
 ],
 "players": [
  2,
  3,
  4
 ],
 "dinars": {
  "2": 30,
  "3": 20,
  "4": 20
 },
 "shepherds_each": {
  "2": 2,
  "3": 1,
  "4": 1
 }
} as const;
