"""The JSON API: routes and schemas."""
