### The table page: what stands around a game's board.

## The table
web-tab-table = Table
web-tab-you = You
web-tab-market = Market
web-tab-players = Players
web-tab-log = Log
web-chat-empty = Nobody has said anything yet.
web-rules-drawer = The rule in question
web-number-answer = A number from { $least } to { $most }
web-choose-in-order = Your order: tap the answers one after the other.
web-history-slider = Choice shown
web-map-help = Arrow keys move the map, plus and minus zoom.
web-pile-deck = Deck
web-pile-discard = Discard
web-top-of = top: { $card }
