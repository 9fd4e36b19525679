"""HTTP and the WebSocket: routes, middleware, limits, and who a request is from."""
