// Made from the server's own types by sheepfold.server.contract: do not edit.

export interface FarmsView {
  viewer: number;
  players: number;
  missions: boolean;
  black_sheep: boolean;
  round: number;
  first: number | null;
  turn: number | null;
  pending: string[];
  acting: number[];
  passing: string;
  fox: string;
  fox_steps: FoxStep[];
  supply: number;
  deck: number;
  boards: Board[];
  due: Due | null;
  hand: number[];
  pack: number[];
  chosen: number[];
  hands: number[];
  packs: number[];
  choices: number[];
  mission: string | null;
  mission_counts: number[];
  shown_missions: (string | null)[];
  tally: Tally[];
  laid: Laid[];
  discarded: number[];
  memory?: Held[];
}

/** A possible step of the fox, with what it would find on every board. */
export interface FoxStep {
  side: string;
  cell: string;
  taken: number[];
  chased: boolean[];
}

/** A seat's landscape; cells in reading order. */
export interface Board {
  cards: string[];
  white: number[];
  black: string | null;
  paddock: number;
  linked: string[];
  rivers: River[];
}

/** Cards that a river runs through, and its worth now. */
export interface River {
  cells: string[];
  gold: number;
}

/** The card just laid, with the images that remain to be carried out. */
export interface Due {
  cell: string;
  sheep: number;
  dogs: number;
  foxes: number;
}

/** The worth of a board now; the mission's gold only when the match is over. */
export interface Tally {
  sheep: number;
  paddock: number;
  towns: Town[];
  rivers: number[];
  river_gold: number;
  black_gold: number;
  mission_gold: number | null;
  gold: number;
}

/** A town joined to the farmyard. */
export interface Town {
  id: string;
  gold: number;
}

/** A card that was placed. A face-down one is known to its owner, to others at the end. */
export interface Laid {
  round: number;
  seat: number;
  cell: string;
  card: number | null;
  down: boolean;
  fitting: number[];
}

/** A pack that the seat has held: where it began this round, its cards, and those kept. */
export interface Held {
  round: number;
  began: number;
  pack: number[];
  kept: number[];
}

export type View = FarmsView;

export type Fact =
  | { key: "start-drawn"; ruling: "ST-1"; arguments: { seat: number } }
  | { key: "mission-drawn"; ruling: "ST-M1"; arguments: { seat: number; mission: string } }
  | { key: "card-dealt"; ruling: "ST-2" | "ST-5"; arguments: { seat: number; card: string; n: number; due: number } }
  | { key: "draft-begins"; ruling: "ST-2" | "ST-5"; arguments: { round: number; side: string; n: number } }
  | { key: "card-picked"; ruling: "ST-3" | "ST-4"; arguments: { seat: number; card: string; due: number } }
  | { key: "packs-passed"; ruling: "ST-3" | "ST-4"; arguments: { side: string; n: number } }
  | { key: "last-kept"; ruling: "ST-3" | "ST-4"; arguments: { n: number } }
  | { key: "card-received"; ruling: "ST-3" | "ST-4"; arguments: { seat: number; seat2: number; card: string } }
  | { key: "placement-begins"; ruling: "ST-6"; arguments: { seat: number } }
  | { key: "next-turn"; ruling: "ST-6"; arguments: { seat: number } }
  | { key: "card-laid"; ruling: "ST-6"; arguments: { seat: number; card: string; cell: string } }
  | { key: "town-joined"; ruling: "ST-16"; arguments: { seat: number; town: string; gold: number; cells: string[] } }
  | { key: "river-grew"; ruling: "ST-17"; arguments: { seat: number; cells: string[]; gold: number; more: number } }
  | { key: "no-card-fits"; ruling: "ST-10"; arguments: { seat: number; cell: string; card: string } }
  | { key: "sheep-brought"; ruling: "ST-11"; arguments: { seat: number; cell: string; n: number } }
  | { key: "sheep-came"; ruling: "ST-11"; arguments: { seat: number; cell: string; n: number } }
  | { key: "supply-short"; ruling: "ST-11"; arguments: { n: number; due: number } }
  | { key: "sheep-driven"; ruling: "ST-12"; arguments: { seat: number; cell: string; cell2: string; n: number } }
  | { key: "black-driven"; ruling: "ST-B1"; arguments: { seat: number; cell: string; cell2: string } }
  | { key: "dog-rested"; ruling: "ST-12"; arguments: { seat: number } }
  | { key: "dogs-idle"; ruling: "ST-12"; arguments: { seat: number; n: number } }
  | { key: "fox-moved"; ruling: "ST-13"; arguments: { seat: number; side: string; cell: string; cell2: string } }
  | { key: "stolen"; ruling: "ST-14"; arguments: { seat: number; cell: string; seat2: number; n: number } }
  | { key: "lost"; ruling: "ST-14"; arguments: { seat: number; cell: string; n: number } }
  | { key: "safe"; ruling: "ST-15"; arguments: { seat: number; cell: string; n: number } }
  | { key: "black-home"; ruling: "ST-B2"; arguments: { seat: number; cell: string; cell2: string } }
  | { key: "black-safe"; ruling: "ST-B1"; arguments: { seat: number; cell: string } }
  | { key: "black-worth"; ruling: "ST-B3"; arguments: { seat: number; cell: string; gold: number; more: number } }
  | { key: "round-over"; ruling: "ST-5"; arguments: { round: number } }
  | { key: "discards-due"; ruling: "ST-5"; arguments: { round: number } }
  | { key: "card-discarded"; ruling: "ST-5"; arguments: { seat: number; card: string } }
  | { key: "next-start"; ruling: "ST-5"; arguments: { seat: number; round: number } }
  | { key: "card-stays"; ruling: "ST-5"; arguments: { seat: number; card: string } }
  | { key: "face-shown"; ruling: "ST-10"; arguments: { seat: number; card: string; cell: string } }
  | { key: "sheep-gold"; ruling: "ST-16"; arguments: { seat: number; cells: string[]; gold: number } }
  | { key: "paddock-gold"; ruling: "ST-16"; arguments: { seat: number; gold: number } }
  | { key: "town-reached"; ruling: "ST-16"; arguments: { seat: number; town: string; gold: number; cells: string[] } }
  | { key: "river-gold"; ruling: "ST-17"; arguments: { seat: number; cells: string[]; gold: number } }
  | { key: "rivers"; ruling: "ST-17"; arguments: { seat: number; n: number; gold: number; longest: number } }
  | { key: "mission"; ruling: "ST-M2" | "ST-M3" | "ST-M4" | "ST-M5" | "ST-M6" | "ST-M8" | "ST-M7" | "ST-M9" | "ST-M10"; arguments: { seat: number; mission: string; gold: number; counts: number[] } }
  | { key: "black-gold"; ruling: "ST-B3"; arguments: { seat: number; cell: string; gold: number } }
  | { key: "total-gold"; ruling: "ST-18"; arguments: { seat: number; gold: number } }
  | { key: "won"; ruling: "ST-18"; arguments: { seat: number; gold: number } }
  | { key: "won-tie"; ruling: "ST-18"; arguments: { seat: number; gold: number; sheep: number } }
  | { key: "shared"; ruling: "ST-18"; arguments: { seat: number; gold: number } };

export const VERBS = [
 {
  "name": "pick",
  "kinds": [
   [
    "card",
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
    "card",
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
   ],
   [
    "cell",
    1
   ]
  ]
 },
 {
  "name": "fox",
  "kinds": [
   [
    "side",
    1
   ]
  ]
 },
 {
  "name": "sheep",
  "kinds": []
 },
 {
  "name": "heel",
  "kinds": []
 },
 {
  "name": "dog",
  "kinds": [
   [
    "cell",
    1
   ],
   [
    "cell",
    1
   ],
   [
    "herd",
    1
   ]
  ]
 },
 {
  "name": "cover",
  "kinds": [
   [
    "card",
    1
   ],
   [
    "cell",
    1
   ]
  ]
 },
 {
  "name": "discard",
  "kinds": [
   [
    "card",
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
 },
 {
  "name": "mission",
  "kinds": [
   [
    "seat",
    1
   ],
   [
    "mission",
    1
   ]
  ]
 }
] as const;

export const SILENT = [
 "start-drawn ST-1",
 "mission-drawn ST-M1",
 "card-dealt ST-2",
 "card-dealt ST-5",
 "card-picked ST-3",
 "card-picked ST-4",
 "card-received ST-3",
 "card-received ST-4",
 "next-turn ST-6",
 "card-laid ST-6",
 "sheep-driven ST-12",
 "black-driven ST-B1",
 "dog-rested ST-12",
 "fox-moved ST-13",
 "black-worth ST-B3",
 "card-discarded ST-5",
 "card-stays ST-5",
 "sheep-gold ST-16",
 "paddock-gold ST-16",
 "river-gold ST-17",
 "total-gold ST-18"
] as const;

export const NAMES = {
 "card": {
  "1": {
   "key": "card-with",
   "arguments": {
    "images": "road-1+sheep-2"
   }
  },
  "2": {
   "key": "card-with",
   "arguments": {
    "images": "road-1+sheep-1+dogs-1"
   }
  },
  "3": {
   "key": "card-with",
   "arguments": {
    "images": "road-1+sheep-1+foxes-1"
   }
  },
  "4": {
   "key": "card-with",
   "arguments": {
    "images": "road-1+sheep-2"
   }
  },
  "5": {
   "key": "card-with",
   "arguments": {
    "images": "road-1+sheep-1+dogs-1"
   }
  },
  "6": {
   "key": "card-with",
   "arguments": {
    "images": "road-1+sheep-1+foxes-1"
   }
  },
  "7": {
   "key": "card-with",
   "arguments": {
    "images": "road-1+sheep-2"
   }
  },
  "8": {
   "key": "card-with",
   "arguments": {
    "images": "road-1+barn-1+dogs-1"
   }
  },
  "9": {
   "key": "card-with",
   "arguments": {
    "images": "road-1+foxes-1"
   }
  },
  "10": {
   "key": "card-with",
   "arguments": {
    "images": "road-1+sheep-2"
   }
  },
  "11": {
   "key": "card-with",
   "arguments": {
    "images": "road-1+barn-1+dogs-1"
   }
  },
  "12": {
   "key": "card-with",
   "arguments": {
    "images": "road-1+foxes-1"
   }
  },
  "13": {
   "key": "card-with",
   "arguments": {
    "images": "road-1+sheep-2+dogs-1"
   }
  },
  "14": {
   "key": "card-with",
   "arguments": {
    "images": "road-1+sheep-2+foxes-1"
   }
  },
  "15": {
   "key": "card-with",
   "arguments": {
    "images": "fork-1+sheep-1"
   }
  },
  "16": {
   "key": "card-with",
   "arguments": {
    "images": "fork-1+sheep-1"
   }
  },
  "17": {
   "key": "card-with",
   "arguments": {
    "images": "fork-1+dogs-1"
   }
  },
  "18": {
   "key": "card-with",
   "arguments": {
    "images": "fork-1+dogs-1"
   }
  },
  "19": {
   "key": "card-with",
   "arguments": {
    "images": "crossroads-1+dogs-1"
   }
  },
  "20": {
   "key": "card-with",
   "arguments": {
    "images": "river-1+sheep-2"
   }
  },
  "21": {
   "key": "card-with",
   "arguments": {
    "images": "river-1+foxes-1"
   }
  },
  "22": {
   "key": "card-with",
   "arguments": {
    "images": "river-1+sheep-2"
   }
  },
  "23": {
   "key": "card-with",
   "arguments": {
    "images": "river-1+foxes-1"
   }
  },
  "24": {
   "key": "card-with",
   "arguments": {
    "images": "river-1+sheep-1+dogs-1"
   }
  },
  "25": {
   "key": "card-with",
   "arguments": {
    "images": "river-1+sheep-1+dogs-1"
   }
  },
  "26": {
   "key": "card-with",
   "arguments": {
    "images": "river-1+sheep-1+foxes-1"
   }
  },
  "27": {
   "key": "card-with",
   "arguments": {
    "images": "river-1+barn-1+sheep-1"
   }
  },
  "28": {
   "key": "card-with",
   "arguments": {
    "images": "river-1+sheep-1+foxes-1"
   }
  },
  "29": {
   "key": "card-with",
   "arguments": {
    "images": "river-1+sheep-1+foxes-1"
   }
  },
  "30": {
   "key": "card-with",
   "arguments": {
    "images": "river-1+barn-1+dogs-1"
   }
  },
  "31": {
   "key": "card-with",
   "arguments": {
    "images": "river-1+barn-1+dogs-1"
   }
  },
  "32": {
   "key": "card-with",
   "arguments": {
    "images": "road-1+river-1+sheep-1"
   }
  },
  "33": {
   "key": "card-with",
   "arguments": {
    "images": "road-1+river-1+dogs-1"
   }
  },
  "34": {
   "key": "card-with",
   "arguments": {
    "images": "road-1+river-1+sheep-1"
   }
  },
  "35": {
   "key": "card-with",
   "arguments": {
    "images": "road-1+river-1+dogs-1"
   }
  },
  "36": {
   "key": "card-with",
   "arguments": {
    "images": "road-1+river-1+foxes-1"
   }
  },
  "37": {
   "key": "card-with",
   "arguments": {
    "images": "road-1+river-1+foxes-1"
   }
  },
  "38": {
   "key": "card-with",
   "arguments": {
    "images": "road-1+river-1+sheep-1"
   }
  },
  "39": {
   "key": "card-with",
   "arguments": {
    "images": "road-1+river-1+dogs-1"
   }
  },
  "40": {
   "key": "card-with",
   "arguments": {
    "images": "road-1+river-1+sheep-1"
   }
  },
  "41": {
   "key": "card-with",
   "arguments": {
    "images": "road-1+river-1+dogs-1"
   }
  },
  "42": {
   "key": "card-with",
   "arguments": {
    "images": "road-1+river-1+sheep-1"
   }
  },
  "43": {
   "key": "card-with",
   "arguments": {
    "images": "road-1+river-1+foxes-1"
   }
  },
  "44": {
   "key": "card-with",
   "arguments": {
    "images": "fork-1+river-1+barn-1"
   }
  },
  "45": {
   "key": "card-with",
   "arguments": {
    "images": "fork-1+river-1+barn-1"
   }
  },
  "46": {
   "key": "card-with",
   "arguments": {
    "images": "sheep-3"
   }
  },
  "47": {
   "key": "card-with",
   "arguments": {
    "images": "sheep-3"
   }
  },
  "48": {
   "key": "card-with",
   "arguments": {
    "images": "sheep-2+dogs-1"
   }
  },
  "49": {
   "key": "card-with",
   "arguments": {
    "images": "sheep-2+dogs-1"
   }
  },
  "50": {
   "key": "card-with",
   "arguments": {
    "images": "barn-1+sheep-2"
   }
  },
  "51": {
   "key": "card-with",
   "arguments": {
    "images": "barn-1+dogs-2"
   }
  },
  "52": {
   "key": "card-with",
   "arguments": {
    "images": "barn-1+sheep-1+dogs-1"
   }
  },
  "53": {
   "key": "card-with",
   "arguments": {
    "images": "dogs-1+foxes-2"
   }
  },
  "54": {
   "key": "card-with",
   "arguments": {
    "images": "barn-1+foxes-2"
   }
  },
  "55": {
   "key": "card-with",
   "arguments": {
    "images": "barn-1+foxes-2"
   }
  },
  "56": {
   "key": "card-with",
   "arguments": {
    "images": "barn-1+dogs-1+foxes-1"
   }
  }
 },
 "side": {
  "N": {
   "key": "way-N",
   "arguments": {}
  },
  "E": {
   "key": "way-E",
   "arguments": {}
  },
  "S": {
   "key": "way-S",
   "arguments": {}
  },
  "W": {
   "key": "way-W",
   "arguments": {}
  },
  "left": {
   "key": "passing-left",
   "arguments": {}
  },
  "right": {
   "key": "passing-right",
   "arguments": {}
  },
  "swap": {
   "key": "passing-swap",
   "arguments": {}
  }
 },
 "herd": {
  "1": {
   "key": "flock-white",
   "arguments": {
    "n": 1
   }
  },
  "2": {
   "key": "flock-white",
   "arguments": {
    "n": 2
   }
  },
  "3": {
   "key": "flock-white",
   "arguments": {
    "n": 3
   }
  },
  "4": {
   "key": "flock-white",
   "arguments": {
    "n": 4
   }
  },
  "5": {
   "key": "flock-white",
   "arguments": {
    "n": 5
   }
  },
  "6": {
   "key": "flock-white",
   "arguments": {
    "n": 6
   }
  },
  "7": {
   "key": "flock-white",
   "arguments": {
    "n": 7
   }
  },
  "8": {
   "key": "flock-white",
   "arguments": {
    "n": 8
   }
  },
  "9": {
   "key": "flock-white",
   "arguments": {
    "n": 9
   }
  },
  "10": {
   "key": "flock-white",
   "arguments": {
    "n": 10
   }
  },
  "11": {
   "key": "flock-white",
   "arguments": {
    "n": 11
   }
  },
  "12": {
   "key": "flock-white",
   "arguments": {
    "n": 12
   }
  },
  "13": {
   "key": "flock-white",
   "arguments": {
    "n": 13
   }
  },
  "14": {
   "key": "flock-white",
   "arguments": {
    "n": 14
   }
  },
  "15": {
   "key": "flock-white",
   "arguments": {
    "n": 15
   }
  },
  "16": {
   "key": "flock-white",
   "arguments": {
    "n": 16
   }
  },
  "17": {
   "key": "flock-white",
   "arguments": {
    "n": 17
   }
  },
  "18": {
   "key": "flock-white",
   "arguments": {
    "n": 18
   }
  },
  "19": {
   "key": "flock-white",
   "arguments": {
    "n": 19
   }
  },
  "20": {
   "key": "flock-white",
   "arguments": {
    "n": 20
   }
  },
  "21": {
   "key": "flock-white",
   "arguments": {
    "n": 21
   }
  },
  "22": {
   "key": "flock-white",
   "arguments": {
    "n": 22
   }
  },
  "23": {
   "key": "flock-white",
   "arguments": {
    "n": 23
   }
  },
  "24": {
   "key": "flock-white",
   "arguments": {
    "n": 24
   }
  },
  "25": {
   "key": "flock-white",
   "arguments": {
    "n": 25
   }
  },
  "26": {
   "key": "flock-white",
   "arguments": {
    "n": 26
   }
  },
  "27": {
   "key": "flock-white",
   "arguments": {
    "n": 27
   }
  },
  "28": {
   "key": "flock-white",
   "arguments": {
    "n": 28
   }
  },
  "29": {
   "key": "flock-white",
   "arguments": {
    "n": 29
   }
  },
  "30": {
   "key": "flock-white",
   "arguments": {
    "n": 30
   }
  },
  "31": {
   "key": "flock-white",
   "arguments": {
    "n": 31
   }
  },
  "32": {
   "key": "flock-white",
   "arguments": {
    "n": 32
   }
  },
  "33": {
   "key": "flock-white",
   "arguments": {
    "n": 33
   }
  },
  "34": {
   "key": "flock-white",
   "arguments": {
    "n": 34
   }
  },
  "35": {
   "key": "flock-white",
   "arguments": {
    "n": 35
   }
  },
  "36": {
   "key": "flock-white",
   "arguments": {
    "n": 36
   }
  },
  "37": {
   "key": "flock-white",
   "arguments": {
    "n": 37
   }
  },
  "38": {
   "key": "flock-white",
   "arguments": {
    "n": 38
   }
  },
  "39": {
   "key": "flock-white",
   "arguments": {
    "n": 39
   }
  },
  "40": {
   "key": "flock-white",
   "arguments": {
    "n": 40
   }
  },
  "41": {
   "key": "flock-white",
   "arguments": {
    "n": 41
   }
  },
  "42": {
   "key": "flock-white",
   "arguments": {
    "n": 42
   }
  },
  "43": {
   "key": "flock-white",
   "arguments": {
    "n": 43
   }
  },
  "44": {
   "key": "flock-white",
   "arguments": {
    "n": 44
   }
  },
  "45": {
   "key": "flock-white",
   "arguments": {
    "n": 45
   }
  },
  "46": {
   "key": "flock-white",
   "arguments": {
    "n": 46
   }
  },
  "47": {
   "key": "flock-white",
   "arguments": {
    "n": 47
   }
  },
  "48": {
   "key": "flock-white",
   "arguments": {
    "n": 48
   }
  },
  "49": {
   "key": "flock-white",
   "arguments": {
    "n": 49
   }
  },
  "50": {
   "key": "flock-white",
   "arguments": {
    "n": 50
   }
  },
  "b": {
   "key": "flock-black",
   "arguments": {}
  },
  "1b": {
   "key": "flock-both",
   "arguments": {
    "n": 1
   }
  },
  "2b": {
   "key": "flock-both",
   "arguments": {
    "n": 2
   }
  },
  "3b": {
   "key": "flock-both",
   "arguments": {
    "n": 3
   }
  },
  "4b": {
   "key": "flock-both",
   "arguments": {
    "n": 4
   }
  },
  "5b": {
   "key": "flock-both",
   "arguments": {
    "n": 5
   }
  },
  "6b": {
   "key": "flock-both",
   "arguments": {
    "n": 6
   }
  },
  "7b": {
   "key": "flock-both",
   "arguments": {
    "n": 7
   }
  },
  "8b": {
   "key": "flock-both",
   "arguments": {
    "n": 8
   }
  },
  "9b": {
   "key": "flock-both",
   "arguments": {
    "n": 9
   }
  },
  "10b": {
   "key": "flock-both",
   "arguments": {
    "n": 10
   }
  },
  "11b": {
   "key": "flock-both",
   "arguments": {
    "n": 11
   }
  },
  "12b": {
   "key": "flock-both",
   "arguments": {
    "n": 12
   }
  },
  "13b": {
   "key": "flock-both",
   "arguments": {
    "n": 13
   }
  },
  "14b": {
   "key": "flock-both",
   "arguments": {
    "n": 14
   }
  },
  "15b": {
   "key": "flock-both",
   "arguments": {
    "n": 15
   }
  },
  "16b": {
   "key": "flock-both",
   "arguments": {
    "n": 16
   }
  },
  "17b": {
   "key": "flock-both",
   "arguments": {
    "n": 17
   }
  },
  "18b": {
   "key": "flock-both",
   "arguments": {
    "n": 18
   }
  },
  "19b": {
   "key": "flock-both",
   "arguments": {
    "n": 19
   }
  },
  "20b": {
   "key": "flock-both",
   "arguments": {
    "n": 20
   }
  },
  "21b": {
   "key": "flock-both",
   "arguments": {
    "n": 21
   }
  },
  "22b": {
   "key": "flock-both",
   "arguments": {
    "n": 22
   }
  },
  "23b": {
   "key": "flock-both",
   "arguments": {
    "n": 23
   }
  },
  "24b": {
   "key": "flock-both",
   "arguments": {
    "n": 24
   }
  },
  "25b": {
   "key": "flock-both",
   "arguments": {
    "n": 25
   }
  },
  "26b": {
   "key": "flock-both",
   "arguments": {
    "n": 26
   }
  },
  "27b": {
   "key": "flock-both",
   "arguments": {
    "n": 27
   }
  },
  "28b": {
   "key": "flock-both",
   "arguments": {
    "n": 28
   }
  },
  "29b": {
   "key": "flock-both",
   "arguments": {
    "n": 29
   }
  },
  "30b": {
   "key": "flock-both",
   "arguments": {
    "n": 30
   }
  },
  "31b": {
   "key": "flock-both",
   "arguments": {
    "n": 31
   }
  },
  "32b": {
   "key": "flock-both",
   "arguments": {
    "n": 32
   }
  },
  "33b": {
   "key": "flock-both",
   "arguments": {
    "n": 33
   }
  },
  "34b": {
   "key": "flock-both",
   "arguments": {
    "n": 34
   }
  },
  "35b": {
   "key": "flock-both",
   "arguments": {
    "n": 35
   }
  },
  "36b": {
   "key": "flock-both",
   "arguments": {
    "n": 36
   }
  },
  "37b": {
   "key": "flock-both",
   "arguments": {
    "n": 37
   }
  },
  "38b": {
   "key": "flock-both",
   "arguments": {
    "n": 38
   }
  },
  "39b": {
   "key": "flock-both",
   "arguments": {
    "n": 39
   }
  },
  "40b": {
   "key": "flock-both",
   "arguments": {
    "n": 40
   }
  },
  "41b": {
   "key": "flock-both",
   "arguments": {
    "n": 41
   }
  },
  "42b": {
   "key": "flock-both",
   "arguments": {
    "n": 42
   }
  },
  "43b": {
   "key": "flock-both",
   "arguments": {
    "n": 43
   }
  },
  "44b": {
   "key": "flock-both",
   "arguments": {
    "n": 44
   }
  },
  "45b": {
   "key": "flock-both",
   "arguments": {
    "n": 45
   }
  },
  "46b": {
   "key": "flock-both",
   "arguments": {
    "n": 46
   }
  },
  "47b": {
   "key": "flock-both",
   "arguments": {
    "n": 47
   }
  },
  "48b": {
   "key": "flock-both",
   "arguments": {
    "n": 48
   }
  },
  "49b": {
   "key": "flock-both",
   "arguments": {
    "n": 49
   }
  },
  "50b": {
   "key": "flock-both",
   "arguments": {
    "n": 50
   }
  }
 },
 "images": {
  "road-1+sheep-2": {
   "key": "name-list",
   "arguments": {
    "some": "road-1",
    "last": "sheep-2"
   }
  },
  "road-1+sheep-1+dogs-1": {
   "key": "name-list",
   "arguments": {
    "some": "road-1+sheep-1",
    "last": "dogs-1"
   }
  },
  "road-1+sheep-1+foxes-1": {
   "key": "name-list",
   "arguments": {
    "some": "road-1+sheep-1",
    "last": "foxes-1"
   }
  },
  "road-1+barn-1+dogs-1": {
   "key": "name-list",
   "arguments": {
    "some": "road-1+barn-1",
    "last": "dogs-1"
   }
  },
  "road-1+foxes-1": {
   "key": "name-list",
   "arguments": {
    "some": "road-1",
    "last": "foxes-1"
   }
  },
  "road-1+sheep-2+dogs-1": {
   "key": "name-list",
   "arguments": {
    "some": "road-1+sheep-2",
    "last": "dogs-1"
   }
  },
  "road-1+sheep-2+foxes-1": {
   "key": "name-list",
   "arguments": {
    "some": "road-1+sheep-2",
    "last": "foxes-1"
   }
  },
  "fork-1+sheep-1": {
   "key": "name-list",
   "arguments": {
    "some": "fork-1",
    "last": "sheep-1"
   }
  },
  "fork-1+dogs-1": {
   "key": "name-list",
   "arguments": {
    "some": "fork-1",
    "last": "dogs-1"
   }
  },
  "crossroads-1+dogs-1": {
   "key": "name-list",
   "arguments": {
    "some": "crossroads-1",
    "last": "dogs-1"
   }
  },
  "river-1+sheep-2": {
   "key": "name-list",
   "arguments": {
    "some": "river-1",
    "last": "sheep-2"
   }
  },
  "river-1+foxes-1": {
   "key": "name-list",
   "arguments": {
    "some": "river-1",
    "last": "foxes-1"
   }
  },
  "river-1+sheep-1+dogs-1": {
   "key": "name-list",
   "arguments": {
    "some": "river-1+sheep-1",
    "last": "dogs-1"
   }
  },
  "river-1+sheep-1+foxes-1": {
   "key": "name-list",
   "arguments": {
    "some": "river-1+sheep-1",
    "last": "foxes-1"
   }
  },
  "river-1+barn-1+sheep-1": {
   "key": "name-list",
   "arguments": {
    "some": "river-1+barn-1",
    "last": "sheep-1"
   }
  },
  "river-1+barn-1+dogs-1": {
   "key": "name-list",
   "arguments": {
    "some": "river-1+barn-1",
    "last": "dogs-1"
   }
  },
  "road-1+river-1+sheep-1": {
   "key": "name-list",
   "arguments": {
    "some": "road-1+river-1",
    "last": "sheep-1"
   }
  },
  "road-1+river-1+dogs-1": {
   "key": "name-list",
   "arguments": {
    "some": "road-1+river-1",
    "last": "dogs-1"
   }
  },
  "road-1+river-1+foxes-1": {
   "key": "name-list",
   "arguments": {
    "some": "road-1+river-1",
    "last": "foxes-1"
   }
  },
  "fork-1+river-1+barn-1": {
   "key": "name-list",
   "arguments": {
    "some": "fork-1+river-1",
    "last": "barn-1"
   }
  },
  "sheep-3": {
   "key": "image-sheep",
   "arguments": {
    "n": 3
   }
  },
  "sheep-2+dogs-1": {
   "key": "name-list",
   "arguments": {
    "some": "sheep-2",
    "last": "dogs-1"
   }
  },
  "barn-1+sheep-2": {
   "key": "name-list",
   "arguments": {
    "some": "barn-1",
    "last": "sheep-2"
   }
  },
  "barn-1+dogs-2": {
   "key": "name-list",
   "arguments": {
    "some": "barn-1",
    "last": "dogs-2"
   }
  },
  "barn-1+sheep-1+dogs-1": {
   "key": "name-list",
   "arguments": {
    "some": "barn-1+sheep-1",
    "last": "dogs-1"
   }
  },
  "dogs-1+foxes-2": {
   "key": "name-list",
   "arguments": {
    "some": "dogs-1",
    "last": "foxes-2"
   }
  },
  "barn-1+foxes-2": {
   "key": "name-list",
   "arguments": {
    "some": "barn-1",
    "last": "foxes-2"
   }
  },
  "barn-1+dogs-1+foxes-1": {
   "key": "name-list",
   "arguments": {
    "some": "barn-1+dogs-1",
    "last": "foxes-1"
   }
  }
 },
 "some": {
  "road-1": {
   "key": "image-road",
   "arguments": {
    "n": 1
   }
  },
  "road-1+sheep-1": {
   "key": "image-more",
   "arguments": {
    "some": "road-1",
    "last": "sheep-1"
   }
  },
  "road-1+barn-1": {
   "key": "image-more",
   "arguments": {
    "some": "road-1",
    "last": "barn-1"
   }
  },
  "road-1+sheep-2": {
   "key": "image-more",
   "arguments": {
    "some": "road-1",
    "last": "sheep-2"
   }
  },
  "fork-1": {
   "key": "image-fork",
   "arguments": {
    "n": 1
   }
  },
  "crossroads-1": {
   "key": "image-crossroads",
   "arguments": {
    "n": 1
   }
  },
  "river-1": {
   "key": "image-river",
   "arguments": {
    "n": 1
   }
  },
  "river-1+sheep-1": {
   "key": "image-more",
   "arguments": {
    "some": "river-1",
    "last": "sheep-1"
   }
  },
  "river-1+barn-1": {
   "key": "image-more",
   "arguments": {
    "some": "river-1",
    "last": "barn-1"
   }
  },
  "road-1+river-1": {
   "key": "image-more",
   "arguments": {
    "some": "road-1",
    "last": "river-1"
   }
  },
  "fork-1+river-1": {
   "key": "image-more",
   "arguments": {
    "some": "fork-1",
    "last": "river-1"
   }
  },
  "sheep-2": {
   "key": "image-sheep",
   "arguments": {
    "n": 2
   }
  },
  "barn-1": {
   "key": "image-barn",
   "arguments": {
    "n": 1
   }
  },
  "barn-1+sheep-1": {
   "key": "image-more",
   "arguments": {
    "some": "barn-1",
    "last": "sheep-1"
   }
  },
  "dogs-1": {
   "key": "image-dogs",
   "arguments": {
    "n": 1
   }
  },
  "barn-1+dogs-1": {
   "key": "image-more",
   "arguments": {
    "some": "barn-1",
    "last": "dogs-1"
   }
  }
 },
 "last": {
  "sheep-2": {
   "key": "image-sheep",
   "arguments": {
    "n": 2
   }
  },
  "sheep-1": {
   "key": "image-sheep",
   "arguments": {
    "n": 1
   }
  },
  "dogs-1": {
   "key": "image-dogs",
   "arguments": {
    "n": 1
   }
  },
  "foxes-1": {
   "key": "image-foxes",
   "arguments": {
    "n": 1
   }
  },
  "barn-1": {
   "key": "image-barn",
   "arguments": {
    "n": 1
   }
  },
  "river-1": {
   "key": "image-river",
   "arguments": {
    "n": 1
   }
  },
  "dogs-2": {
   "key": "image-dogs",
   "arguments": {
    "n": 2
   }
  },
  "foxes-2": {
   "key": "image-foxes",
   "arguments": {
    "n": 2
   }
  }
 }
} as const;

export const RULINGS = [
 "ST-1",
 "ST-2",
 "ST-3",
 "ST-4",
 "ST-5",
 "ST-6",
 "ST-7",
 "ST-8",
 "ST-9",
 "ST-10",
 "ST-11",
 "ST-12",
 "ST-13",
 "ST-14",
 "ST-15",
 "ST-16",
 "ST-17",
 "ST-18",
 "ST-M1",
 "ST-M2",
 "ST-M3",
 "ST-M4",
 "ST-M5",
 "ST-M6",
 "ST-M7",
 "ST-M8",
 "ST-M9",
 "ST-M10",
 "ST-B1",
 "ST-B2",
 "ST-B3"
] as const;

export const COMPONENTS = {
 "game": "sheep_and_thief",
 "status": "Fact: 56 landscape cards, 50 white and 4 black sheep, 9 missions; the farmyard shows a barn and roads leave it; the 10-gold town lies bottom right. Ours, because no public source shows the faces: every landscape card, the fox's exact start, the farmyard's road sides and the towns' gates. A letter is a side with a connection; all sides of one kind on a card are joined; road and river never join (a straight crossing is a bridge); a single river letter is a spring. They are data, to be replaced by whoever owns the printed deck.",
 "players": [
  2,
  3,
  4
 ],
 "rows": 4,
 "columns": 4,
 "farmyard": {
  "cell": "a1",
  "road": "ES",
  "river": "",
  "barn": true
 },
 "fox_start": "c3",
 "towns": [
  {
   "id": "baabourne",
   "de": "Mähmingen",
   "cell": "d1",
   "gates": "NE",
   "gold": 5
  },
  {
   "id": "woolington",
   "de": "Wollstadt",
   "cell": "a4",
   "gates": "SW",
   "gold": 5
  },
  {
   "id": "sheepville",
   "de": "Schafhausen",
   "cell": "d4",
   "gates": "SE",
   "gold": 10
  }
 ],
 "river_gold": [
  0,
  1,
  3,
  5,
  8,
  11,
  15
 ],
 "river_gold_more": 5,
 "black_sheep_gold": [
  [
   0,
   1,
   3,
   5
  ],
  [
   1,
   3,
   5,
   7
  ],
  [
   3,
   5,
   7,
   10
  ],
  [
   5,
   7,
   10,
   15
  ]
 ],
 "white_sheep": 50,
 "cards": [
  {
   "id": 1,
   "road": "EW",
   "river": "",
   "sheep": 2,
   "dogs": 0,
   "foxes": 0,
   "barn": false
  },
  {
   "id": 2,
   "road": "EW",
   "river": "",
   "sheep": 1,
   "dogs": 1,
   "foxes": 0,
   "barn": false
  },
  {
   "id": 3,
   "road": "EW",
   "river": "",
   "sheep": 1,
   "dogs": 0,
   "foxes": 1,
   "barn": false
  },
  {
   "id": 4,
   "road": "NS",
   "river": "",
   "sheep": 2,
   "dogs": 0,
   "foxes": 0,
   "barn": false
  },
  {
   "id": 5,
   "road": "NS",
   "river": "",
   "sheep": 1,
   "dogs": 1,
   "foxes": 0,
   "barn": false
  },
  {
   "id": 6,
   "road": "NS",
   "river": "",
   "sheep": 1,
   "dogs": 0,
   "foxes": 1,
   "barn": false
  },
  {
   "id": 7,
   "road": "NE",
   "river": "",
   "sheep": 2,
   "dogs": 0,
   "foxes": 0,
   "barn": false
  },
  {
   "id": 8,
   "road": "NE",
   "river": "",
   "sheep": 0,
   "dogs": 1,
   "foxes": 0,
   "barn": true
  },
  {
   "id": 9,
   "road": "NE",
   "river": "",
   "sheep": 0,
   "dogs": 0,
   "foxes": 1,
   "barn": false
  },
  {
   "id": 10,
   "road": "SW",
   "river": "",
   "sheep": 2,
   "dogs": 0,
   "foxes": 0,
   "barn": false
  },
  {
   "id": 11,
   "road": "SW",
   "river": "",
   "sheep": 0,
   "dogs": 1,
   "foxes": 0,
   "barn": true
  },
  {
   "id": 12,
   "road": "SW",
   "river": "",
   "sheep": 0,
   "dogs": 0,
   "foxes": 1,
   "barn": false
  },
  {
   "id": 13,
   "road": "ES",
   "river": "",
   "sheep": 2,
   "dogs": 1,
   "foxes": 0,
   "barn": false
  },
  {
   "id": 14,
   "road": "NW",
   "river": "",
   "sheep": 2,
   "dogs": 0,
   "foxes": 1,
   "barn": false
  },
  {
   "id": 15,
   "road": "NES",
   "river": "",
   "sheep": 1,
   "dogs": 0,
   "foxes": 0,
   "barn": false
  },
  {
   "id": 16,
   "road": "ESW",
   "river": "",
   "sheep": 1,
   "dogs": 0,
   "foxes": 0,
   "barn": false
  },
  {
   "id": 17,
   "road": "NEW",
   "river": "",
   "sheep": 0,
   "dogs": 1,
   "foxes": 0,
   "barn": false
  },
  {
   "id": 18,
   "road": "NSW",
   "river": "",
   "sheep": 0,
   "dogs": 1,
   "foxes": 0,
   "barn": false
  },
  {
   "id": 19,
   "road": "NESW",
   "river": "",
   "sheep": 0,
   "dogs": 1,
   "foxes": 0,
   "barn": false
  },
  {
   "id": 20,
   "road": "",
   "river": "EW",
   "sheep": 2,
   "dogs": 0,
   "foxes": 0,
   "barn": false
  },
  {
   "id": 21,
   "road": "",
   "river": "EW",
   "sheep": 0,
   "dogs": 0,
   "foxes": 1,
   "barn": false
  },
  {
   "id": 22,
   "road": "",
   "river": "NS",
   "sheep": 2,
   "dogs": 0,
   "foxes": 0,
   "barn": false
  },
  {
   "id": 23,
   "road": "",
   "river": "NS",
   "sheep": 0,
   "dogs": 0,
   "foxes": 1,
   "barn": false
  },
  {
   "id": 24,
   "road": "",
   "river": "NE",
   "sheep": 1,
   "dogs": 1,
   "foxes": 0,
   "barn": false
  },
  {
   "id": 25,
   "road": "",
   "river": "SW",
   "sheep": 1,
   "dogs": 1,
   "foxes": 0,
   "barn": false
  },
  {
   "id": 26,
   "road": "",
   "river": "ES",
   "sheep": 1,
   "dogs": 0,
   "foxes": 1,
   "barn": false
  },
  {
   "id": 27,
   "road": "",
   "river": "NW",
   "sheep": 1,
   "dogs": 0,
   "foxes": 0,
   "barn": true
  },
  {
   "id": 28,
   "road": "",
   "river": "S",
   "sheep": 1,
   "dogs": 0,
   "foxes": 1,
   "barn": false
  },
  {
   "id": 29,
   "road": "",
   "river": "E",
   "sheep": 1,
   "dogs": 0,
   "foxes": 1,
   "barn": false
  },
  {
   "id": 30,
   "road": "",
   "river": "N",
   "sheep": 0,
   "dogs": 1,
   "foxes": 0,
   "barn": true
  },
  {
   "id": 31,
   "road": "",
   "river": "W",
   "sheep": 0,
   "dogs": 1,
   "foxes": 0,
   "barn": true
  },
  {
   "id": 32,
   "road": "EW",
   "river": "NS",
   "sheep": 1,
   "dogs": 0,
   "foxes": 0,
   "barn": false
  },
  {
   "id": 33,
   "road": "EW",
   "river": "NS",
   "sheep": 0,
   "dogs": 1,
   "foxes": 0,
   "barn": false
  },
  {
   "id": 34,
   "road": "NS",
   "river": "EW",
   "sheep": 1,
   "dogs": 0,
   "foxes": 0,
   "barn": false
  },
  {
   "id": 35,
   "road": "NS",
   "river": "EW",
   "sheep": 0,
   "dogs": 1,
   "foxes": 0,
   "barn": false
  },
  {
   "id": 36,
   "road": "EW",
   "river": "S",
   "sheep": 0,
   "dogs": 0,
   "foxes": 1,
   "barn": false
  },
  {
   "id": 37,
   "road": "NS",
   "river": "E",
   "sheep": 0,
   "dogs": 0,
   "foxes": 1,
   "barn": false
  },
  {
   "id": 38,
   "road": "NE",
   "river": "SW",
   "sheep": 1,
   "dogs": 0,
   "foxes": 0,
   "barn": false
  },
  {
   "id": 39,
   "road": "NE",
   "river": "SW",
   "sheep": 0,
   "dogs": 1,
   "foxes": 0,
   "barn": false
  },
  {
   "id": 40,
   "road": "SW",
   "river": "NE",
   "sheep": 1,
   "dogs": 0,
   "foxes": 0,
   "barn": false
  },
  {
   "id": 41,
   "road": "SW",
   "river": "NE",
   "sheep": 0,
   "dogs": 1,
   "foxes": 0,
   "barn": false
  },
  {
   "id": 42,
   "road": "NW",
   "river": "ES",
   "sheep": 1,
   "dogs": 0,
   "foxes": 0,
   "barn": false
  },
  {
   "id": 43,
   "road": "ES",
   "river": "NW",
   "sheep": 0,
   "dogs": 0,
   "foxes": 1,
   "barn": false
  },
  {
   "id": 44,
   "road": "NES",
   "river": "W",
   "sheep": 0,
   "dogs": 0,
   "foxes": 0,
   "barn": true
  },
  {
   "id": 45,
   "road": "ESW",
   "river": "N",
   "sheep": 0,
   "dogs": 0,
   "foxes": 0,
   "barn": true
  },
  {
   "id": 46,
   "road": "",
   "river": "",
   "sheep": 3,
   "dogs": 0,
   "foxes": 0,
   "barn": false
  },
  {
   "id": 47,
   "road": "",
   "river": "",
   "sheep": 3,
   "dogs": 0,
   "foxes": 0,
   "barn": false
  },
  {
   "id": 48,
   "road": "",
   "river": "",
   "sheep": 2,
   "dogs": 1,
   "foxes": 0,
   "barn": false
  },
  {
   "id": 49,
   "road": "",
   "river": "",
   "sheep": 2,
   "dogs": 1,
   "foxes": 0,
   "barn": false
  },
  {
   "id": 50,
   "road": "",
   "river": "",
   "sheep": 2,
   "dogs": 0,
   "foxes": 0,
   "barn": true
  },
  {
   "id": 51,
   "road": "",
   "river": "",
   "sheep": 0,
   "dogs": 2,
   "foxes": 0,
   "barn": true
  },
  {
   "id": 52,
   "road": "",
   "river": "",
   "sheep": 1,
   "dogs": 1,
   "foxes": 0,
   "barn": true
  },
  {
   "id": 53,
   "road": "",
   "river": "",
   "sheep": 0,
   "dogs": 1,
   "foxes": 2,
   "barn": false
  },
  {
   "id": 54,
   "road": "",
   "river": "",
   "sheep": 0,
   "dogs": 0,
   "foxes": 2,
   "barn": true
  },
  {
   "id": 55,
   "road": "",
   "river": "",
   "sheep": 0,
   "dogs": 0,
   "foxes": 2,
   "barn": true
  },
  {
   "id": 56,
   "road": "",
   "river": "",
   "sheep": 0,
   "dogs": 1,
   "foxes": 1,
   "barn": true
  }
 ]
} as const;
