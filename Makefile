# `make help` lists the targets. Each environment has a stamp file, so a second `make` repeats nothing.

PYTHON  ?= python3
WORKERS ?= 3
BROWSERS ?= 2
UV      ?= uv

# Two environments: .venv has the project installed, compiled if there is a C compiler; .venv-pure has it plain and
# editable.
override PURE := $(filter-out 0,$(PURE))
ENV     := $(if $(PURE),.venv-pure,.venv)
BIN     := $(ENV)/bin
TOOLS   := .venv-pure/bin
PROJECT := pyproject.toml hatch_build.py
SOURCES := $(PROJECT) $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*/server/client/*')
# The browser client, which the server delivers. Without npm it is left out, and only the terminal works.
WEB     := package.json package-lock.json CREDITS.md $(wildcard docs/rules.md docs/rulebook.md docs/??/*.md) $(shell find web src/monsterlands/locale -type f -not -path 'web/.made/*' -not -path 'web/tests/*')
CLIENT  := $(if $(shell command -v npm),build/client/.built)
# Tests that must pass both compiled and plain: everything in or around the compiled modules.
ENGINE_TESTS := tests/rules tests/game tests/odds tests/bots

CHROMIUM = command -v chromium > /dev/null || { apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium; } || \
  { echo "Chromium is needed: install it, so that \`chromium\` starts it"; exit 1; }

# What the API reference shows; a package lists its public names.
DOCUMENTED := monsterlands $(addprefix monsterlands.,box rules game view odds bots words store store.store)

export PIP_DISABLE_PIP_VERSION_CHECK = 1
export PIP_NO_INPUT = 1

.PHONY: help setup play client check types words sounds format test test-plain test-web test-browser test-hosting test-long test-wheel test-compiled mutants bench wheel docs pins clean
.DELETE_ON_ERROR:

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):[^#]*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 16

setup: $(ENV)/.installed $(if $(PURE),,.venv/.tests) ## make .venv with the compiled game; with PURE=1 .venv-pure, plain and editable

play: $(ENV)/.installed ## play in the browser; ARGS="..." are passed on
	$(BIN)/monsterlands serve $(ARGS)

client: build/client/.built ## build the browser client into src/monsterlands/server/client

check: .venv-pure/.installed node_modules/.installed ## style, types, layers, rule coverage
	$(TOOLS)/ruff check
	$(TOOLS)/ruff format --check
	$(TOOLS)/mypy
	node_modules/.bin/pyright
	$(TOOLS)/lint-imports
	$(TOOLS)/python tools/rule_coverage.py
	$(TOOLS)/python tools/wire_types.py --check
	$(TOOLS)/python tools/vocabulary.py --check
	$(TOOLS)/python tools/sounds.py --check
	$(TOOLS)/python tools/words.py
	node_modules/.bin/prettier --check --log-level warn web
	npm run --silent check

format: .venv-pure/.installed node_modules/.installed ## format the code
	$(TOOLS)/ruff check --fix
	$(TOOLS)/ruff format
	node_modules/.bin/prettier --write --log-level warn web

test: check ## everything that must pass: checks, tests, the wheel, the compiled engine
	$(MAKE) test-plain
	$(MAKE) test-web
	$(MAKE) test-wheel
	$(MAKE) test-compiled
	$(MAKE) test-browser
	$(MAKE) test-hosting

test-plain: .venv-pure/.installed ## the tests on the source tree
	$(TOOLS)/pytest -n $(WORKERS)

test-web: node_modules/.installed ## the tests of the browser client
	npm run --silent test

test-wheel: .venv-pure/.installed ## build the plain wheel, install it into an empty environment, run it
	$(TOOLS)/pytest -m packaging tests/packaging

test-compiled: .venv/.installed .venv/.tests ## the tests of engine, odds and bots on the installed compiled package
	.venv/bin/pytest -m compiled tests/packaging
	.venv/bin/pytest -n $(WORKERS) $(ENGINE_TESTS)

test-browser: .venv/.installed .venv/.tests ## the tests in a real browser; installs Debian's Chromium if there is none
	@$(CHROMIUM)
	.venv/bin/pytest -n $(BROWSERS) -m "browser and not long" tests/browser

test-hosting: .venv-pure/.installed ## the server behind a real nginx; installs Debian's if there is none
	@command -v nginx > /dev/null || { apt-get update -qq && apt-get install -y -qq --no-install-recommends nginx-light openssl; } || \
	  { echo "nginx is needed: install it, so that \`nginx\` starts it"; exit 1; }
	$(TOOLS)/pytest -m hosting tests/hosting

test-long: .venv-pure/.installed .venv/.installed .venv/.tests ## the full matrices: more kills, damaged files and broken records, every device; takes some minutes
	@$(CHROMIUM)
	$(TOOLS)/pytest -n $(WORKERS) -m "long and not browser"
	.venv/bin/pytest -n $(BROWSERS) -m "long and browser" tests/browser

types: .venv-pure/.installed ## write the files made from the source: schemas, the client's types, the vocabulary
	$(TOOLS)/python tools/wire_types.py
	$(TOOLS)/python tools/vocabulary.py

words: .venv-pure/.installed ## compare the languages with English, and write a page with all of them; TO=de begins one and lists what is missing
	@$(TOOLS)/python tools/words.py $(if $(TO),--to $(TO)); found=$$?; $(TOOLS)/python tools/words_page.py && exit $$found

sounds: .venv-pure/.installed ## make the sounds of the client again, after tools/sounds.py changed
	$(TOOLS)/python tools/sounds.py

mutants: .venv-pure/.installed ## make mistakes in the rules and see whether a test notices; ARGS="..." are passed on
	$(TOOLS)/python tools/mutants.py $(ARGS)

bench: .venv-bench/.installed ## measure plain and compiled, against peers; BENCH=engine ARGS="--before REVISION" one of bench/ only
	@for script in bench/$(or $(BENCH),*).py; do for kind in plain compiled; do \
	  echo "== $$script, $$kind"; \
	  PYTHONPATH=build/bench/$$kind .venv-bench/bin/python $$script $(ARGS) || exit 1; \
	done; done

wheel: .venv-pure/.tools $(CLIENT) ## build the wheel into dist/: compiled if there is a C compiler, or with PURE=1 plain
	$(TOOLS)/python tools/words.py --broken
	$(if $(PURE),MONSTERLANDS_COMPILE=0) $(TOOLS)/python -m hatchling build -t wheel -d dist

docs: .venv-pure/.installed ## write the API reference into build/docs
	$(TOOLS)/pdoc --docformat restructuredtext --output-directory build/docs $(DOCUMENTED)

pins: ## write requirements/*.txt again (needs uv); ARGS=--upgrade takes new versions
	$(PIN) pyproject.toml --output-file requirements/run.txt
	$(PIN) pyproject.toml --extra postgres --extra push requirements/build.in --constraints requirements/run.txt --output-file requirements/build.txt
	$(PIN) pyproject.toml --extra postgres --extra push requirements/dev.in --constraints requirements/build.txt --output-file requirements/dev.txt
	$(PIN) pyproject.toml --extra postgres --extra push requirements/bench.in --constraints requirements/run.txt --output-file requirements/bench.txt

clean: ## remove everything that make made
	rm -rf .venv .venv-pure .venv-compiled .venv-bench node_modules build dist web/.made src/monsterlands/server/client
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# One resolution for all Pythons we support; versions and hashes, never an address.
PIN = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url $(ARGS)

# --- environments ---------------------------------------------------------------------------------

.venv/.tools: requirements/build.txt
.venv-pure/.tools: requirements/dev.txt
.venv-bench/.tools: requirements/bench.txt
%/.tools:
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' || \
	  { echo "Python 3.11 to 3.13 is needed; make PYTHON=... chooses another one"; exit 1; }
	@echo "Python packages are installed into $*, which takes a minute or two."
	$(PYTHON) -m venv --clear $*
	$*/bin/pip install -qq --require-hashes -r $<
	touch $@

.venv/.installed: .venv/.tools build/wheel/.built
	.venv/bin/pip install -qq --no-deps --force-reinstall build/wheel/*.whl
	touch $@

# Packages that only the tests need.
.venv/.tests: requirements/dev.txt .venv/.tools
	.venv/bin/pip install -qq --require-hashes -r $<
	touch $@

.venv-pure/.installed: .venv-pure/.tools $(PROJECT) | $(CLIENT)
	MONSTERLANDS_COMPILE=0 .venv-pure/bin/pip install -qq --no-deps --no-build-isolation --editable .
	touch $@

node_modules/.installed: package.json package-lock.json
	@echo "The tools that build the browser client are installed into node_modules."
	npm ci --no-audit --no-fund
	touch $@

build/client/.built: node_modules/.installed $(WEB)
	npm run --silent build
	mkdir -p $(@D)
	touch $@

build/plain/.built: .venv/.tools $(SOURCES) $(CLIENT)
	rm -rf $(@D)
	.venv/bin/python tools/words.py --broken
	MONSTERLANDS_COMPILE=0 .venv/bin/python -m hatchling build -t wheel -d $(@D)
	touch $@

build/wheel/.built: .venv/.tools $(SOURCES) $(CLIENT)
	@echo "The game is built; if there is a C compiler, the engine is compiled, which takes a minute or two."
	rm -rf $(@D)
	.venv/bin/python tools/words.py --broken
	.venv/bin/python -m hatchling build -t wheel -d $(@D)
	touch $@

.venv-bench/.installed: .venv-bench/.tools build/plain/.built build/wheel/.built
	rm -rf build/bench
	.venv-bench/bin/pip install -qq --no-deps --target build/bench/plain build/plain/*.whl
	.venv-bench/bin/pip install -qq --no-deps --target build/bench/compiled build/wheel/*.whl
	touch $@
