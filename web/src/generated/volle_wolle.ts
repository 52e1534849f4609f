// Made from the server's own types by sheepfold.server.contract: do not edit.

export interface FlocksView {
  viewer: number;
  memory_aid: boolean;
  round: number;
  rounds: number;
  pending: string[];
  acting: number[];
  deck: number;
  supply: number;
  table: string[];
  seats: Player[];
  order: number[];
  place: number;
  turn: number | null;
  throw: number;
  dice: (number | null)[];
  kept: string[];
  due: number;
  target: number | null;
  result: number | null;
  price: number | null;
  failed: boolean;
  taking: string[];
  memory?: Remembered[];
}

/** One player's cards, chips, bid and points. */
export interface Player {
  chips: number;
  board: number | null;
  top: string | null;
  number: number | null;
  modifier: number;
  sheep: number;
  dogs: number;
  bone: boolean;
  has_bid: boolean;
  bid: string | null;
  flock: string[] | null;
  points: number | null;
}

/** A sheep in a player's flock, under the top card. */
export interface Remembered {
  seat: number;
  card: string;
}

/** How likely a player who wants nothing else reaches a bid. */
export interface Odds {
  dice: number;
  chips: number;
  throws: [number, number, number];
}

export type View = FlocksView;

export type Fact =
  | { key: "board-dealt"; ruling: "VW-1"; arguments: { seat: number; board: number; number: number | string } }
  | { key: "card-laid"; ruling: "VW-2"; arguments: { place: number; card: string } }
  | { key: "round-begun"; ruling: "VW-2"; arguments: { round: number; n: number } }
  | { key: "bid-made"; ruling: "VW-3"; arguments: { seat: number } }
  | { key: "bids-shown"; ruling: "VW-20"; arguments: {  } }
  | { key: "plus-paid"; ruling: "VW-3"; arguments: { seat: number } }
  | { key: "order"; ruling: "VW-4"; arguments: { place: number; seat: number; bid: string } }
  | { key: "order-tied"; ruling: "VW-4"; arguments: { place: number; seat: number; bid: string; number: number | string } }
  | { key: "round-over"; ruling: "VW-2"; arguments: { round: number } }
  | { key: "turn-begun"; ruling: "VW-5"; arguments: { seat: number; place: number } }
  | { key: "throw-begun"; ruling: "VW-5"; arguments: { seat: number; throw: number } }
  | { key: "die-rolled"; ruling: "VW-5"; arguments: { seat: number; throw: number; die: string; face: number } }
  | { key: "dice-thrown"; ruling: "VW-5"; arguments: { seat: number; throw: number; sum: number; d12: number; d10: number; d8: number } }
  | { key: "throw-ended"; ruling: "VW-8"; arguments: { seat: number; throw: number; sum: number; malus: number; result: number } }
  | { key: "malus-counted"; ruling: "VW-8"; arguments: { seat: number; result: number } }
  | { key: "die-kept"; ruling: "VW-6"; arguments: { seat: number; die: string; face: number } }
  | { key: "reached"; ruling: "VW-9"; arguments: { seat: number; result: number; bid: string; n: number } }
  | { key: "reached-bonus"; ruling: "VW-8"; arguments: { seat: number; n: number } }
  | { key: "reached-chips"; ruling: "VW-8"; arguments: { seat: number; n: number; chips: number } }
  | { key: "reached-both"; ruling: "VW-8"; arguments: { seat: number; n: number; chips: number } }
  | { key: "failed"; ruling: "VW-11"; arguments: { seat: number; result: number; bid: string } }
  | { key: "bid-refused"; ruling: "VW-9"; arguments: { seat: number } }
  | { key: "black-come"; ruling: "VW-11"; arguments: { seat: number; n: number } }
  | { key: "raised-bonus"; ruling: "VW-11"; arguments: { seat: number } }
  | { key: "raised-chips"; ruling: "VW-11"; arguments: { seat: number; chips: number } }
  | { key: "raised-both"; ruling: "VW-11"; arguments: { seat: number; chips: number } }
  | { key: "chip-gained"; ruling: "VW-11"; arguments: { seat: number } }
  | { key: "supply-empty"; ruling: "VW-1"; arguments: { seat: number } }
  | { key: "card-chosen"; ruling: "VW-10"; arguments: { seat: number; card: string } }
  | { key: "card-taken"; ruling: "VW-10" | "VW-11" | "VW-12" | "VW-15"; arguments: { seat: number; card: string } }
  | { key: "rest-taken"; ruling: "VW-12"; arguments: { seat: number; n: number } }
  | { key: "leftovers"; ruling: "VW-15"; arguments: { seat: number; n: number } }
  | { key: "table-empty"; ruling: "VW-13"; arguments: { seats: number[] } }
  | { key: "dogs-gained"; ruling: "VW-10"; arguments: { seat: number; n: number } }
  | { key: "bone-gained"; ruling: "VW-10"; arguments: { seat: number } }
  | { key: "top-changed"; ruling: "VW-10"; arguments: { seat: number; card: string; n: number } }
  | { key: "bone-taken"; ruling: "VW-14"; arguments: { seat: number } }
  | { key: "bone-lost"; ruling: "VW-14"; arguments: { seat: number; seat2: number } }
  | { key: "bone-refused"; ruling: "VW-14"; arguments: { seat: number } }
  | { key: "game-over"; ruling: "VW-16"; arguments: {  } }
  | { key: "sets-scored"; ruling: "VW-17"; arguments: { seat: number; points: number } }
  | { key: "no-dog"; ruling: "VW-18"; arguments: { seat: number; n: number; points: number } }
  | { key: "one-dog"; ruling: "VW-18"; arguments: { seat: number; points: number } }
  | { key: "dogs-bone"; ruling: "VW-18"; arguments: { seat: number; n: number; points: number } }
  | { key: "dogs-idle"; ruling: "VW-18"; arguments: { seat: number; n: number } }
  | { key: "most-dogs"; ruling: "VW-18"; arguments: { seat: number; n: number } }
  | { key: "scored"; ruling: "VW-16"; arguments: { seat: number; points: number } }
  | { key: "won"; ruling: "VW-19"; arguments: { seat: number; points: number } }
  | { key: "shared-win"; ruling: "VW-19"; arguments: { seat: number; points: number } };

export const VERBS = [
 {
  "name": "roll",
  "kinds": [
   [
    "die",
    1
   ],
   [
    "face",
    1
   ]
  ]
 },
 {
  "name": "keep",
  "kinds": [
   [
    "die",
    1
   ]
  ]
 },
 {
  "name": "bid",
  "kinds": [
   [
    "bid",
    1
   ]
  ]
 },
 {
  "name": "lay",
  "kinds": [
   [
    "card",
    1
   ]
  ]
 },
 {
  "name": "take",
  "kinds": [
   [
    "card",
    1
   ]
  ]
 },
 {
  "name": "top",
  "kinds": [
   [
    "card",
    1
   ]
  ]
 },
 {
  "name": "accept",
  "kinds": []
 },
 {
  "name": "fail",
  "kinds": []
 },
 {
  "name": "bone",
  "kinds": [
   [
    "answer",
    1
   ]
  ]
 },
 {
  "name": "black",
  "kinds": []
 },
 {
  "name": "raise",
  "kinds": [
   [
    "means",
    1
   ]
  ]
 },
 {
  "name": "raise",
  "kinds": [
   [
    "bonus",
    1
   ],
   [
    "rest",
    1
   ]
  ]
 },
 {
  "name": "board",
  "kinds": [
   [
    "seat",
    1
   ],
   [
    "board",
    1
   ]
  ]
 }
] as const;

export const SILENT = [
 "board-dealt VW-1",
 "card-laid VW-2",
 "bid-made VW-3",
 "turn-begun VW-5",
 "throw-begun VW-5",
 "die-rolled VW-5",
 "throw-ended VW-8",
 "bid-refused VW-9",
 "raised-bonus VW-11",
 "raised-chips VW-11",
 "raised-both VW-11",
 "card-chosen VW-10",
 "dogs-gained VW-10",
 "bone-gained VW-10",
 "top-changed VW-10",
 "bone-taken VW-14",
 "bone-refused VW-14",
 "scored VW-16"
] as const;

export const NAMES = {
 "card": {
  "S01": {
   "key": "card-black",
   "arguments": {
    "points": "−6",
    "signs": "+2"
   }
  },
  "S02": {
   "key": "card-black",
   "arguments": {
    "points": "−5",
    "signs": "-2"
   }
  },
  "S03": {
   "key": "card-black",
   "arguments": {
    "points": "−4",
    "signs": "none"
   }
  },
  "S04": {
   "key": "card-black",
   "arguments": {
    "points": "−4",
    "signs": "bone"
   }
  },
  "S05": {
   "key": "card-black",
   "arguments": {
    "points": "−3",
    "signs": "-1"
   }
  },
  "S06": {
   "key": "card-black",
   "arguments": {
    "points": "−3",
    "signs": "+1"
   }
  },
  "S07": {
   "key": "card-black",
   "arguments": {
    "points": "−3",
    "signs": "bone"
   }
  },
  "S08": {
   "key": "card-black",
   "arguments": {
    "points": "−2",
    "signs": "none"
   }
  },
  "S09": {
   "key": "card-black",
   "arguments": {
    "points": "−2",
    "signs": "+1"
   }
  },
  "S10": {
   "key": "card-white",
   "arguments": {
    "points": "1",
    "signs": "+2"
   }
  },
  "S11": {
   "key": "card-white",
   "arguments": {
    "points": "1",
    "signs": "+3"
   }
  },
  "S12": {
   "key": "card-white",
   "arguments": {
    "points": "1",
    "signs": "+3"
   }
  },
  "S13": {
   "key": "card-white",
   "arguments": {
    "points": "2",
    "signs": "+2"
   }
  },
  "S14": {
   "key": "card-white",
   "arguments": {
    "points": "2",
    "signs": "+2"
   }
  },
  "S15": {
   "key": "card-white",
   "arguments": {
    "points": "2",
    "signs": "+3"
   }
  },
  "S16": {
   "key": "card-white",
   "arguments": {
    "points": "2",
    "signs": "bone"
   }
  },
  "S17": {
   "key": "card-white",
   "arguments": {
    "points": "3",
    "signs": "none"
   }
  },
  "S18": {
   "key": "card-white",
   "arguments": {
    "points": "3",
    "signs": "+1"
   }
  },
  "S19": {
   "key": "card-white",
   "arguments": {
    "points": "3",
    "signs": "+1"
   }
  },
  "S20": {
   "key": "card-white",
   "arguments": {
    "points": "3",
    "signs": "+2"
   }
  },
  "S21": {
   "key": "card-white",
   "arguments": {
    "points": "3",
    "signs": "bone"
   }
  },
  "S22": {
   "key": "card-set007",
   "arguments": {
    "signs": "-1"
   }
  },
  "S23": {
   "key": "card-set370",
   "arguments": {
    "signs": "-1"
   }
  },
  "S24": {
   "key": "card-set007",
   "arguments": {
    "signs": "none"
   }
  },
  "S25": {
   "key": "card-set007",
   "arguments": {
    "signs": "none"
   }
  },
  "S26": {
   "key": "card-set007",
   "arguments": {
    "signs": "none"
   }
  },
  "S27": {
   "key": "card-set370",
   "arguments": {
    "signs": "none"
   }
  },
  "S28": {
   "key": "card-set370",
   "arguments": {
    "signs": "none"
   }
  },
  "S29": {
   "key": "card-set370",
   "arguments": {
    "signs": "none"
   }
  },
  "S30": {
   "key": "card-white",
   "arguments": {
    "points": "4",
    "signs": "none"
   }
  },
  "S31": {
   "key": "card-white",
   "arguments": {
    "points": "4",
    "signs": "none"
   }
  },
  "S32": {
   "key": "card-set007",
   "arguments": {
    "signs": "+1"
   }
  },
  "S33": {
   "key": "card-set370",
   "arguments": {
    "signs": "+1"
   }
  },
  "S34": {
   "key": "card-white",
   "arguments": {
    "points": "4",
    "signs": "+1"
   }
  },
  "S35": {
   "key": "card-white",
   "arguments": {
    "points": "4",
    "signs": "+1"
   }
  },
  "S36": {
   "key": "card-set007",
   "arguments": {
    "signs": "bone"
   }
  },
  "S37": {
   "key": "card-set370",
   "arguments": {
    "signs": "bone"
   }
  },
  "S38": {
   "key": "card-white",
   "arguments": {
    "points": "4",
    "signs": "bone"
   }
  },
  "S39": {
   "key": "card-white",
   "arguments": {
    "points": "5",
    "signs": "-1"
   }
  },
  "S40": {
   "key": "card-white",
   "arguments": {
    "points": "5",
    "signs": "-1"
   }
  },
  "S41": {
   "key": "card-white",
   "arguments": {
    "points": "5",
    "signs": "none"
   }
  },
  "S42": {
   "key": "card-white",
   "arguments": {
    "points": "5",
    "signs": "none"
   }
  },
  "S43": {
   "key": "card-white",
   "arguments": {
    "points": "5",
    "signs": "bone"
   }
  },
  "S44": {
   "key": "card-white",
   "arguments": {
    "points": "6",
    "signs": "-1"
   }
  },
  "S45": {
   "key": "card-white",
   "arguments": {
    "points": "6",
    "signs": "-1"
   }
  },
  "S46": {
   "key": "card-white",
   "arguments": {
    "points": "6",
    "signs": "-2"
   }
  },
  "S47": {
   "key": "card-white",
   "arguments": {
    "points": "6",
    "signs": "none"
   }
  },
  "S48": {
   "key": "card-white",
   "arguments": {
    "points": "7",
    "signs": "-2"
   }
  },
  "S49": {
   "key": "card-white",
   "arguments": {
    "points": "7",
    "signs": "-2"
   }
  },
  "S50": {
   "key": "card-white",
   "arguments": {
    "points": "8",
    "signs": "-3"
   }
  },
  "S51": {
   "key": "card-white",
   "arguments": {
    "points": "8",
    "signs": "-3"
   }
  }
 },
 "signs": {
  "+2": {
   "key": "signs-bonus",
   "arguments": {
    "n": "+2"
   }
  },
  "-2": {
   "key": "signs-malus",
   "arguments": {
    "n": "−2"
   }
  },
  "none": {
   "key": "signs-none",
   "arguments": {}
  },
  "bone": {
   "key": "signs-bone",
   "arguments": {}
  },
  "-1": {
   "key": "signs-malus",
   "arguments": {
    "n": "−1"
   }
  },
  "+1": {
   "key": "signs-bonus",
   "arguments": {
    "n": "+1"
   }
  },
  "+3": {
   "key": "signs-bonus",
   "arguments": {
    "n": "+3"
   }
  },
  "-3": {
   "key": "signs-malus",
   "arguments": {
    "n": "−3"
   }
  }
 }
} as const;

export const RULINGS = [
 "VW-1",
 "VW-2",
 "VW-3",
 "VW-4",
 "VW-5",
 "VW-6",
 "VW-7",
 "VW-8",
 "VW-9",
 "VW-10",
 "VW-11",
 "VW-12",
 "VW-13",
 "VW-14",
 "VW-15",
 "VW-16",
 "VW-17",
 "VW-18",
 "VW-19",
 "VW-20"
] as const;

export const COMPONENTS = {
 "game": "volle_wolle",
 "status": "Fact: 60 cards = 51 sheep + 8 dogs + 1 bone; 25 chips, 2 each at the start; dice d12, d10, d8; bids 14 to 26 and 26+. Ours, because no public source shows the faces: the values, modifiers, bone symbols and sheep numbers of the 51 sheep and of the six boards. They are data, to be replaced by whoever owns the printed deck.",
 "players": [
  2,
  3,
  4,
  5,
  6
 ],
 "dice": [
  12,
  10,
  8
 ],
 "chips": 25,
 "chips_each": 2,
 "board_numbers": [
  1,
  2,
  3,
  4,
  5,
  6
 ],
 "dogs": 8,
 "bones": 1,
 "sheep": [
  {
   "id": "S01",
   "kind": "black",
   "points": -6,
   "modifier": 2,
   "bone": false,
   "number": 7
  },
  {
   "id": "S02",
   "kind": "black",
   "points": -5,
   "modifier": -2,
   "bone": false,
   "number": 8
  },
  {
   "id": "S03",
   "kind": "black",
   "points": -4,
   "modifier": 0,
   "bone": false,
   "number": 9
  },
  {
   "id": "S04",
   "kind": "black",
   "points": -4,
   "modifier": 0,
   "bone": true,
   "number": 10
  },
  {
   "id": "S05",
   "kind": "black",
   "points": -3,
   "modifier": -1,
   "bone": false,
   "number": 11
  },
  {
   "id": "S06",
   "kind": "black",
   "points": -3,
   "modifier": 1,
   "bone": false,
   "number": 12
  },
  {
   "id": "S07",
   "kind": "black",
   "points": -3,
   "modifier": 0,
   "bone": true,
   "number": 13
  },
  {
   "id": "S08",
   "kind": "black",
   "points": -2,
   "modifier": 0,
   "bone": false,
   "number": 14
  },
  {
   "id": "S09",
   "kind": "black",
   "points": -2,
   "modifier": 1,
   "bone": false,
   "number": 15
  },
  {
   "id": "S10",
   "kind": "white",
   "points": 1,
   "modifier": 2,
   "bone": false,
   "number": 16
  },
  {
   "id": "S11",
   "kind": "white",
   "points": 1,
   "modifier": 3,
   "bone": false,
   "number": 17
  },
  {
   "id": "S12",
   "kind": "white",
   "points": 1,
   "modifier": 3,
   "bone": false,
   "number": 18
  },
  {
   "id": "S13",
   "kind": "white",
   "points": 2,
   "modifier": 2,
   "bone": false,
   "number": 19
  },
  {
   "id": "S14",
   "kind": "white",
   "points": 2,
   "modifier": 2,
   "bone": false,
   "number": 20
  },
  {
   "id": "S15",
   "kind": "white",
   "points": 2,
   "modifier": 3,
   "bone": false,
   "number": 21
  },
  {
   "id": "S16",
   "kind": "white",
   "points": 2,
   "modifier": 0,
   "bone": true,
   "number": 22
  },
  {
   "id": "S17",
   "kind": "white",
   "points": 3,
   "modifier": 0,
   "bone": false,
   "number": 23
  },
  {
   "id": "S18",
   "kind": "white",
   "points": 3,
   "modifier": 1,
   "bone": false,
   "number": 24
  },
  {
   "id": "S19",
   "kind": "white",
   "points": 3,
   "modifier": 1,
   "bone": false,
   "number": 25
  },
  {
   "id": "S20",
   "kind": "white",
   "points": 3,
   "modifier": 2,
   "bone": false,
   "number": 26
  },
  {
   "id": "S21",
   "kind": "white",
   "points": 3,
   "modifier": 0,
   "bone": true,
   "number": 27
  },
  {
   "id": "S22",
   "kind": "set007",
   "points": null,
   "modifier": -1,
   "bone": false,
   "number": 28
  },
  {
   "id": "S23",
   "kind": "set370",
   "points": null,
   "modifier": -1,
   "bone": false,
   "number": 29
  },
  {
   "id": "S24",
   "kind": "set007",
   "points": null,
   "modifier": 0,
   "bone": false,
   "number": 30
  },
  {
   "id": "S25",
   "kind": "set007",
   "points": null,
   "modifier": 0,
   "bone": false,
   "number": 31
  },
  {
   "id": "S26",
   "kind": "set007",
   "points": null,
   "modifier": 0,
   "bone": false,
   "number": 32
  },
  {
   "id": "S27",
   "kind": "set370",
   "points": null,
   "modifier": 0,
   "bone": false,
   "number": 33
  },
  {
   "id": "S28",
   "kind": "set370",
   "points": null,
   "modifier": 0,
   "bone": false,
   "number": 34
  },
  {
   "id": "S29",
   "kind": "set370",
   "points": null,
   "modifier": 0,
   "bone": false,
   "number": 35
  },
  {
   "id": "S30",
   "kind": "white",
   "points": 4,
   "modifier": 0,
   "bone": false,
   "number": 36
  },
  {
   "id": "S31",
   "kind": "white",
   "points": 4,
   "modifier": 0,
   "bone": false,
   "number": 37
  },
  {
   "id": "S32",
   "kind": "set007",
   "points": null,
   "modifier": 1,
   "bone": false,
   "number": 38
  },
  {
   "id": "S33",
   "kind": "set370",
   "points": null,
   "modifier": 1,
   "bone": false,
   "number": 39
  },
  {
   "id": "S34",
   "kind": "white",
   "points": 4,
   "modifier": 1,
   "bone": false,
   "number": 40
  },
  {
   "id": "S35",
   "kind": "white",
   "points": 4,
   "modifier": 1,
   "bone": false,
   "number": 41
  },
  {
   "id": "S36",
   "kind": "set007",
   "points": null,
   "modifier": 0,
   "bone": true,
   "number": 42
  },
  {
   "id": "S37",
   "kind": "set370",
   "points": null,
   "modifier": 0,
   "bone": true,
   "number": 43
  },
  {
   "id": "S38",
   "kind": "white",
   "points": 4,
   "modifier": 0,
   "bone": true,
   "number": 44
  },
  {
   "id": "S39",
   "kind": "white",
   "points": 5,
   "modifier": -1,
   "bone": false,
   "number": 45
  },
  {
   "id": "S40",
   "kind": "white",
   "points": 5,
   "modifier": -1,
   "bone": false,
   "number": 46
  },
  {
   "id": "S41",
   "kind": "white",
   "points": 5,
   "modifier": 0,
   "bone": false,
   "number": 47
  },
  {
   "id": "S42",
   "kind": "white",
   "points": 5,
   "modifier": 0,
   "bone": false,
   "number": 48
  },
  {
   "id": "S43",
   "kind": "white",
   "points": 5,
   "modifier": 0,
   "bone": true,
   "number": 49
  },
  {
   "id": "S44",
   "kind": "white",
   "points": 6,
   "modifier": -1,
   "bone": false,
   "number": 50
  },
  {
   "id": "S45",
   "kind": "white",
   "points": 6,
   "modifier": -1,
   "bone": false,
   "number": 51
  },
  {
   "id": "S46",
   "kind": "white",
   "points": 6,
   "modifier": -2,
   "bone": false,
   "number": 52
  },
  {
   "id": "S47",
   "kind": "white",
   "points": 6,
   "modifier": 0,
   "bone": false,
   "number": 53
  },
  {
   "id": "S48",
   "kind": "white",
   "points": 7,
   "modifier": -2,
   "bone": false,
   "number": 54
  },
  {
   "id": "S49",
   "kind": "white",
   "points": 7,
   "modifier": -2,
   "bone": false,
   "number": 55
  },
  {
   "id": "S50",
   "kind": "white",
   "points": 8,
   "modifier": -3,
   "bone": false,
   "number": 56
  },
  {
   "id": "S51",
   "kind": "white",
   "points": 8,
   "modifier": -3,
   "bone": false,
   "number": 57
  }
 ]
} as const;
