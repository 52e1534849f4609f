"""What bots know of Meadowmight."""
