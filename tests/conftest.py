"""What holds for all tests.

Some press Ctrl-C. A job that a shell runs in the background ignores SIGINT and hands that down to
every program it starts; a handler of our own is not handed down, so those programs get the default.
"""

import signal

signal.signal(signal.SIGINT, signal.default_int_handler)
