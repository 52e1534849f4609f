"""Games in numbers: simulations, benchmarks, law checks. Imports bots, but no server or page."""
