"""Tables of scores: read from publications, written as text."""
