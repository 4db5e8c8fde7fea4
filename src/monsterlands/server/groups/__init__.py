"""People who play together: the lobby, who is there, talk, time, and what they agree on."""
