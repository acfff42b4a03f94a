"""HTTP: request guard, cookies, forms, compressed responses, errors."""
