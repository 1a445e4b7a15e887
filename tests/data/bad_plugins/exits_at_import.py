"""A plugin that raises SystemExit when imported."""

import sys

sys.exit("not today")
