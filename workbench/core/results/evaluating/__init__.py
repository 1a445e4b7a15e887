"""Results of evaluations and models, and what is worked out from them."""
