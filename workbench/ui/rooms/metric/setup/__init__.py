"""Which method learns, and with which parameters."""
