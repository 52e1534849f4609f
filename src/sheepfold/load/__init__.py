"""Drives a server as many clients at once would, and measures it. Imports no server code."""
