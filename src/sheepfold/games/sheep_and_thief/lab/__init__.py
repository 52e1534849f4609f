"""Players who bring about what is rare in Sheep & Thief."""
