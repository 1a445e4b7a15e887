"""The Search lab: which rows are looked at when the nearest ones are searched."""
