.PHONY: help play test quick hooks check format bench balance

help:            ## this list
	@grep -E '^[a-z]+: .*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/'

play:            ## play a game
	./play

test:            ## install what the tests need and run them all
	./test

quick:           ## the half of the checks that takes under two minutes, before each commit
	./test --quick

hooks:           ## install a pre-commit hook: format, lint, types
	printf '#!/bin/sh\nPATH="$$PWD/.venv/bin:$$PATH"; ruff format --check -q src tests && ruff check -q src tests && mypy\n' > .git/hooks/pre-commit
	chmod +x .git/hooks/pre-commit

check: test      ## the one command before pushing: format, lint, types, content, tests

format: node_modules  ## format the code, the templates, the style sheets and the scripts
	.venv/bin/ruff format src tests bench examples tools
	.venv/bin/ruff check --fix src tests bench examples tools
	.venv/bin/djangofmt src
	PATH="$(CURDIR)/.venv/bin:$$PATH" node_modules/.bin/biome check --write

node_modules: package.json  # Biome; .venv has npm
	PATH="$(CURDIR)/.venv/bin:$$PATH" npm install --silent
	touch node_modules

bench:           ## speed, side by side with its peer
	.venv/bin/fabletop bench

balance:         ## is the Witcher fair? 1,000 games of greedy players (half an hour)
	.venv/bin/python bench/balance.py --games 1000
