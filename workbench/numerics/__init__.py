"""Mathematics that several plugins and parts of the program share; no state, no Qt."""
