"""Settings: where they come from, who wins, and what is refused."""

import dataclasses
import ipaddress
from pathlib import Path

import pytest

from sheepfold import SheepfoldError
from sheepfold.server.settings import Settings, described, documentation

DOCS = Path(__file__).parents[2] / "docs"
DB = "postgresql://shepherd:wool@localhost/fold"


def written(folder: Path, text: str) -> Path:
    path = folder / "sheepfold.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_flag_counts_before_the_environment_before_the_file_before_the_default(tmp_path):
    file = written(tmp_path, 'port = 1\nworkers = 2\nlog_level = "debug"\ndb = "postgresql://x/y"')
    environment = {"SHEEPFOLD_PORT": "2", "SHEEPFOLD_WORKERS": "3", "PORT": "9"}
    settings = Settings.load({"port": "3", "workers": None}, environment, file)
    assert (settings.port, settings.workers, settings.log_level) == (3, 3, "debug")
    assert settings.vote_seconds == 60


def test_a_file_has_every_type(tmp_path):
    file = written(
        tmp_path,
        'trusted_proxies = ["10.0.0.0/8", "::1"]\nmetrics_from = "all"\nkeep_days = 7\n'
        'public_url = "https://Sheep.example.org:8443/"\n',
    )
    settings = Settings.load({}, {}, file)
    assert settings.trusted_proxies == (
        ipaddress.ip_network("10.0.0.0/8"),
        ipaddress.ip_network("::1/128"),
    )
    assert (settings.metrics_from, settings.keep_days) == ("all", 7.0)
    assert settings.public_url == "https://sheep.example.org:8443"


def test_settings_travel_to_another_process():
    networks = (ipaddress.ip_network("10.0.0.0/8"), ipaddress.ip_network("fd00::/8"))
    for settings in (
        Settings(db=DB),
        Settings(
            db=DB,
            workers=4,
            public_url="http://sheep.example.org",
            trusted_proxies=networks,
            metrics_from=networks,
            keep_days=0.5,
            log_format="json",
        ),
    ):
        assert Settings.from_environment(settings.to_environment()) == settings


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("prot = 80", "no setting 'prot'"),
        ("port = '80'", "port takes a whole number from 0 to 65535"),
        ("port = true", "port takes a whole number"),
        ("port = 65536", "port takes"),
        ("bot_seconds = nan", "bot_seconds takes a number from 0.05 to 600"),
        ("bot_seconds = '3'", "bot_seconds takes"),
        ("vote_seconds = 0", "vote_seconds takes"),
        ("host = ''", "host takes"),
        ("host = ['a']", "host takes"),
        ("log_format = 'xml'", "log_format takes text or json"),
        ("trusted_proxies = '10.0.0.0/8'", "trusted_proxies takes a list"),
        ("trusted_proxies = ['10.0.0.1/8']", "trusted_proxies takes"),
        ("trusted_proxies = [10]", "trusted_proxies takes"),
        ("metrics_from = 'nobody'", "metrics_from takes loopback, all or a list"),
        ("public_url = 'sheep.example.org'", "public_url takes an address"),
        ("public_url = 'https://a.example/path'", "public_url takes"),
        ("public_url = 'https://me:secret@a.example'", "public_url takes"),
        ("public_url = 'https://a.example:port'", "public_url takes"),
        ("public_url = 'https://[::1'", "public_url takes"),
        ("[rates]\nport = 1", "no setting 'rates'"),
        ("port = ", "is not TOML"),
    ],
)
def test_a_wrong_line_of_a_file_is_refused_with_its_place(tmp_path, line: str, told: str):
    file = written(tmp_path, line)
    with pytest.raises(SheepfoldError) as refused:
        Settings.load({}, {}, file)
    assert str(file) in str(refused.value)
    assert told in str(refused.value)
    assert "\n" not in str(refused.value)
    assert "secret" not in str(refused.value)


def test_flags_and_environment_are_named_in_refusals():
    with pytest.raises(SheepfoldError, match=r"^--bot-workers takes a whole number"):
        Settings.load({"bot_workers": "two"}, {})
    with pytest.raises(SheepfoldError, match=r"^SHEEPFOLD_KEEP_DAYS takes a number.*or none"):
        Settings.load({}, {"SHEEPFOLD_KEEP_DAYS": "never"})


def test_a_file_that_is_not_there_is_named(tmp_path):
    with pytest.raises(SheepfoldError, match=r"nowhere\.toml cannot be read: No such file"):
        Settings.load({}, {}, tmp_path / "nowhere.toml")


def test_workers_need_a_database_that_can_tell_them_of_moves():
    with pytest.raises(SheepfoldError, match=r"2 workers need PostgreSQL.*SQLite"):
        Settings.load({"workers": "2", "db": "sqlite:///fold.db"}, {})
    assert Settings.load({"workers": "2", "db": DB}, {}).workers == 2


def test_a_password_is_not_shown():
    assert "wool" not in repr(Settings(db=DB))


def test_settings_do_not_change():
    with pytest.raises(dataclasses.FrozenInstanceError):
        Settings(db=DB).port = 1  # type: ignore[misc]


def test_the_documentation_has_this_table():
    assert documentation() in (DOCS / "self-hosting.md").read_text(encoding="utf-8")
    flags = (DOCS / "command-line.md").read_text(encoding="utf-8")
    for each in described():
        assert f"| `{each.flag} X` | {each.meaning}" in flags


def test_every_setting_says_what_it_means():
    for each in described():
        assert each.meaning, each.name
        assert each.default, each.name
