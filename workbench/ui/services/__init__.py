"""Services of the window: theme, language, jobs, errors."""
