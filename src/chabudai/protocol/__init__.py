"""What clients and servers say to each other, once: types, their JSON schema and their TypeScript."""
