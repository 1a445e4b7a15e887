"""The tables printed in the thesis on KISSNN, and what was measured beside them."""
