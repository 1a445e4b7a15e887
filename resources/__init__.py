"""Icons, data sets, lessons, translations, experiments and documents."""
