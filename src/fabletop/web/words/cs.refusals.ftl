# Refusals of the rooms
web-whatif-not-asked = Není co zkoušet: teď se tě hra na nic neptá.
web-whatif-ended = Odsud rozhoduje náhoda nebo někdo jiný. Pokus si ponech, nebo ho zahoď.
web-whatif-none = Žádný pokus neprobíhá; hra se mezitím mohla pohnout dál.
web-hint-not-asked = Rada není potřeba: teď se tě hra na nic neptá.
web-foreign-limits = Tento stůl pokračuje ze souboru a to, k čemu tahle odpověď vede, by serveru zabralo příliš mnoho času. Nic se nezměnilo.
web-export-early = Deník obsahuje všechna tajemství, proto ho dostaneš až po skončení hry.
web-bad-key = Zpráva nemá platnou značku; načti prosím stránku znovu.
web-vote-open = U stolu se ještě hlasuje o vrácení volby.
web-no-vote = Není o čem hlasovat.
web-not-your-vote = V tomto hlasování nemáš hlas.
web-chat-nothing = Prázdná zpráva nebyla odeslána.
web-name-empty = Jméno musí mít aspoň jedno písmeno.
web-not-your-seat = Toto místo není tvoje.
web-history-none = Tento okamžik hry nelze zobrazit.
