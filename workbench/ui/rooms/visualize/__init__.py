"""The Visualize room: scatter matrix, parallel coordinates, biplot, distances."""
