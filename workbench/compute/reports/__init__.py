"""Reports as one HTML file each: runs, experiments, metrics, lessons."""
