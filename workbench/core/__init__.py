"""What the window's process may know: session, settings, catalogue; NumPy at most."""
