"""Lessons: their files, their steps, and progress through them."""
