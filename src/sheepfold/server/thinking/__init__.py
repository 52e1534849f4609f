"""Bots think here, in processes of their own: see `pool`. Knows views, never states or tables."""

from sheepfold.server.thinking.pool import CannotStart as CannotStart
from sheepfold.server.thinking.pool import Choice as Choice
from sheepfold.server.thinking.pool import Closed as Closed
from sheepfold.server.thinking.pool import Judged as Judged
from sheepfold.server.thinking.pool import Question as Question
from sheepfold.server.thinking.pool import Thinking as Thinking
from sheepfold.server.thinking.pool import Told as Told
