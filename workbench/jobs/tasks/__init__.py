"""The tasks a worker can run, each named by a string in `workbench.jobs.registry`."""
