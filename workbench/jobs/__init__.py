"""Jobs: a specification goes in, events come out, plugins run in worker processes."""
