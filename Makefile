# `make help` lists the targets. Each environment has a stamp file, so a second `make` does only what is new.

PYTHON  ?= python3
WORKERS ?= 2
UV      ?= uv

BIN     := .venv/bin
PROJECT := pyproject.toml hatch_build.py
SOURCES := $(PROJECT) $(shell find src -type f -not -path '*/__pycache__/*')
# What must hold compiled as well as plain: everything in or around the compiled modules.
ENGINE_TESTS := $(wildcard tests/rules tests/game tests/view tests/bots)

# What the API reference shows; a package lists its public names.
DOCUMENTED := monsterlands $(addprefix monsterlands.,box rules game view bots words)

export PIP_DISABLE_PIP_VERSION_CHECK = 1
export PIP_NO_INPUT = 1

.PHONY: help setup play check format test test-plain test-wheel test-compiled mutants bench wheel docs pins clean
.DELETE_ON_ERROR:

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):[^#]*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 16

setup: .venv/.installed node_modules/.installed ## make .venv with the tools and the project itself (editable)

play: .venv/.installed ## play in the terminal; ARGS="..." are handed on
	$(BIN)/monsterlands play $(ARGS)

check: setup ## style, types, layers, rule coverage
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	node_modules/.bin/pyright
	$(BIN)/lint-imports
	$(BIN)/python tools/rule_coverage.py

format: .venv/.installed ## put the code into the house style
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

test: check ## everything that must pass: checks, tests, the wheel, the compiled engine
	$(MAKE) test-plain
	$(MAKE) test-wheel
	$(MAKE) test-compiled

test-plain: .venv/.installed ## the tests on the source tree
	$(BIN)/pytest -n $(WORKERS)

test-wheel: .venv/.installed ## build the wheel, install it into an empty environment, run it
	$(BIN)/pytest -m packaging tests/packaging

test-compiled: .venv-compiled/.installed ## the engine tests on the installed compiled package
	.venv-compiled/bin/pytest -m compiled tests/packaging
	.venv-compiled/bin/pytest -n $(WORKERS) $(ENGINE_TESTS)

mutants: .venv/.installed ## make mistakes in the rules and see whether a test notices; ARGS="..." are handed on
	$(BIN)/python tools/mutants.py $(ARGS)

bench: .venv-bench/.installed ## measure the engine, plain and compiled, against its peers
	@for script in bench/[a-z]*.py; do for kind in plain compiled; do \
	  echo "== $$script, $$kind"; \
	  PYTHONPATH=build/bench/$$kind .venv-bench/bin/python $$script $(ARGS) || exit 1; \
	done; done

wheel: .venv/.installed ## the plain wheel, into dist/; with MONSTERLANDS_COMPILE=1 the compiled one
	$(BIN)/python -m hatchling build -t wheel -d dist

docs: .venv/.installed ## the API reference, into build/docs
	$(BIN)/pdoc --docformat restructuredtext --output-directory build/docs $(DOCUMENTED)

pins: ## write requirements/*.txt anew (needs uv); ARGS=--upgrade takes new versions
	$(PIN) pyproject.toml --output-file requirements/run.txt
	$(PIN) pyproject.toml requirements/dev.in --constraints requirements/run.txt --output-file requirements/dev.txt
	$(PIN) pyproject.toml requirements/bench.in --constraints requirements/run.txt --output-file requirements/bench.txt

clean: ## remove all that make made
	rm -rf .venv .venv-compiled .venv-bench node_modules build dist
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# One resolution for all Pythons we support; versions and hashes, never an address.
PIN = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url $(ARGS)

# --- environments ---------------------------------------------------------------------------------

.venv/.tools .venv-compiled/.tools: requirements/dev.txt
.venv-bench/.tools: requirements/bench.txt
%/.tools:
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' || \
	  { echo "Python 3.11 to 3.13 is needed; make PYTHON=... chooses another one"; exit 1; }
	$(PYTHON) -m venv --clear $*
	$*/bin/pip install -qq --require-hashes -r $<
	touch $@

.venv/.installed: .venv/.tools $(PROJECT)
	$(BIN)/pip install -qq --no-deps --no-build-isolation --editable .
	touch $@

node_modules/.installed: package.json package-lock.json
	npm ci --no-audit --no-fund
	touch $@

build/plain/.built: .venv/.tools $(SOURCES)
	rm -rf $(@D)
	MONSTERLANDS_COMPILE=0 $(BIN)/python -m hatchling build -t wheel -d $(@D)
	touch $@

build/compiled/.built: .venv/.tools $(SOURCES)
	rm -rf $(@D)
	MONSTERLANDS_COMPILE=1 $(BIN)/python -m hatchling build -t wheel -d $(@D)
	touch $@

.venv-compiled/.installed: .venv-compiled/.tools build/compiled/.built
	.venv-compiled/bin/pip install -qq --no-deps --force-reinstall build/compiled/*.whl
	touch $@

.venv-bench/.installed: .venv-bench/.tools build/plain/.built build/compiled/.built
	rm -rf build/bench
	.venv-bench/bin/pip install -qq --no-deps --target build/bench/plain build/plain/*.whl
	.venv-bench/bin/pip install -qq --no-deps --target build/bench/compiled build/compiled/*.whl
	touch $@
