"""What the side panels show, one module each, and the floating information panels."""
