"""Records of what is drawn: planes, matrices, figures."""
