"""Figures of merit, and what a fold costs."""
