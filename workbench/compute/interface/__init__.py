"""Functions of `import workbench` for scripts and notebooks, and what they return."""
