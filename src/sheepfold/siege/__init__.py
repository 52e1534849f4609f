"""Attacks its own server while people play there, and measures the effect on them.

Like `load` it is only a client: it imports no server code, and connects only to this machine.
"""
