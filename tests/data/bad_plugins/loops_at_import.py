"""A plugin that never finishes its import."""

while True:
    pass
