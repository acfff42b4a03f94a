### Names of things in the campaign, in English.

## Personal quests
term-seeker-of-xorn = Seeker of Xorn
term-merchant-class = Merchant Class
term-greed-is-good = Greed Is Good
term-finding-the-cure = Finding the Cure
term-a-study-of-anatomy = A Study of Anatomy
term-law-bringer = Law Bringer
term-pounds-of-flesh = Pounds of Flesh
term-trophy-hunt = Trophy Hunt
term-eternal-wanderer = Eternal Wanderer
term-battle-legend = Battle Legend
term-implement-of-light = Implement of Light
term-take-back-the-trees = Take Back the Trees
term-the-thin-places = The Thin Places
term-aberrant-slayer = Aberrant Slayer
term-fearless-stand = Fearless Stand
term-piety-in-all-things = Piety in All Things
term-vengeance = Vengeance
term-zealot-of-the-blood-god = Zealot of the Blood God
term-goliath-toppler = Goliath Toppler
term-the-fall-of-man = The Fall of Man
term-augmented-abilities = Augmented Abilities
term-elemental-samples = Elemental Samples
term-a-helping-hand = A Helping Hand
term-the-perfect-poison = The Perfect Poison

## Achievements
term-ancient-technology = Ancient Technology
term-city-rule-militaristic = City Rule: Militaristic
term-city-rule-economic = City Rule: Economic
term-end-of-the-invasion = End of the Invasion
term-the-dead-invade = The Dead Invade
term-the-drake-aided = The Drake Aided
term-the-merchant-flees = The Merchant Flees
term-the-power-of-enhancement = The Power of Enhancement
term-the-rift-neutralized = The Rift Neutralized
term-a-demons-errand = A Demon's Errand
term-dark-bounty = Dark Bounty
term-first-steps = First Steps
term-jekserahs-plans = Jekserah's Plans
term-stonebreakers-censer = Stonebreaker's Censer
term-the-drakes-command = The Drake's Command
term-the-drakes-treasure = The Drake's Treasure

## Regions
term-dagger-forest = Dagger Forest
term-copperneck-mountains = Copperneck Mountains
term-watcher-mountains = Watcher Mountains
term-lingering-swamp = Lingering Swamp
term-misty-sea = Misty Sea
term-crypt = Crypt

## Classes that are known by their sign only
term-class-sun = Sun
term-class-three-spears = Three Spears
term-class-circles = Circles
term-class-eclipse = Eclipse
term-class-squidface = Tentacles
term-class-lightning = Lightning
term-class-music-note = Music Note
term-class-angry-face = Masks
term-class-saw = Saw
term-class-triangles = Triangles
term-class-two-mini = Two Figures

## Boxes and envelopes
term-sun = Box of the Sun
term-three-spears = Box of the Three Spears
term-circles = Box of the Circles
term-eclipse = Box of the Eclipse
term-squidface = Box of the Tentacles
term-lightning = Box of the Lightning
term-music-note = Box of the Music Note
term-angry-face = Box of the Masks
term-saw = Box of the Saw
term-triangles = Box of the Triangles
term-two-mini = Box of the Two Figures
term-envelope-a = Envelope A
term-envelope-b = Envelope B
term-envelope-x = Envelope X

## Chapters of the city record
term-chapter-1 = In a New Hand
term-chapter-2 = Of the Price of Bread
term-chapter-3 = A List of Doors
term-chapter-4 = Concerning a Debt
term-chapter-5 = Strangers at the Gate
term-chapter-6 = The Enchantress's Sign
term-chapter-7 = What the Ferrymen Know
term-chapter-8 = Thirty Beds
term-chapter-9 = The Page After This
