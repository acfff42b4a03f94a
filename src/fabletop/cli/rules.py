"""`fabletop rules`: the text of numbered rules."""

from __future__ import annotations

from typing import Annotated

import typer

from ..kernel import rulebook
from .errors import report_errors
from .input import read_game
from .json_output import print_json
from .options import GameArgument, JsonOption

_WIDTH = 88


def rules_command(
    game: GameArgument,
    rule: Annotated[str | None, typer.Argument(help="A rule id, such as WI-MOVE-2.")] = None,
    json: JsonOption = False,
) -> None:
    """A rule's text; without an id, all rules by chapter in brief."""
    with report_errors():
        book = read_game(game).rulebook()
        if rule is not None:
            _print_rule(book.rule(rule), json)
        elif json:
            print_json({one.id: one.text for one in book.rules.values()})
        else:
            _print_chapters(book)


def _print_rule(rule: rulebook.NumberedRule, json: bool) -> None:
    if json:
        print_json(rule)
        return
    typer.echo(f"{rule.id}. {rule.chapter}")
    typer.echo(rule.text)


def _print_chapters(book: rulebook.Rulebook) -> None:
    for chapter, its_rules in book.chapters().items():
        typer.echo(f"\n{chapter}")
        for rule in its_rules:
            typer.echo(f"{rule.id}  {_brief(rule.text)}")


def _brief(text: str) -> str:
    first = text.splitlines()[0]
    return first if len(first) <= _WIDTH else f"{first[:_WIDTH].rsplit(' ', 1)[0]} …"
