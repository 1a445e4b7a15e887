"""The Compare room: experiments over many data sets, and their statistics."""
