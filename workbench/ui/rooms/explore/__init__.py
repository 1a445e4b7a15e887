"""The room Explore 2-D."""
