"""The steps from one schema to the next, in order; a step never changes once released."""
