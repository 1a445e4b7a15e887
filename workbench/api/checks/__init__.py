"""The contract test: what every plugin has to keep."""
