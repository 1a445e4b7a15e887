"""Commands about neighbours of rows."""
