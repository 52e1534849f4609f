"""Players who bring about what is rare in Volle Wolle."""
