"""Drives a server as many people at once would, and measures it. A client only: knows no server."""
