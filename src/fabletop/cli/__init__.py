"""The command line: `main` puts the commands together, each in a module of its own."""
