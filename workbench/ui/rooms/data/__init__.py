"""The Data room: attributes, one of them in detail, and the table."""
