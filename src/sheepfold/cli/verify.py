"""`sheepfold verify FILE`: whether the draws of a match were fair. Uses checks, no rules."""

import json
import re
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from sheepfold import Match, RecordError, SetupError
from sheepfold import games as all_games
from sheepfold.cli.data import harmless, print_json
from sheepfold.cli.result import ending_lines
from sheepfold.cli.saves import read
from sheepfold.cli.table import seat_names
from sheepfold.core import fairness
from sheepfold.core.fairness import Fairness, Finding
from sheepfold.core.record import Record, parse
from sheepfold.language import Language, choose

BROKEN = 1
LOG = ("log", "log-given", "older", "missing")  # the findings about the log
HOLDS, FAILS, WARNS = "✓", "✗", "!"


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, or a table's proof.")],
    commitment: Annotated[
        list[str] | None,
        typer.Option(
            metavar="HEX",
            help="A commitment you noted, the server's or a player's; may be repeated.",
        ),
    ] = None,
    lang: Annotated[
        str | None, typer.Option(metavar="LANG", help="Language: en, de or fr.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, with every draw.")] = False,
) -> None:
    """Check that the draws of a match were fair: how its seed was made, and what it drew.

    Exit code 1 if a check fails; a warning does not change the exit code.
    """
    language = Language(choose(lang))
    noted = [checked_hash(one) for one in commitment or ()]
    text = read(file)
    document = proof_in(text)
    record = parse(text) if document is None else fairness.record_of(document)
    game = all_games.make(record.game, record.components)
    findings = [fairness.check_noted(record, one) for one in noted]
    if document is None:
        findings += fairness.check(game, record)
    else:
        findings += fairness.check_proof(game, document)
    if as_json:
        print_json(as_data(record, findings))
    else:
        show(record, findings, language)
    if not all(finding.holds for finding in findings):
        raise typer.Exit(BROKEN)


def checked_hash(text: str) -> str:
    found = text.strip().lower()
    if not re.fullmatch(r"[0-9a-f]{64}", found):
        raise SetupError(f"a commitment is 64 hexadecimal digits, not {text[:80]!r}")
    return found


def proof_in(text: str) -> Any:
    """Parse a proof, which is JSON; return None for a record."""
    if not text.removeprefix("\ufeff").lstrip().startswith("{"):
        return None
    try:
        return json.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as error:
        raise RecordError(f"not a proof: it is not JSON: {error}") from None


def as_data(record: Record, findings: list[Finding]) -> dict[str, Any]:
    """Return findings and draws as data; without draws if the log does not hold."""
    sound = all(finding.holds for finding in findings if finding.key in LOG)
    drawn = fairness.draws(Match.replay(record.text())) if sound else []
    return {
        "holds": all(finding.holds for finding in findings),
        "mixed": record.fairness is not None,
        "given": record.given,
        "ending": str(record.ending) if record.ending else None,
        "findings": [asdict(finding) for finding in findings],
        "draws": [draw.as_dict() | {"outcome": draw.outcome} for draw in drawn],
    }


def show(record: Record, findings: list[Finding], language: Language) -> None:
    if record.fairness is None:
        typer.echo(language.say("verify-unmixed"))
    for finding in findings:
        typer.echo(f"{mark(finding)} {sentence(finding, language)}")
        if finding.key == "seed":
            show_silent(record, language)
    if record.ending is not None:
        names = seat_names(record.seats, record.players, language)
        for line in ending_lines(record.ending, names, language):
            typer.echo(f"  {harmless(line)}")
    typer.echo(verdict(findings, language))


def verdict(findings: list[Finding], language: Language) -> str:
    if broken := sum(not finding.holds for finding in findings):
        return language.say("verify-broken", n=broken)
    warned = any(finding.warns for finding in findings)
    return language.say("verify-warned" if warned else "verify-holds")


def mark(finding: Finding) -> str:
    if not finding.holds:
        return FAILS
    return WARNS if finding.warns else HOLDS


def sentence(finding: Finding, language: Language) -> str:
    key = f"verify-{finding.key}"
    if not finding.holds and language.has(f"{key}.fails"):
        key += ".fails"
    return harmless(language.say(key, **finding.facts))


def show_silent(record: Record, language: Language) -> None:
    """Name the seats that contributed nothing, so that their players notice it."""
    assert record.fairness is not None
    heard = {part.seat for part in Fairness.from_line(record.fairness).players}
    for seat in range(record.players):
        if seat not in heard:
            typer.echo(f"  {language.say('verify-nothing', seat=seat)}")
