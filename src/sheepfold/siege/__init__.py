"""Attacks a server of its own while people play there, and measures what they notice of it.

A client only, as `load` is: it knows no server's code, and no address but this machine's own.
"""
