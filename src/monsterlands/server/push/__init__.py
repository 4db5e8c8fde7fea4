"""Messages to people whose page is closed (Web Push): who gets one, when, and how it is brought."""
