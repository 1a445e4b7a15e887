"""The accuracy of the classifier of the scene."""
