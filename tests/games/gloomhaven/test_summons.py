"""GH-SUMMON: figures that characters summon."""

from __future__ import annotations

import pytest

from fabletop.games.gloomhaven.effects import vocabulary as e
from fabletop.games.gloomhaven.effects.aim import Aim
from fabletop.games.gloomhaven.rules.abilities import perform
from fabletop.games.gloomhaven.rules.damage import exhaust, suffer
from fabletop.games.gloomhaven.rules.initiative import next_actor
from fabletop.games.gloomhaven.rules.removal import dismiss
from fabletop.games.gloomhaven.state import ActionTally, Active, Figure

from .lair import Lair

RATS = e.Summon(summon="rat-swarm")


@pytest.fixture
def lair() -> Lair:
    return Lair()


def rats(lair: Lair) -> Figure:
    return next(one for one in lair.state.figures.values() if one.kind == "summon")


def test_gh_summon_01_on_an_empty_hex_beside_the_summoner(lair: Lair) -> None:
    mindthief = lair.hero("mindthief", (0, 0))
    lair.monster("bandit-guard", (1, 0))
    lair.lay("obstacle", (0, 1))
    lair.state.money = ((-1, 0),)
    lair.do(perform(lair.game, Aim(mindthief, ActionTally(), 0), RATS), GH_SUMMON_01="summon:0,-1")
    assert lair.offered("GH-SUMMON-01") == {"summon:-1,1", "summon:0,-1", "summon:1,-1", "skip"}
    assert rats(lair).at == (0, -1)


def test_gh_summon_01_without_such_a_hex_it_cannot_be_used() -> None:
    lair = Lair(hexes=[(0, 0), (1, 0), (0, 1)])
    mindthief = lair.hero("mindthief", (0, 0))
    lair.hero("brute", (1, 0))
    lair.lay("trap", (0, 1))
    lair.do(perform(lair.game, Aim(mindthief, ActionTally(), 0), RATS))
    assert lair.asked == []
    assert len(lair.state.figures) == 2


@pytest.mark.rule("GH-SUMMON-07", "GH-DAMAGE-11")
def test_gh_summon_02_it_leaves_with_its_hit_points_and_its_card_goes(lair: Lair) -> None:
    mindthief = lair.hero("mindthief", (0, 0))
    swarm = lair.summon("rat-swarm", (1, 0), mindthief.owner)
    hero = lair.state.heroes[0]
    hero.active.append(Active("mindthief-card", "top", True, figure=swarm.id))
    lair.do(suffer(lair.game, swarm, swarm.hp))  # GH-SUMMON-07: nobody is asked
    assert swarm.id not in lair.state.figures
    assert hero.active == []
    assert hero.lost.cards == ["mindthief-card"]


@pytest.mark.rule("GH-MOTHER-09", "GH-MOD-01")
def test_gh_summon_02_what_it_does_on_its_death(lair: Lair) -> None:
    """The Burning Avatar attacks everybody around it, from its hex and with its owner's deck."""
    weaver = lair.hero("spellweaver", (0, 0))
    lair.state.heroes[0].deck.cards[:] = ["plus-1", "plus-1"]
    avatar = lair.summon("burning-avatar", (1, 0), weaver.owner)
    near, far = lair.monster("bandit-guard", (2, 0)), lair.monster("cultist", (4, 0))
    lair.do(suffer(lair.game, avatar, avatar.hp))
    assert lair.hits() == [(avatar.id, near.id)]
    assert (near.most - near.hp, far.most - far.hp) == (3 + 1, 0)
    assert avatar.id not in lair.state.figures


def test_gh_summon_02_it_leaves_with_its_card_or_its_owner(lair: Lair) -> None:
    mindthief = lair.hero("mindthief", (0, 0))
    lair.hero("brute", (3, 0))
    swarm = lair.summon("rat-swarm", (1, 0), 0)
    dismiss(lair.game, swarm.id)
    assert swarm.id not in lair.state.figures
    swarm = lair.summon("rat-swarm", (1, 0), 0)
    exhaust(lair.game, lair.state.heroes[mindthief.owner])
    assert swarm.id not in lair.state.figures


@pytest.mark.rule("GH-INIT-06")
def test_gh_summon_03_its_turn_is_directly_before_its_owners(lair: Lair) -> None:
    brute = lair.hero("brute", (3, 0))
    mindthief = lair.hero("mindthief", (0, 0))
    lair.do(perform(lair.game, Aim(mindthief, ActionTally(), 1), RATS), GH_SUMMON_01="summon:0,-1")
    new = rats(lair)
    assert new.waits  # not in the round in which it was summoned
    assert next_actor(lair.state) is brute
    brute.acted = True
    assert next_actor(lair.state) is mindthief
    new.waits = False
    assert next_actor(lair.state) is new


def test_gh_summon_06_it_does_not_loot(lair: Lair) -> None:
    lair.hero("mindthief", (0, 0))
    swarm = lair.summon("rat-swarm", (1, 0), 0)
    lair.state.money = ((1, 0),)
    lair.act(swarm)
    assert lair.state.money == ((1, 0),)
    assert lair.state.heroes[0].xp == 0


def test_gh_summon_10_a_summon_of_an_item_has_no_card(lair: Lair) -> None:
    mindthief = lair.hero("mindthief", (0, 0))
    lair.do(perform(lair.game, Aim(mindthief, ActionTally(), 0), RATS), GH_SUMMON_01="summon:0,-1")
    assert lair.state.heroes[0].active == []
    lair.do(suffer(lair.game, rats(lair), 99))
    assert len(lair.state.figures) == 1
