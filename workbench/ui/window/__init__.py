"""The window around the rooms: bars, menus, docks, messages."""
