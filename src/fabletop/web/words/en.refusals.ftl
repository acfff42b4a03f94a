# Refusals of the rooms
web-whatif-not-asked = There is nothing to try: you are not asked anything now.
web-whatif-ended = From here chance or somebody else decides. Keep the try or drop it.
web-whatif-none = There is no try under way; the table may have moved on.
web-hint-not-asked = No advice is needed: you are not asked anything now.
web-foreign-limits = This table goes on from a file, and what this answer leads to would take this server too much time. Nothing has changed.
web-export-early = The journal holds every secret, so you get it when the game is over.
web-bad-key = This message has no proper mark; please load the page again.
web-vote-open = The table is still voting about taking a choice back.
web-no-vote = There is nothing to vote about.
web-not-your-vote = You have no vote in this.
web-chat-nothing = An empty message was not sent.
web-name-empty = A name needs at least one letter.
web-not-your-seat = This seat is not yours.
web-history-none = That moment of the game cannot be shown.
