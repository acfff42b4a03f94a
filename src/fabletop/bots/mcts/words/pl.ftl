## Co przeszukujący bot mówi o swoim wyborze
bot-nothing = nic
bot-at-once = { $answer }: nie ma tu czego szukać.
bot-best = Wybrałbym: { $answer }. Oczekiwana wartość to { $worth }, liczba wyobrażonych dalszych ciągów: { $count }.
bot-other = Zamiast tego { $answer }: o { $less } mniej.
bot-other-even = Zamiast tego { $answer }: mniej więcej tak samo dobre.
bot-other-seldom = Zamiast tego { $answer }: o { $more } więcej, ale sprawdzone tylko { $count } ×, a to za mało, by temu ufać.
bot-close = Różnica jest zbyt mała, by być jej pewnym.
bot-fear-reply = Obawiam się, że gracz { $player } odpowie „{ $answer }”: to kosztowałoby { $loss }.
bot-fear-luck = Obawiam się pecha: w najgorszej dziesiątej części przypadków kosztuje to { $loss }.
bot-costly = Runda { $round }: wybrano „{ $chosen }”; „{ $better }” byłoby lepsze o około { $cost }.
bot-costly-none = Nie znalazłem wyboru wyraźnie gorszego od innego.
bot-scale = Liczby są takie, jakimi bot ocenia pozycję w tej grze.
