"""View models around the map: rounds, reputation, decks, bounties, shops, quests, the peril."""

from __future__ import annotations

from functools import cache, lru_cache

from ....kernel.words import Say
from ....tablekit.lights import Lights
from ..library import library
from ..rules.trade import HEALS
from ..scenarios import BountyGoal, DragonRule, GolemRule, Raids
from ..telling.effects import effects_text, sentence
from ..terms import ROMAN, SHOPS
from ..views.models import BackView, PlayerView, TableView
from .models import BackArt, BountyArt, Peril, QuestArt, Runner, ShopArt, TrackArt
from .things import foe_icon, text, thing

TRACK = 50  # the printed end of the track
SPAN = 420


def track(view: TableView, own: PlayerView | None, say: Say) -> TrackArt:
    end = max([TRACK, *(one.reputation for one in view.players)])
    whose = own.hero if own is not None and own.hero else view.players[0].hero
    runners = []
    free = 0
    for player in sorted(view.players, key=lambda one: one.reputation):
        if player.hero:
            x = max(across(player.reputation, end), free)
            free = x + 18
            title = say("web-eu-runner", who=player.hero, value=player.reputation)
            runners.append(Runner(player.hero, player.reputation, x, 12, title))
    top = view.stack_top
    return TrackArt(
        round=view.round,
        rounds=view.rounds,
        round_name=say("web-eu-round-of", round=view.round, rounds=view.rounds),
        top=top,
        ticks=tuple((across(one, end), one, True) for one in values(whose)),
        end=end,
        runners=tuple(runners),
        stack=ROMAN[top],
        stack_left=say("web-eu-stack-left", count=sum(view.stack)),
    )


def goal(view: TableView, own: PlayerView | None, say: Say) -> str:
    """S-1 rules 3 and 4: alone or together the bounties wanted; else those one has won."""
    if view.wanted:
        return say("web-eu-bounties-of", won=won_together(view), wanted=view.wanted)
    if own is None or not isinstance(library().scenarios[view.scenario].goal, BountyGoal):
        return ""
    return say("web-eu-bounties-won", won=own.bounties)


def wanted(view: TableView, say: Say) -> list[str]:
    """The same as a sentence beside the aim."""
    if not view.wanted:
        return []
    return [say("web-eu-bounties-wanted", won=won_together(view), wanted=view.wanted)]


def win(view: TableView, say: Say) -> list[str]:
    """How the game is won where everybody plays for points."""
    return [say("web-eu-wins", rounds=view.rounds)] if view.mode == "competitive" else []


def won_together(view: TableView) -> int:
    return sum(one.bounties for one in view.players)


def across(value: int, end: int) -> int:
    return 12 + max(0, min(value, end)) * (SPAN - 24) // end


@cache
def values(hero: str) -> tuple[int, ...]:
    """The reputations at which this hero's personal tiles are turned up, as far as they can be
    told apart on the track."""
    if not hero:
        return ()
    tiles = library().tiles
    found = sorted({tiles[id].value for id in library().personal[hero]} - {0})
    shown: list[int] = []
    for one in found:
        if not shown or one - shown[-1] >= 3:
            shown.append(one)
    return tuple(shown)


def backs(view: TableView, lights: Lights, say: Say) -> tuple[BackArt, ...]:
    return tuple(back(one, lights, say) for one in view.monsters if one is not None)


def back(one: BackView, lights: Lights, say: Say) -> BackArt:
    most = f"{one.least}+" if one.most is None else f"{one.least}–{one.most}"
    title = say(
        "web-eu-back",
        level=one.level,
        vitality=one.vitality,
        span=most,
        wounds=one.wounds,
        left=one.left,
    )
    return BackArt(
        level=ROMAN[one.level],
        pips=one.level,
        vitality=one.vitality,
        span=most,
        wounds=one.wounds,
        left=one.left,
        name=say.name(one.card) if one.card else "",
        title=title,
        heading=say.name(one.card)
        if one.card
        else say("web-eu-back-title", level=ROMAN[one.level]),
        text=text(one.card, say) if one.card else rewarded(one, title, say),
        key=lights.exact(f"scout-deck:{one.level}", f"deck:{one.level}"),
    )


@lru_cache(maxsize=500)
def rewarded(one: BackView, title: str, say: Say) -> str:
    return f"{title}. {sentence(say('reward', reward=effects_text(one.reward, say)))}"


def bounties(view: TableView, lights: Lights, say: Say) -> tuple[BountyArt, ...]:
    found = []
    for id, coming in ((view.bounty, False), (view.next_bounty, True)):
        if not id:
            continue
        card = library().bounties[id]
        where = say(f"lair-{card.lair}", place=say(f"place-{card.where or 'none'}"))
        words = f"{text(id, say)} {text(card.elite, say)}"
        title = say("web-eu-bounty-next" if coming else "web-eu-bounty", card=id)
        key = "" if coming else lights.exact(f"fight:{card.elite}")
        found.append(
            BountyArt(
                id,
                say.name(card.elite),
                foe_icon(card.elite),
                where,
                card.level,
                title,
                words,
                key,
                coming,
            )
        )
    return tuple(found)


def shops(view: TableView, lights: Lights, say: Say) -> tuple[ShopArt, ...]:
    at = view.trade.shop if view.trade is not None else ""
    return tuple(
        ShopArt(
            id=shop,
            name=say.name(shop),
            note=say("web-eu-heals", amount=HEALS[shop]),
            open=at == shop,
            tiles=tuple(
                thing(id, say, lights.about(id, "buy", "take", "keep")) for id in view.offers[shop]
            ),
        )
        for shop in SHOPS
    )


def quests(view: TableView, lights: Lights, say: Say) -> tuple[QuestArt, ...]:
    return tuple(
        QuestArt(id, say.name(id), say.name(kind.kind), text(id, say), lights.about(id, "quest"))
        for kind in view.encounters
        for id in kind.open
    )


def peril(view: TableView, say: Say) -> Peril | None:
    """What the scenario adds to the table (section 8)."""
    scenario, seen = library().scenarios[view.scenario], view.peril
    for rule in scenario.rules:
        match rule:
            case DragonRule() | GolemRule():
                golem = isinstance(rule, GolemRule)
                most = rule.vitality + rule.per_player * len(view.players)
                name = say("web-eu-golem" if golem else "web-eu-dragon")
                lines = [say("web-eu-slain")] if seen.slain else []
                if not seen.at and not seen.slain:
                    lines.append(say("web-eu-not-yet"))
                if golem:
                    lines.append(say("web-eu-ruined", count=seen.ruined))
                return Peril("giant" if golem else "winged", name, tuple(lines), seen.hits, most)
            case Raids():
                lines = [
                    say("web-eu-raids", count=seen.raids),
                    say("web-eu-ruined", count=seen.ruined),
                ]
                return Peril("fire", say("web-eu-raiders"), tuple(lines), 0, 0)
    return None
