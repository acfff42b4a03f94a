"""Views: what everybody sees of a visit."""

from .build import town_view
from .hidden import hidden
from .models import (
    CharacterView,
    HomeView,
    PartyView,
    PlaceView,
    PlanView,
    QuestStepView,
    TownView,
    WareView,
    WorldView,
)

__all__ = [
    "CharacterView",
    "HomeView",
    "PartyView",
    "PlaceView",
    "PlanView",
    "QuestStepView",
    "TownView",
    "WareView",
    "WorldView",
    "hidden",
    "town_view",
]
