"""What is not kept: people who want to be forgotten, old tables and unused identities."""
