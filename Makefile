.PHONY: help play test check format bench balance

help:            ## this list
	@grep -E '^[a-z]+: .*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/'

play:            ## play a game
	./play

test:            ## install what the tests need and run them all
	./test

check: test      ## the one command before pushing: format, lint, types, content, tests

format:          ## format the code
	.venv/bin/ruff format src tests bench examples
	.venv/bin/ruff check --fix src tests bench examples

bench:           ## speed, side by side with its peer
	.venv/bin/fabletop bench

balance:         ## is the Witcher fair? 1,000 games of greedy players (half an hour)
	.venv/bin/python bench/balance.py --games 1000
