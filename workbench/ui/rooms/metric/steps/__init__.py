"""KISSNN step by step."""
