"""Methods that select prototypes among rows."""
