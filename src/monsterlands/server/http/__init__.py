"""What a browser asks for over HTTP: the box, the list of games, new games, records, campaigns."""
