"""A package of its own, so that its browser ends before tests of other folders begin."""
