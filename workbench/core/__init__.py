"""State and knowledge of the program without Qt: session, settings, catalogue."""
