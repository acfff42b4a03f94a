"""The ledgers of a fight promise what the rules then do: many fights, each combo played out."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from fabletop.bots import RandomBot
from fabletop.games.witcher import GAME
from fabletop.games.witcher.library import library
from fabletop.games.witcher.rules.combo import note_colours
from fabletop.games.witcher.rules.fight import resolve
from fabletop.games.witcher.state import MONSTER, Fight, Player, WitcherState
from fabletop.games.witcher.table.fight import fight_art
from fabletop.games.witcher.table.models import Ledger
from fabletop.games.witcher.terms import ATTRIBUTES
from fabletop.kernel.ask import Request
from fabletop.kernel.chance import Chance
from fabletop.kernel.chronicle import Line
from fabletop.kernel.gamedef import Game
from fabletop.kernel.session import Session
from fabletop.tablekit.lights import Lights
from fabletop.web.view.voice import voice

from .arena import dueling, hunting
from .scene import Scene

MONSTERS = sorted(library().monsters)
FIGHTS = 6  # against each monster
SAY = voice("en", GAME)


def strength(seed: int) -> dict[str, Any]:
    """A witcher with real cards and things to use; the seed decides which."""
    chance = Chance(seed)
    cards = sorted(one for one in library().cards if not one.startswith("scene"))
    chance.shuffle("cards", cards)
    values: dict[str, int] = {name: 1 + chance.below(name, 5) for name in ATTRIBUTES}
    potions = sorted(library().potions)
    chance.shuffle("potions", potions)
    return {
        **values,
        "shield": chance.below("shield", 1 + min(4, values["defence"])),
        "potions": potions[:4],
        "trophies": ["yghern"],  # doubles shields
        "hand": cards[:5],
        "deck": cards[5:20],
        "discard": cards[20:23],
    }


def ledgers(session: Session, request: Request | None = None) -> dict[str, Ledger]:
    """The ledgers on the page; `request`: of whom it asks."""
    view = session.view(0)
    assert view.fight is not None

    class Asked:
        seat, rule, about, answers = 0, request.rule if request is not None else "", "", ()

    lights = Lights([Asked] if request is not None else [])
    return {one.id: one for one in fight_art(view, view.fight, lights, SAY).ledgers}


def total(ledger: Ledger) -> int:
    return int(ledger.total.amount)


def adds_up(ledger: Ledger) -> bool:
    amounts = [term.amount.replace("−", "-") for term in ledger.terms]
    return "×2" in amounts or max(0, sum(map(int, amounts))) == total(ledger)


class Outcome:
    """Steps 3 and 4 of the combo on the table, run by the rules; nothing more is used."""

    def __init__(self, session: Session) -> None:
        self.state: WitcherState = deepcopy(session.state)
        self.lines: list[Line] = []
        fight = self.fight
        assert fight.blow is not None
        self.player: Player = self.state.players[fight.acting]
        self.hand, self.deck = len(self.player.hand.cards), len(self.player.deck.cards)
        self.life, self.shield = len(fight.life.cards), self.player.shield
        note_colours(fight.blow)
        rule = resolve(Game(self.state, self.lines, True), self.player, fight.blow)
        try:
            asked = next(rule)
            while True:
                assert isinstance(asked, Request)
                quiet = ("pass",) if "pass" in asked.keys else asked.keys[: asked.least]
                asked = rule.send(quiet)
        except StopIteration:
            pass

    @property
    def fight(self) -> Fight:
        assert self.state.fight is not None
        return self.state.fight

    def told(self, *ids: str) -> list[Line]:
        return [line for line in self.lines if line.id in ids]

    def check(self, found: dict[str, Ledger]) -> None:
        self.check_damage(total(found["ledger-damage"]))
        if self.fight.outcome:
            return
        if "ledger-shield" in found:
            assert total(found["ledger-shield"]) == self.player.shield
        else:
            assert self.player.shield == self.shield
        back = len(self.told("returned", "took-discard"))
        drawn = min(total(found["ledger-draw"]), 7 - self.hand - back, self.deck)
        assert len(self.player.hand.cards) == self.hand + back + drawn

    def check_damage(self, promised: int) -> None:
        if self.fight.defender == MONSTER:
            lost = self.life - len(self.fight.life.cards)
            assert lost == min(promised, self.life)
        else:
            hurt = self.told("hurt")
            assert sum(int(line.args["amount"]) for line in hurt) == promised


def check_strike(session: Session, request: Request, found: dict[str, Ledger]) -> None:
    """Let the blow land; what is lost to the Wyvern's claws or after the fight is another loss."""
    after = session.fork()
    school = after.state.players[request.seat].school
    said = len(after.lines)
    after.answer(request.seat, ("pass",))
    while after.requests and after.requests[0].rule == "WI-DAMAGE-3":
        after.answer(request.seat, after.requests[0].keys[:1])
    fight = after.state.fight
    if fight is None or fight.outcome or fight.monster == "wyvern":
        return
    own = [line for line in after.lines[said:] if line.args.get("who") == school]
    lost = sum(line.id == "discarded" for line in own)
    assert lost == total(found["ledger-strike"])


def watched(session: Session, seed: int) -> tuple[set[str], int]:
    """Play a fight to its end, checking each promise; which ledgers there were, how many."""
    bot, seen, checked = RandomBot(seed), set[str](), 0
    while session.state.fight is not None and not session.state.fight.outcome:
        request = session.requests[0]
        if request.rule == "WI-COMBO-2" and session.state.fight.blow.combo:
            found = ledgers(session)
            assert all(adds_up(one) for one in found.values()), found
            Outcome(session).check(found)
            seen |= found.keys()
            checked += 1
        elif session.state.fight.strike is not None and session.state.fight.strike.amount:
            found = ledgers(session, request)
            assert ("ledger-strike" in found) == (request.rule != "WI-DAMAGE-3")
            if "ledger-strike" in found:
                check_strike(session, request, found)
                seen |= found.keys()
        session.answer(request.seat, bot.choose(session, request))
    return seen, checked


@pytest.mark.parametrize("monster", MONSTERS)
def test_wi_combo_4_ledgers_promise_what_the_rules_do(scene: type[Scene], monster: str) -> None:
    seen, checked = set[str](), 0
    for seed in range(FIGHTS):
        table = scene("wolf", "bear", seed=seed + 1)
        hunting(table, monster, tracked=bool(seed % 2), **strength(seed))
        shown, number = watched(table.session, seed)
        seen |= shown
        checked += number
    assert checked > 20
    assert seen >= {"ledger-damage", "ledger-shield", "ledger-draw"}


def test_wi_duel_4_ledgers_of_a_duel(scene: type[Scene]) -> None:
    seen, checked = set[str](), 0
    for seed in range(2 * FIGHTS):
        table = scene("viper", "cat", seed=seed + 1)
        table.lay("viper", **strength(seed))
        table.lay("cat", **strength(seed + 100))
        dueling(table, "cat")
        shown, number = watched(table.session, seed)
        seen |= shown
        checked += number
    assert checked > 20
    assert "ledger-strike" in seen
