"""The table server: people and bots around one table, over HTTP and WebSockets."""
