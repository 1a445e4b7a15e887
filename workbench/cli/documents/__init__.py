"""Commands that write documents: notebooks and reports."""
