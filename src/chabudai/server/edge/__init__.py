"""The network's edge: who may connect, and limits on HTTP heads, bodies and frames, before the application."""
