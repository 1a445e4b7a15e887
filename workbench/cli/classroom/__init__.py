"""Commands about lessons: what teaches, and what is handed in."""
