# Refusals of the rooms
web-whatif-not-asked = Není co zkoušet: teď se vás hra na nic neptá.
web-whatif-ended = Odsud rozhoduje náhoda nebo někdo jiný. Pokus si ponechte, nebo ho zahoďte.
web-whatif-none = Žádný pokus neprobíhá; hra se mezitím mohla pohnout dál.
web-hint-not-asked = Rada není potřeba: teď se vás hra na nic neptá.
web-export-early = Záznam obsahuje všechna tajemství, proto jej dostanete až po skončení hry.
web-bad-key = Zpráva nemá platnou značku; načtěte prosím stránku znovu.
web-vote-open = U stolu se ještě hlasuje o vrácení tahu.
web-no-vote = Není o čem hlasovat.
web-not-your-vote = V tomto hlasování nemáte hlas.
web-chat-nothing = Prázdná zpráva nebyla odeslána.
web-name-empty = Jméno musí mít aspoň jedno písmeno.
web-not-your-seat = Toto místo není vaše.
web-history-none = Tento okamžik hry nelze zobrazit.
