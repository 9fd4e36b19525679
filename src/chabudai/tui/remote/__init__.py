"""A server's table, by its link: the same protocol as the browser's."""
