"""Methods that select prototypes, decision by decision side by side."""
