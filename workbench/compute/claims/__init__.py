"""Sentences of lecture notes, tested by computation."""
