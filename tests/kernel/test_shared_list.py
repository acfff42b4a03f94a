"""Lists that grow and share their past."""

from __future__ import annotations

import fabletop
from fabletop.kernel.session.shared_list import SharedList


def trail(*items: int) -> SharedList[int]:
    return SharedList(list(items))


def test_a_branch_has_the_past_and_goes_its_own_way() -> None:
    trunk = trail(1, 2, 3)
    twig = trunk.branch(2)
    trunk.items.append(4)
    twig.items.append(9)
    assert trunk.whole() == [1, 2, 3, 4]
    assert len(twig) == 3
    assert twig.whole() == [1, 2, 9]


def test_a_branch_of_a_branch_reaches_back_to_the_trunk() -> None:
    twig = trail(1, 2, 3).branch(2)
    twig.items.append(9)
    assert twig.branch(1).whole() == [1]
    assert twig.branch(3).whole() == [1, 2, 9]


def test_what_is_cut_off_stays_with_the_branches() -> None:
    trunk = trail(1, 2, 3)
    twig = trunk.branch(3)
    trunk.cut(1)
    trunk.items.append(7)
    assert trunk.whole() == [1, 7]
    assert twig.whole() == [1, 2, 3]


def test_since_looks_back_over_the_seam() -> None:
    twig = trail(1, 2, 3).branch(2)
    twig.items.append(9)
    assert twig.since(2) == [9]
    assert twig.since(1) == [2, 9]


def test_a_fork_keeps_journal_and_chronicle_when_its_origin_takes_choices_back() -> None:
    session = fabletop.new("witcher", 2, 3)
    for _ in range(12):
        request = session.requests[0]
        session.answer(request.seat, request.keys[:1])
    before, told = session.journal.to_json(), session.log(0)
    twin = session.fork()
    while session.journal.last_choice() is not None:
        session.undo()
    request = session.requests[0]
    session.answer(request.seat, request.keys[-1:])
    assert twin.journal.to_json() == before
    assert twin.log(0) == told
    assert session.journal.to_json() != before


def test_a_fork_writes_into_its_own_chronicle() -> None:
    session = fabletop.new("witcher", 2, 3)
    twin = session.fork()
    told = session.log(0)
    for _ in range(12):
        request = twin.requests[0]
        twin.answer(request.seat, request.keys[:1])
    assert session.log(0) == told
    assert twin.log(0)[: len(told)] == told
    assert len(twin.log(0)) > len(told)
    assert len(twin.journal.choices) == twin.length > session.length
