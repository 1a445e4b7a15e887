"""Bundled plugins: one file each, under the same rules as a stranger's."""
