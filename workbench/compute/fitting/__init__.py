"""Everything between rows as they come and a prediction."""
