"""What bots know of Sheep & Thief."""
