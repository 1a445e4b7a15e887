"""The query: its neighbours, its ball, its precedents."""
