"""``python -m monsterlands`` is the command ``monsterlands``."""

import sys

from .cli.main import main

sys.exit(main())
