"""Search structures."""
