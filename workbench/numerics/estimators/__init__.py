"""What estimators have in common that wrap, combine or imitate others."""
