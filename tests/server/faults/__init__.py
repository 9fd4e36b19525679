"""Faults for servers under load, and a judge of what clients were told meanwhile."""
