"""Stateless mathematics that several plugins and parts of the program share."""
