"""The biplot."""
