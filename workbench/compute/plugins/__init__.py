"""Import of plugins, and the learners and data sets made by them."""
