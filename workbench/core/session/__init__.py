"""The session and its scene, in memory and in its file."""
