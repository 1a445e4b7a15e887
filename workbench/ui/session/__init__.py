"""The session in the window: opening, saving, undoing."""
