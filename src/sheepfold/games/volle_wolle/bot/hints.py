"""What people learn about Volle Wolle: the odds of bids, and why one bid or die is better."""

from typing import Final

from sheepfold.bots.hints import Hints
from sheepfold.games.volle_wolle.bot.bid_odds import Odds, odds
from sheepfold.games.volle_wolle.bot.why import REASONS, why

HINTS: Final = Hints(odds, Odds, REASONS, why)
