"""A plugin that needs a library nobody has."""

import a_library_nobody_has
