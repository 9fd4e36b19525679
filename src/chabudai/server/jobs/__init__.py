"""Long computations on request: one queue, each job in a process of its own."""
