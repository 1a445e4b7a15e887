"""Methods side by side."""
