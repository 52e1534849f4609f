// Made from the server's own types by sheepfold.server.contract: do not edit.

export const GAMES = {
 "sheep_and_thief": {
  "players": [
   2,
   3,
   4
  ],
  "options": {
   "missions": {
    "choices": [
     false,
     true
    ],
    "default": false
   },
   "black_sheep": {
    "choices": [
     false,
     true
    ],
    "default": false
   }
  }
 },
 "meadowmight": {
  "players": [
   2,
   3,
   4,
   5,
   6
  ],
  "options": {
   "fuzzy_fences": {
    "choices": [
     false,
     true
    ],
    "default": false
   },
   "personal_piles": {
    "choices": [
     false,
     true
    ],
    "default": false
   },
   "wool_wolves": {
    "choices": [
     false,
     true
    ],
    "default": false
   },
   "sheeple": {
    "choices": [
     1,
     2,
     3,
     4,
     5
    ],
    "default": 5
   }
  }
 },
 "volle_wolle": {
  "players": [
   2,
   3,
   4,
   5,
   6
  ],
  "options": {
   "memory_aid": {
    "choices": [
     false,
     true
    ],
    "default": false
   }
  }
 },
 "sheepland": {
  "players": [
   2,
   3,
   4
  ],
  "options": {
   "memory_aid": {
    "choices": [
     false,
     true
    ],
    "default": false
   }
  }
 },
 "te_kuiti": {
  "players": [
   1,
   2
  ],
  "options": {
   "memory_aid": {
    "choices": [
     false,
     true
    ],
    "default": false
   },
   "flowers": {
    "choices": [
     "easy",
     "normal",
     "hard"
    ],
    "default": "normal"
   }
  }
 }
} as const;

export const BOTS = [
 "lamb",
 "ewe",
 "ram",
 "dog",
 "shepherd"
] as const;

export type GameId = keyof typeof GAMES;
