"""The auditor: printed statistics against those that a table gives."""
