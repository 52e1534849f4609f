"""What bots know of Volle Wolle."""
