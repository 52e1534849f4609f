"""Tables over HTTP and sockets: people, bots and clocks around matches. Knows no rules."""
