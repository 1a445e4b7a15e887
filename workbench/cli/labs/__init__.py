"""Commands behind the labs: profiles of the rows, prototypes among them."""
