"""Pages of groups: boxes and violins, mosaic, silhouettes."""
