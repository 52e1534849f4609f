"""Bots think here, in processes of their own: see `pool`. Knows views, never states or tables."""

from sheepfold.server.bot_workers.pool import BotWorkers as BotWorkers
from sheepfold.server.bot_workers.pool import CannotStart as CannotStart
from sheepfold.server.bot_workers.pool import Choice as Choice
from sheepfold.server.bot_workers.pool import Closed as Closed
from sheepfold.server.bot_workers.pool import Judged as Judged
from sheepfold.server.bot_workers.pool import Question as Question
from sheepfold.server.bot_workers.pool import Told as Told
