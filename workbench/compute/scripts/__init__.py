"""Python scripts and notebooks that repeat what the program computed."""
