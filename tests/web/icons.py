"""Draws the app's icons from `web/public/icon.svg`: `python -m tests.web.icons`.

Systems cut maskable icons and those of iOS to shapes of their own: their ground goes to the edges.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from tests.web.browser import chromium

PUBLIC: Final = Path(__file__).parents[2] / "web" / "public"
GROUND: Final = "#7fb35f"  # the meadow of the drawing


@dataclass(frozen=True)
class Icon:
    name: str
    size: int  # pixels, of each side
    ground: bool = False
    share: float = 1.0  # of a side that the drawing takes


ICONS: Final = (
    Icon("icon-180.png", 180, ground=True, share=0.92),
    Icon("icon-192.png", 192),
    Icon("icon-512.png", 512),
    Icon("icon-maskable.png", 512, ground=True, share=0.8),  # what every shape leaves
)


def drawn(page: Page, icon: Icon) -> bytes:
    side, ground = icon.size * icon.share, GROUND if icon.ground else "transparent"
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    style = f"margin:0;display:grid;place-items:center;height:100vh;background:{ground}"
    page.set_viewport_size({"width": icon.size, "height": icon.size})
    page.set_content(f'<body style="{style}">{svg}</body>')
    page.add_style_tag(content=f"svg {{ width: {side}px; height: {side}px }}")
    return page.screenshot(omit_background=True)


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        page = browser.new_page()
        for icon in ICONS:
            (PUBLIC / icon.name).write_bytes(drawn(page, icon))
        browser.close()


if __name__ == "__main__":
    main()
