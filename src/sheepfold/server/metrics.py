"""Figures of one process for Prometheus. Knows numbers, never a table's content."""

import os
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import Response

from sheepfold.server.safety import answer_error, may_read_metrics
from sheepfold.server.settings import Settings

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0)
EVENTS = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Metrics:
    """One object for a process, passed to whoever counts."""

    def __init__(self) -> None:
        self.registry = made = CollectorRegistry()
        name = "sheepfold_{}".format
        self.tables = Gauge(name("tables_in_memory"), "Tables held ready.", registry=made)
        self.sockets = Gauge(name("sockets"), "Open sockets.", registry=made)
        self.events = Counter(name("events_appended"), "Events committed.", registry=made)
        self.conflicts = Counter(
            name("append_conflicts"), "Appends that another process was faster than.", registry=made
        )
        self.commit_seconds = Histogram(
            name("commit_seconds"), "Time of one commit.", buckets=SECONDS, registry=made
        )
        self.commit_events = Histogram(
            name("commit_events"), "Events sharing one commit.", buckets=EVENTS, registry=made
        )
        self.acknowledge_seconds = Histogram(
            name("acknowledge_seconds"),
            "From a message's arrival to its acknowledgement.",
            buckets=SECONDS,
            registry=made,
        )
        self.lateness = Gauge(
            name("loop_late_seconds"), "How late the event loop was just now.", registry=made
        )
        self.refused = Counter(name("refused"), "Refusals.", ["code"], registry=made)
        self.bots_waiting = Gauge(name("bots_waiting"), "Bots in the queue.", registry=made)
        self.bots_busy = Gauge(name("bots_busy"), "Bots that think.", registry=made)
        self.bot_incidents = Counter(
            name("bot_incidents"), "Bots that were stopped or failed.", ["kind"], registry=made
        )
        self.requests = Counter(
            name("http_requests"), "Requests answered.", ["route", "status"], registry=made
        )
        self.request_seconds = Histogram(
            name("http_seconds"), "Time of a request.", ["route"], buckets=SECONDS, registry=made
        )

    def request(self, route: str, status: int, seconds: float) -> None:
        """`route` is a template such as /api/tables/{table}: never what a stranger typed."""
        self.requests.labels(route, str(status)).inc()
        self.request_seconds.labels(route).observe(seconds)

    def commit(self, events: int, seconds: float) -> None:
        self.commit_events.observe(events)
        self.commit_seconds.observe(seconds)

    def text(self) -> bytes:
        """All figures in Prometheus' text format; every line says which process speaks."""
        return generate_latest(_OfProcess(self.registry, str(os.getpid())))


class _OfProcess(Collector):
    """A registry seen with one more label: a scrape reaches one of several processes."""

    def __init__(self, inner: Collector, process: str) -> None:
        self._inner = inner
        self._process = process

    def collect(self) -> Iterator[Metric]:
        for metric in self._inner.collect():
            metric.samples = [
                sample._replace(labels={**sample.labels, "process": self._process})
                for sample in metric.samples
            ]
            yield metric


async def answer(request: Request, settings: Settings, metrics: Metrics) -> Response:
    """What GET /metrics answers."""
    if not may_read_metrics(request.scope, settings):
        return answer_error("not_found")
    return Response(metrics.text(), media_type=CONTENT_TYPE)
