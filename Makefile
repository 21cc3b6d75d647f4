# The only entry points. Each brings what it needs, says so, and skips what is there.
SHELL := /bin/bash
export PORT ?= 8787
export PANIC ?= abort

.PHONY: help run test build deploy deploy-check lint fmt types levels bench clean

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | expand -t 14

run: ## build and serve on http://127.0.0.1:8787 (PORT=)
	@scripts/setup.sh build
	@scripts/build.sh
	@scripts/run.sh

test: ## everything that must hold; ends with "N passed, N failed"
	@scripts/setup.sh test
	@scripts/test.sh

build: ## the Worker, the browser's WASM and the client, within their size limits (PANIC=unwind needs a nightly Rust)
	@scripts/setup.sh build
	@scripts/build.sh

deploy-check: build ## what would be deployed, without an account
	@scripts/wrangler.sh deploy --dry-run

deploy: build ## to your own Cloudflare account
	@scripts/wrangler.sh deploy

lint: ## formatting, clippy, biome and types, without a change to any file
	@scripts/setup.sh build
	@scripts/lint.sh format biome clippy types

fmt: ## put all sources into their form
	@scripts/setup.sh build
	@scripts/fmt.sh

types: ## write the protocol's types for the client anew
	@scripts/setup.sh build
	@scripts/types.sh

levels: ## play the bots' levels against each other and write the figures that the pages quote
	@scripts/setup.sh build
	@scripts/levels.sh

bench: ## measure against the goals into target/bench.json (ONLY=room)
	@scripts/setup.sh test
	@scripts/build.sh
	@scripts/bench.sh $(ONLY)

clean: ## forget all that was built; tools and packages stay
	rm -rf target build dist worker/build
