"""The steps from one shape of the tables to the next, in order; each is never changed again."""
