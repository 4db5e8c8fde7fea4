"""The table in the browser: a server that runs the games and shows each seat what it may know."""
