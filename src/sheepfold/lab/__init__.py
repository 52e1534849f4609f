"""Games in numbers: simulations, benchmarks, law checks. Uses bots, knows no server or page."""
