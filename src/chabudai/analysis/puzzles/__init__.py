"""Positions in which one move is proved better than all others."""
