"""Importing plugins, and making learners and data sets by them."""
