"""Lessons: their files, their steps, and the way through them."""
