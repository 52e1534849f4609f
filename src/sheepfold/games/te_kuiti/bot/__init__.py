"""What bots know of Te Kuiti."""
