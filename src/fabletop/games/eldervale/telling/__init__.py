"""How things of this game read: the text of every record, rendered from what it does."""

from .texts import option_text, rules_of, text_of

__all__ = ["option_text", "rules_of", "text_of"]
