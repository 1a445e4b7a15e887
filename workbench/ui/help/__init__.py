"""The manual in the window: its pages, and what F1 opens."""
