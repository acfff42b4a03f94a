## Co prohledávající bot říká ke své volbě
bot-nothing = nic
bot-at-once = { $answer }: tady není co hledat.
bot-best = Vybral bych: { $answer }. Očekávaná hodnota je { $worth }, spočteno z představ o dalším průběhu: { $count }.
bot-other = Místo toho { $answer }: o { $less } méně.
bot-other-even = Místo toho { $answer }: zhruba stejně dobré.
bot-other-seldom = Místo toho { $answer }: o { $more } více, ale zkoumáno jen { $count }×, a to je málo na to, aby se tomu dalo věřit.
bot-close = Rozdíl je příliš malý na to, aby byl jistý.
bot-fear-reply = Obávám se, že hráč { $player } odpoví „{ $answer }“: to by stálo { $loss }.
bot-fear-luck = Obávám se smůly: v nejhorší desetině případů stojí { $loss }.
bot-costly = Kolo { $round }: zvolena byla možnost „{ $chosen }“; „{ $better }“ by byla lepší přibližně o { $cost }.
bot-costly-none = Nenašel jsem volbu, která by byla zřetelně horší než jiná.
bot-scale = Čísla jsou taková, jakými bot v této hře hodnotí pozici.
