"""The map of the table page: where the way may lead, what it costs and what it does."""

from __future__ import annotations

from fabletop.games.euthia import GAME
from fabletop.games.euthia.records import Loot
from fabletop.games.euthia.rules.land import BOUND
from fabletop.games.euthia.rules.lattice import COMPASS
from fabletop.games.euthia.table.board import map_art
from fabletop.games.euthia.table.models import FieldArt, MapArt
from fabletop.games.euthia.table.reach import explores, inside, reach
from fabletop.web.view.voice import voice

from .face import lights, own
from .scene import Scene

SAY = voice("en", GAME)


def map_of(table: Scene, bounded: bool = False) -> MapArt:
    view = table.session.view(0)
    return map_art(view, own(table), lights(table), bounded, SAY)


def field(drawn: MapArt, table: Scene, at: int) -> FieldArt:
    place, number = divmod(at, 4)
    id = f"{table.state.placed[place]}-{number}"
    return next(one for one in drawn.fields if one.id == id)


def walking(scene: type[Scene], **around: object) -> tuple[Scene, int]:
    """Maeldur on hex A of a tile north of the church, with two movement points."""
    table = scene("maeldur", "keleia")
    wood = table.land((1, -2), **around)  # type: ignore[arg-type]
    table.no_stack()
    table.lay("maeldur", at=wood + 1)
    table.state.mp = 2
    return table, wood


def test_eu_move_1_fields_of_answers_are_open_and_priced(scene: type[Scene]) -> None:
    table, wood = walking(scene)
    drawn = map_of(table)
    here, near = field(drawn, table, wood + 1), field(drawn, table, wood + 2)
    assert drawn.choosing and drawn.points == "2 movement points"
    assert (here.state, here.price) == ("here", "")
    assert (near.state, near.price) == ("open", "1")
    assert near.key in table.offered and near.text.startswith("1 movement point.")


def test_eu_move_1_further_steps_are_shown_but_not_offered(scene: type[Scene]) -> None:
    table, _ = walking(scene)
    far = table.land((2, -4))
    drawn = map_of(table)
    further = [one for one in drawn.fields if one.state == "later"]
    assert further and {one.price for one in further} == {"2"}
    assert not any(one.key for one in further)
    assert any(one.state == "veiled" for one in drawn.fields)
    assert {one.state for one in drawn.fields} == {"here", "open", "later", "veiled"}
    assert field(drawn, table, far + 3).state in ("open", "later")


def test_eu_move_3_no_way_leads_past_a_monster(scene: type[Scene]) -> None:
    """The field behind a monster is no further step; without a combat action neither is it."""
    table, _ = walking(scene, monsters=(0, 1, 1), loot=Loot(coins=2))
    table.land((2, -4), monsters=(1, 1, 1), loot=Loot(coins=2))
    table.lay("maeldur", tokens=[])
    view, seen = table.session.view(0), own(table)
    way = reach(view, seen, lights(table))
    held = {f"{one.tile}:{n}" for one in view.tiles for n in (1, 2, 3) if one.monsters[n - 1]}
    assert held and not held & {*way.now, *way.later}


def test_eu_elem_2_fire_and_water_are_told_at_the_field(scene: type[Scene]) -> None:
    table, wood = walking(scene, locations=["", "", "fire"])
    near = field(map_of(table), table, wood + 2)
    assert near.harm == -2 and "Fire: 2 wounds." in near.text


def test_eu_elem_3_water_heals(scene: type[Scene]) -> None:
    table, wood = walking(scene, locations=["", "", "water"])
    assert field(map_of(table), table, wood + 2).harm == 2


def test_eu_elem_4_both_do_nothing(scene: type[Scene]) -> None:
    table, wood = walking(scene, locations=["", "fire", "water"])
    assert field(map_of(table), table, wood + 2).harm == 0


def test_eu_move_4_a_fight_follows(scene: type[Scene]) -> None:
    table, wood = walking(scene, monsters=(0, 1, 0), loot=Loot(coins=2))
    near = field(map_of(table), table, wood + 2)
    assert near.state == "open" and "A fight follows." in near.text


def test_eu_map_3_a_new_tile_is_announced(scene: type[Scene]) -> None:
    table, wood = walking(scene)
    table.stack(1)
    near = field(map_of(table), table, wood + 2)
    assert near.explores and "A new tile is added." in near.text


def test_eu_map_11_no_new_tile_beyond_an_agreed_limit(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia", map="bounded")
    edge = (BOUND, -2 * BOUND)
    near = [(edge[0] + q, edge[1] + r) for q, r in COMPASS.values()]
    for anchor in (edge, *(one for one in near if inside(one))):
        table.land(anchor)
    table.stack(1)
    view = table.session.view(0)
    tile = next(one for one in view.tiles if one.hexes[0] == edge)
    beyond = [number for number in (1, 2, 3) if explores(view, tile, number, bounded=False)]
    assert beyond
    assert not any(explores(view, tile, number, bounded=True) for number in beyond)


def test_without_a_way_nothing_is_veiled(scene: type[Scene]) -> None:
    table, _ = walking(scene)
    table.state.mp = 0
    drawn = map_of(table)
    assert not drawn.choosing and not drawn.points
    assert {one.state for one in drawn.fields} == {""}


def test_the_whole_map_is_framed(scene: type[Scene]) -> None:
    """However far it has grown; only beside a fight or a trade a part is shown."""
    table = scene("maeldur", "keleia")
    for number in range(1, 7):
        table.land((number, -2 * number))
        table.land((-number, 2 * number))
    drawn = map_of(table)
    _, _, width, height = map(int, drawn.box.split())
    left, top = (-int(one) for one in drawn.shift[10:-1].split())
    for one in drawn.grounds:
        assert left + 34 <= one.x <= left + width - 34
        assert top + 40 <= one.y <= top + height - 40
    table.fight("maeldur", table.monster())
    assert int(map_of(table).box.split()[3]) < height
