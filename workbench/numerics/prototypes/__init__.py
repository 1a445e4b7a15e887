"""Margins, compactness profiles, and the choice of prototypes among rows."""
