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
    "default": false,
    "needs": {}
   },
   "black_sheep": {
    "choices": [
     false,
     true
    ],
    "default": false,
    "needs": {}
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
    "default": false,
    "needs": {}
   },
   "personal_piles": {
    "choices": [
     false,
     true
    ],
    "default": false,
    "needs": {}
   },
   "wool_wolves": {
    "choices": [
     false,
     true
    ],
    "default": false,
    "needs": {}
   },
   "sheeple": {
    "choices": [
     1,
     2,
     3,
     4,
     5
    ],
    "default": 5,
    "needs": {
     "personal_piles": [
      true
     ]
    }
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
    "default": false,
    "needs": {}
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
    "default": false,
    "needs": {}
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
    "default": false,
    "needs": {
     "players": [
      2
     ]
    }
   },
   "flowers": {
    "choices": [
     "easy",
     "normal",
     "hard"
    ],
    "default": "normal",
    "needs": {
     "players": [
      1
     ]
    }
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
