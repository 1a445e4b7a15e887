"""Commands about lessons, exercises and answers."""
