"""Notices: people who are away are told that it is their turn, if they asked for it."""
