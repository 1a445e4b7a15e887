"""The program itself: home folder, resources, settings, catalogue of plugins."""
