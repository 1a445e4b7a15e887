"""Jobs on a Dask cluster."""
