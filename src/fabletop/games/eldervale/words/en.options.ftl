### Options of cards that let their owner choose, as the effects read (a test compares them).

term-atlanteans-1 = Return one of your units from the Underworld to the ready area.
term-atlanteans-2 = Gain 1 potion.
term-comet-shrine-1 = Put an adventure card of an opponent’s tableau to the bottom of its deck; the owner gains 2 resources of any kind.
term-comet-shrine-2 = You may put an adventure card of your tableau to the bottom of its deck and then gain 4 VP.
term-comet-shrine-3 = Gain 1 VP.
term-chamber-of-puppets-1 = Take control of a monster of strength 3 or less.
term-chamber-of-puppets-2 = Gain 1 gem and 2 resources of any kind.
term-surveyors-office-1 = Gain 2 tools.
term-surveyors-office-2 = Gain 2 swords.
term-menagerie-of-bad-ideas-1 = Relocate a monster to a realm at most 3 steps away; gain 1 resource of any kind.
term-menagerie-of-bad-ideas-2 = Put a defeated monster back on its lair; gain 2 VP.
term-beast-tamers-ring-1 = Take control of a monster of strength 5 or less.
term-beast-tamers-ring-2 = Gain 4 resources of any kind.
