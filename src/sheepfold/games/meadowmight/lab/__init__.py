"""Players who bring about what is rare in Meadowmight."""
