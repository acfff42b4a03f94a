"""Pages of Gloomhaven's own: campaigns and the monster solver."""

from __future__ import annotations

from pathlib import Path

from ....web.plugin import Link, Migrations, Pages
from . import routes, schema, solver

HERE = Path(__file__).parent

PAGES = Pages(
    routes=(*solver.ROUTES, *routes.ROUTES),
    templates=HERE / "templates",
    static=HERE / "static",
    words=HERE / "words",
    links=(
        Link("/campaigns/new", "lobby-campaign", "lobby#players"),
        Link("/gloomhaven/solver", "lobby-solver", "icons#hint"),
    ),
    uploads=("/campaigns/import",),
    migrations=Migrations(HERE / "migrations", head=schema.HEAD, after="0001"),
)
