"""Readers of tables that other programs keep: sheets, Parquet, JSON, SQLite."""
