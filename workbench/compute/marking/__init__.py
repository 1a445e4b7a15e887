"""Answers to exercises measured again, and marks for them."""
