"""The games of hanab.live: its JSON form, read and written."""
