"""The fast parser is used for the smallest file, as where pandas is imported already."""

from __future__ import annotations

import pandas  # noqa: F401
