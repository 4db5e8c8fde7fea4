"""The small mistakes that tools/mutants.py makes on purpose: every place of a module where one is possible.

A mutation replaces one piece of the text. Its function decides which tests are run. Annotations, imports,
decorators, texts and ``raise`` lines stay as they are; so do the declared constants of the modules that only
define addresses and codes.
"""

from __future__ import annotations

import ast
import hashlib
from collections import Counter
from dataclasses import dataclass

MODULE_LEVEL = "<module>"
# Here `NAME: Final = ...` is an address or a code, not a rule.
LAYOUT = ("state", "layout", "columns", "frames", "actions", "events", "reasons", "tables")

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
# Swapping these is the same as negating them.
EXACT = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
OTHER_CALL = {"min": "max", "max": "min"}


@dataclass(frozen=True)
class Mutation:
    """One piece of a module, and what takes its place."""

    module: str
    function: str
    operator: str
    before: str
    after: str
    nth: int  # among equal mutations of the function
    line: int
    context: str  # the text of that line
    start: int  # in bytes, as in :mod:`ast`
    end: int
    text: str  # `after` as it is written, in parentheses where they may be needed

    @property
    def id(self) -> str:
        """Return a short name that stays the same if the function moves but does not change."""
        parts = (self.module, self.function, self.operator, self.before, self.after, str(self.nth))
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:8]

    def apply(self, source: str) -> str:
        """Return the module with the mistake in it."""
        data = source.encode()
        return (data[: self.start] + self.text.encode() + data[self.end :]).decode()

    def __str__(self) -> str:
        where = f"{self.module}.py:{self.line} {self.function}"
        line = "" if self.context == self.before else f" in `{_short(self.context)}`"
        return f"{where}: {_short(self.before)} -> {_short(self.after)}{line}"


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 70 else line[:67] + "..."


def mutations(source: str, module: str) -> list[Mutation]:
    """Find every mutation of a module, in the order of its text."""
    finder = _Finder(source, module)
    finder.visit(ast.parse(source))
    return sorted(finder.found, key=lambda each: (each.start, each.end, each.operator))


def sample(of: list[Mutation], count: int, seed: int) -> list[Mutation]:
    """Choose some at random, each equally likely. Most stay the same when other code changes."""

    def rank(mutation: Mutation) -> bytes:
        return hashlib.sha256(f"{seed} {mutation.id}".encode()).digest()

    return sorted(of, key=rank)[:count]


class _Finder(ast.NodeVisitor):
    """Walk a module and note what can be changed."""

    def __init__(self, source: str, module: str) -> None:
        self.module = module
        self.found: list[Mutation] = []
        self._scope: list[str] = []
        self._function = MODULE_LEVEL
        self._returns_bool = False
        self._seen: Counter[tuple[str, str, str, str]] = Counter()
        self._lines = source.splitlines()
        self._starts = [0]
        for line in source.encode().splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))

    def _note(
        self, operator: str, first: ast.stmt | ast.expr, after: str, text: str, last: ast.stmt | None = None
    ) -> None:
        last_node = last or first
        assert last_node.end_lineno is not None
        assert last_node.end_col_offset is not None
        before = ast.unparse(first) + (" ..." if last_node is not first else "")
        same = (self._function, operator, before, after)
        nth = self._seen[same]
        self._seen[same] += 1
        start = self._starts[first.lineno - 1] + first.col_offset
        end = self._starts[last_node.end_lineno - 1] + last_node.end_col_offset
        line = first.lineno
        context = self._lines[line - 1].strip()
        where = (line, context, start, end)
        self.found.append(Mutation(self.module, *same, nth, *where, text))

    def _swap(self, operator: str, node: ast.expr, other: ast.expr) -> None:
        after = ast.unparse(other)
        self._note(operator, node, after, f"({after})")

    def _visit_all(self, *nodes: ast.AST | None) -> None:
        for node in nodes:
            if node is not None:
                self.visit(node)

    # --- what is not changed ---------------------------------------------------------------------

    def visit_Import(self, node: ast.Import) -> None:
        pass

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        pass

    def visit_Raise(self, node: ast.Raise) -> None:
        pass

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Skip texts; before Python 3.12 the positions of their parts are unknown, too."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        declared = not self._scope and ast.unparse(node.annotation).startswith("Final")
        if not (declared and self.module in LAYOUT):
            self._visit_all(node.value)

    # --- scopes ---------------------------------------------------------------------------------

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._scope.append(node.name)
        self._visit_all(*node.body)
        self._scope.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        # Defaults belong to the scope in which the function is defined.
        self._visit_all(*node.args.defaults, *node.args.kw_defaults)
        outer = self._function, self._returns_bool
        self._scope.append(node.name)
        if self._function == MODULE_LEVEL:
            self._function = ".".join(self._scope)
        self._returns_bool = node.returns is not None and ast.unparse(node.returns) == "bool"
        self._visit_all(*node.body)
        self._scope.pop()
        self._function, self._returns_bool = outer

    # --- expressions ----------------------------------------------------------------------------

    def visit_Compare(self, node: ast.Compare) -> None:
        for index, operation in enumerate(node.ops):
            ops = [*node.ops]
            ops[index] = COMPARISONS[type(operation)]()
            self._swap("comparison", node, ast.Compare(node.left, ops, node.comparators))
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        match node.op:
            case ast.Add():
                self._swap("plus and minus", node, ast.BinOp(node.left, ast.Sub(), node.right))
            case ast.Sub():
                self._swap("plus and minus", node, ast.BinOp(node.left, ast.Add(), node.right))
            case _:
                pass
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self._swap("and, or", node, ast.BoolOp(other, node.values))
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self._swap("not dropped", node, node.operand)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        match node.value:
            case bool(flag):
                self._note("true and false", node, str(not flag), str(not flag))
            case int(number):
                self._note("number", node, str(number + 1), str(number + 1))
            case _:
                pass

    def visit_Tuple(self, node: ast.Tuple) -> None:
        """Skip the unused values of a reason, as in `(NOT_ASKED, 0, 0)`: nothing reads them."""
        match node.elts:
            case [ast.Name(id=code), *values] if code.isupper():
                for value in values:
                    if not (isinstance(value, ast.Constant) and value.value == 0):
                        self.visit(value)
            case _:
                self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in OTHER_CALL:
            self._swap("min and max", node, _called(node, OTHER_CALL[node.func.id]))
        self.generic_visit(node)

    def _negate(self, operator: str, node: ast.expr) -> None:
        """Negate a condition, unless another operator does the same."""
        match node:
            case ast.Compare(ops=[operation]) if isinstance(operation, EXACT):
                return
            case ast.UnaryOp(op=ast.Not()) | ast.Constant():
                return
            case _:
                self._swap(operator, node, ast.UnaryOp(ast.Not(), node))

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._negate("condition", node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self._negate("condition", test)
        self.generic_visit(node)

    # --- statements -----------------------------------------------------------------------------

    def visit_If(self, node: ast.If) -> None:
        self._negate("condition", node.test)
        first, last = node.body[0], node.body[-1]
        alone = first is last and (_droppable(first) or isinstance(first, ast.Pass | ast.Raise))
        if not alone:
            self._note("body dropped", first, "pass", "pass", last)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self._negate("condition", node.test)
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if self._returns_bool and node.value is not None:
            self._negate("answer", node.value)
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if _droppable(node):
            self._note("statement dropped", node, "pass", "pass")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._note("statement dropped", node, "pass", "pass")
        other = {ast.Add: ast.Sub, ast.Sub: ast.Add}.get(type(node.op))
        if other:
            after = ast.unparse(ast.AugAssign(node.target, other(), node.value))
            self._note("plus and minus", node, after, after)
        self.generic_visit(node)

    def visit_Continue(self, node: ast.Continue) -> None:
        self._note("continue and break", node, "break", "break")

    def visit_Break(self, node: ast.Break) -> None:
        self._note("continue and break", node, "continue", "continue")


def _droppable(node: ast.stmt) -> bool:
    return isinstance(node, ast.AugAssign) or (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    )


def _called(node: ast.Call, name: str) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), node.args, node.keywords)
