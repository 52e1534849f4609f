"""One file per step, which names the step before it."""
