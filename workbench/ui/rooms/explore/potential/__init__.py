"""The potential field: rows as charges, raised, moved and widened by hand."""
