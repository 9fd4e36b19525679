"""Tables: what requests do to them, the events that follow, and what each observer is sent."""
