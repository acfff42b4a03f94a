"""The web table: rooms, storage, pages, streams, the JSON API."""
