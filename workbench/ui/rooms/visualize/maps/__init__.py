"""Pages of maps: t-SNE and MDS, a linear projection that is dragged."""
