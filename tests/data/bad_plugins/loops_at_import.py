"""A plugin that never finishes its import."""

import time

while True:
    time.sleep(0.01)  # a processor for seconds shows no more than this
