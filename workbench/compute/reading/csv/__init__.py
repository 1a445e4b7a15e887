"""Reader of CSV and TSV files."""
