"""Monster Lands: the whole board game as a library. Unofficial; see the README.

Everything public of `box`, `game` and `view` can be imported from here.
"""

from . import box, game, view
from .box import *
from .game import *
from .view import *

__all__: list[str] = []
__all__ += box.__all__
__all__ += game.__all__
__all__ += view.__all__
