"""The side panels, one module each, and the floating information panels."""
