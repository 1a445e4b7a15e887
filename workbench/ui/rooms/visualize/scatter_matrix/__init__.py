"""The scatter matrix."""
