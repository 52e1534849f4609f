"""What one process of the server consists of; handed to routes and sockets."""

from dataclasses import dataclass

from sheepfold.server.analyses import Analyses
from sheepfold.server.limits import Limits
from sheepfold.server.metrics import Metrics
from sheepfold.server.queues import Queues
from sheepfold.server.settings import Settings
from sheepfold.server.table_host import TableHost
from sheepfold.store import Store


@dataclass(frozen=True)
class Services:
    id: str  # of this process
    settings: Settings
    store: Store
    tables: TableHost
    limits: Limits
    metrics: Metrics
    analyses: Analyses
    queues: Queues
