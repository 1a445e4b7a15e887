"""Reproduction of the thesis on KISSNN."""
