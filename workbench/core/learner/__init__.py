"""Learners: a plugin with its parameters, and all that is fitted along with it."""
