"""What bots know of Sheepland."""
