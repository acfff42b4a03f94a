# Refusals of the rooms
web-whatif-not-asked = Nie ma czego próbować: gra o nic cię teraz nie pyta.
web-whatif-ended = Odtąd decyduje los albo ktoś inny. Zachowaj próbę albo ją porzuć.
web-whatif-none = Żadna próba nie trwa; gra mogła już pójść dalej.
web-hint-not-asked = Rada nie jest potrzebna: gra o nic cię teraz nie pyta.
web-foreign-limits = Ten stół kontynuuje grę z pliku, a to, do czego prowadzi ta odpowiedź, zajęłoby serwerowi zbyt dużo czasu. Nic się nie zmieniło.
web-export-early = Zapis zawiera wszystkie tajemnice, więc dostaniesz go po zakończeniu gry.
web-bad-key = Wiadomość nie ma właściwego znacznika; wczytaj stronę ponownie.
web-vote-open = Przy stole trwa jeszcze głosowanie nad cofnięciem wyboru.
web-no-vote = Nie ma nad czym głosować.
web-not-your-vote = W tym głosowaniu nie masz głosu.
web-chat-nothing = Pusta wiadomość nie została wysłana.
web-name-empty = Imię musi mieć co najmniej jedną literę.
web-not-your-seat = To miejsce nie należy do ciebie.
web-history-none = Tego momentu gry nie można pokazać.
