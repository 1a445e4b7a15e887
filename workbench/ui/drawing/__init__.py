"""Plots, diagrams and figures."""
