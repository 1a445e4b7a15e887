"""How good the classifier of the scene is."""
