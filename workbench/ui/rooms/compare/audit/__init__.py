"""Published tables: imported, and audited."""
