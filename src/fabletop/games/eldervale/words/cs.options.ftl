### Možnosti karet, které dávají na vybranou, podle znění efektů (hlídá je test).

term-atlanteans-1 = Vraťte jednu svou jednotku z Podsvětí do přípravné oblasti.
term-atlanteans-2 = Získejte 1 lektvar.
term-comet-shrine-1 = Dejte kartu dobrodružství z herní oblasti protivníka dospod jejího balíčku; její majitel získá 2 libovolné zdroje.
term-comet-shrine-2 = Můžete dát kartu dobrodružství ze své herní oblasti dospod jejího balíčku a pak získejte 4 VB.
term-comet-shrine-3 = Získejte 1 VB.
term-chamber-of-puppets-1 = Ovládněte nestvůru se silou nejvýše 3.
term-chamber-of-puppets-2 = Získejte 1 drahokam a 2 libovolné zdroje.
term-surveyors-office-1 = Získejte 2 nástroje.
term-surveyors-office-2 = Získejte 2 meče.
term-menagerie-of-bad-ideas-1 = Přemístěte nestvůru do říše vzdálené nejvýše 3 kroky; získejte 1 libovolný zdroj.
term-menagerie-of-bad-ideas-2 = Vraťte poraženou nestvůru do jejího Doupěte; získejte 2 VB.
term-beast-tamers-ring-1 = Ovládněte nestvůru se silou nejvýše 5.
term-beast-tamers-ring-2 = Získejte 4 libovolné zdroje.
