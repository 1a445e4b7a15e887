"""The thesis on KISSNN measured again."""
