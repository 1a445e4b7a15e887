"""The manual: its pages, cards of methods made from their declarations, the reference."""
