"""What goes over the wire between a table in the browser and the server: typed messages, and nothing else.

`asked` is what a client sends, `told` what it is answered, `table` what lies on the table. The TypeScript
types of the client are made from these (`make types`).
"""
