"""What players agree on, one convention in each module."""
