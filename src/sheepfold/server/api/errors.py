"""What a refused request is answered: one shape for all, its status from one table. No routes."""

import math
from collections.abc import Mapping
from dataclasses import asdict
from http import HTTPStatus
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from sheepfold.core.errors import Reason, RecordError, SetupError
from sheepfold.server.api.models import Problem
from sheepfold.server.refusal import Refusal
from sheepfold.store.errors import StoreError

NO_CREDENTIAL: Final = "no_credential"
TOO_MANY: Final = "too_many_requests"
UNCHANGED: Final = HTTPStatus.CONFLICT  # where nothing else is said
STATUS: Final = {
    NO_CREDENTIAL: HTTPStatus.UNAUTHORIZED,
    "not_host": HTTPStatus.FORBIDDEN,
    "not_yours": HTTPStatus.FORBIDDEN,
    "no_table": HTTPStatus.NOT_FOUND,
    "unknown": HTTPStatus.NOT_FOUND,
    "unknown_bot": HTTPStatus.UNPROCESSABLE_ENTITY,
    "invisible": HTTPStatus.UNPROCESSABLE_ENTITY,
    "too_many_marks": HTTPStatus.UNPROCESSABLE_ENTITY,
    TOO_MANY: HTTPStatus.TOO_MANY_REQUESTS,
    "full": HTTPStatus.SERVICE_UNAVAILABLE,
    "overloaded": HTTPStatus.SERVICE_UNAVAILABLE,
    "damaged": HTTPStatus.INTERNAL_SERVER_ERROR,
}
PLAIN: Final = {  # what the framework itself refuses
    HTTPStatus.BAD_REQUEST: ("bad_request", "The request cannot be read."),
    HTTPStatus.NOT_FOUND: ("not_found", "There is nothing here."),
    HTTPStatus.METHOD_NOT_ALLOWED: ("bad_method", "This address does not answer that method."),
}
MEANING: Final = {
    HTTPStatus.BAD_REQUEST: "The request cannot be read.",
    HTTPStatus.UNAUTHORIZED: "No credential, or one that opens nothing.",
    HTTPStatus.FORBIDDEN: "The credential is not for this, or a page of another site asks.",
    HTTPStatus.NOT_FOUND: "There is no such thing.",
    HTTPStatus.CONFLICT: "Not now: nothing changed, the code says why.",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "The body is too large.",
    HTTPStatus.MISDIRECTED_REQUEST: "The server does not answer to this name.",
    HTTPStatus.UNPROCESSABLE_ENTITY: "What was sent is not acceptable; the message says what is.",
    HTTPStatus.TOO_MANY_REQUESTS: "Too many requests: wait as long as `Retry-After` says.",
    HTTPStatus.INTERNAL_SERVER_ERROR: "A bug of the server.",
    HTTPStatus.SERVICE_UNAVAILABLE: "The database does not answer, or there is no room.",
}
ANYWHERE: Final = (400, 403, 413, 421, 422, 429, 500, 503)  # the gate's, and bad luck


class TooMany(Refusal):
    """A client asks too often; it may try again after these seconds."""

    def __init__(self, wait: float) -> None:
        self.wait = math.ceil(wait)
        super().__init__(TOO_MANY, f"too many of these: try again in {self.wait} seconds")


Responses = dict[int | str, dict[str, Any]]


def documented(*statuses: int) -> Responses:
    """The refusals of a route, as OpenAPI describes them."""
    return {
        status: {"model": Problem, "description": MEANING[HTTPStatus(status)]}
        for status in sorted({*ANYWHERE, *statuses})
    }


def as_text(responses: Responses) -> Responses:
    """The same for a route that answers text: its refusals are JSON nevertheless."""
    problem = {"application/json": {"schema": {"$ref": f"#/components/schemas/{Problem.__name__}"}}}
    text = {"text/plain": {"schema": {"type": "string"}}}
    return {200: {"content": text}} | {
        status: {"description": said["description"], "content": problem}
        for status, said in responses.items()
    }


def status_of(code: str) -> HTTPStatus:
    if code.startswith("bad_"):
        return HTTPStatus.UNPROCESSABLE_ENTITY
    return STATUS.get(code, UNCHANGED)


def handle_errors(app: FastAPI) -> None:
    """Answer every refusal in the one shape."""
    app.add_exception_handler(Refusal, _refusal)
    app.add_exception_handler(SetupError, _setup)
    app.add_exception_handler(RecordError, _record)
    app.add_exception_handler(StoreError, _store)
    app.add_exception_handler(RequestValidationError, _validation)
    app.add_exception_handler(HTTPException, refuse)


def _answer(
    request: Request,
    status: int,
    code: str,
    message: str,
    *,
    why: Reason | None = None,
    headers: Mapping[str, str] | None = None,
) -> JSONResponse:
    request.app.state.services.metrics.refused.labels(code).inc()
    problem: dict[str, Any] = {"code": code, "message": message}
    problem["ruling"] = why.ruling if why else ""
    if why:
        problem["why"] = asdict(why)
    return JSONResponse(problem, status, headers)


async def _refusal(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refusal)
    headers = {}
    if isinstance(error, TooMany):
        headers["Retry-After"] = str(error.wait)
    if error.code == NO_CREDENTIAL:
        headers["WWW-Authenticate"] = "Bearer"
    status = status_of(error.code)
    return _answer(request, status, error.code, str(error), why=error.why, headers=headers)


async def _setup(request: Request, error: Exception) -> JSONResponse:
    return _answer(request, HTTPStatus.UNPROCESSABLE_ENTITY, "bad_setup", str(error))


async def _record(request: Request, error: Exception) -> JSONResponse:
    return _answer(request, HTTPStatus.UNPROCESSABLE_ENTITY, "bad_record", str(error))


async def _store(request: Request, _error: Exception) -> JSONResponse:
    """What the database said is for its owner, not for strangers."""
    message = "the database does not answer: look again before you try again"
    return _answer(request, HTTPStatus.SERVICE_UNAVAILABLE, "no_database", message)


async def _validation(request: Request, error: Exception) -> JSONResponse:
    """Where it is wrong and what is accepted; never what was sent, which may be a token."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part)[:40] for part in first["loc"])
    message = f"{place}: {first['msg']}"
    return _answer(request, HTTPStatus.UNPROCESSABLE_ENTITY, "bad_request", message)


async def refuse(request: Request, error: Exception) -> JSONResponse:
    """What the framework itself refuses: an address that leads nowhere, another method."""
    assert isinstance(error, HTTPException)
    usual = ("bad_request", "The request is not understood.")
    code, message = PLAIN.get(HTTPStatus(error.status_code), usual)
    return _answer(request, error.status_code, code, message, headers=error.headers)
