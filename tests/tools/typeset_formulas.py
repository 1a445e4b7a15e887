"""Formulas in plain characters, set as MathML: which browsers show without any script.

The manual writes √((x − y)ᵀ M (x − y)), which the window, a terminal and ``help`` show as it
is. On the web pages `setup`, an extension of Sphinx, finds such formulas in the prose (a run
of letters, signs and brackets with at least one sign that no prose has) and sets them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from typing import Any, NamedTuple

#: Names that are set upright.
NAMES = (
    "exp", "log", "det", "tr", "max", "min", "CCV", "CD",
)  # fmt: skip
#: Letters that are words of their own, by the folders of the manual.
WORDS = {"en": frozenset("aAI"), "es": frozenset("aAyYoOeEuU"), "ru": frozenset()}
_RAISED = dict(zip("⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺ᵀⁱⁿᶜ", "0123456789−+⊤inc", strict=True))
_LOWERED = dict(zip("₀₁₂₃₄₅₆₇₈₉₊₋ᵢⱼₖₗₘₙᵣᵤₓ", "0123456789+−ijklmnrux", strict=True))
_UP, _DOWN = "".join(_RAISED), "".join(_LOWERED)
_LETTER = "A-Za-zΑ-Ωα-ωϵ"
_TOKEN = re.compile(
    rf"""(?P<space>\s+)
    | (?P<name>(?:{"|".join(NAMES)})(?![A-Za-z0-9_]))
    | (?P<letter>[{_LETTER}](?![A-Za-z0-9\u0400-\u04ff\u00c0-\u00ff’-]|_[A-Za-z]{{3}}))
    | (?P<number>\d+(?:\.\d+)?(?![A-Za-z0-9]))
    | (?P<half>½)
    | (?P<up>[{_UP}]+)
    | (?P<down>[{_DOWN}]+|(?<=\S)_[A-Za-z0-9]{{1,2}}(?![A-Za-z0-9]))
    | (?P<prime>(?<=\S)['*])
    | (?P<power>(?<=\S)\^)
    | (?P<root>√)
    | (?P<slash>/)
    | (?P<open>[(\[])
    | (?P<close>[)\]])
    | (?P<bar>[|‖])
    | (?P<comma>,)
    | (?P<sign>[=<>≤≥≈≠→∈+−·×±…∞-])
    """,
    re.VERBOSE,
)
_STRONG = re.compile(rf"[√½Σ∑Π=<>≤≥≈≠→∈−·×∞^{_UP}{_DOWN}]|[{_LETTER}]_|\bO\(| \+ ")
#: What shows, behind a piece, that it is only the beginning of something else.
_GOES_ON = re.compile(r"[\w^{(\u0302]")
#: What begins an operand.
_OPERAND = {"name", "letter", "number", "half", "root", "open", "bar"}


class Token(NamedTuple):
    """A piece of a text: what it is, and where it lies."""

    kind: str
    text: str
    begin: int
    end: int


class NotAFormulaError(ValueError):
    """A run of signs that no rule below can read."""


# -- finding ---------------------------------------------------------------------------


def formulas(text: str, language: str = "en") -> Iterator[tuple[int, int]]:
    """Yield where formulas begin and end in prose."""
    for run in _runs(text):
        for piece in _pieces(run, WORDS.get(language, frozenset())):
            if piece and _is_formula(piece, text):
                yield piece[0].begin, piece[-1].end


def _is_formula(piece: list[Token], text: str) -> bool:
    begin, end = piece[0].begin, piece[-1].end
    named = any(token.kind in ("letter", "root", "name") for token in piece)
    if not named or not _STRONG.search(text[begin:end]):
        return False
    if _GOES_ON.match(text, end) or text[begin - 1 : begin] in tuple("^_}"):
        return False
    try:
        _Parser(piece).whole()
    except NotAFormulaError:
        return False
    return True


def variables(text: str, language: str = "en") -> set[str]:
    """Return the letters in the formulas of a text."""
    alone = re.compile(rf"(?<![{_LETTER}])[{_LETTER}](?![{_LETTER}])")
    places = formulas(text, language)
    letters = {a for begin, end in places for a in alone.findall(text[begin:end])}
    return letters - WORDS.get(language, frozenset())


def _runs(text: str) -> Iterator[list[Token]]:
    """Yield runs of tokens: words and all else end them."""
    run: list[Token] = []
    at = 0
    while at < len(text):
        found = _TOKEN.match(text, at)
        inside_word = at and (
            text[at - 1].isalnum() and text[at - 1] not in _UP + _DOWN
        )
        if found is None or (
            found.lastgroup in ("letter", "name", "number")
            and inside_word
            and not (run and run[-1].end == at)
        ):
            yield run
            run = []
            at += 1
            continue
        run.append(Token(found.lastgroup or "", found[0], at, found.end()))
        at = found.end()
    yield run


def _pieces(run: list[Token], words: frozenset[str]) -> Iterator[list[Token]]:
    """Split a run at words, brackets without a partner and commas outside of brackets."""
    open_, lonely = [], set()
    for i, token in enumerate(run):
        if token.kind == "open":
            open_.append(i)
        elif token.kind == "close":
            if open_:
                open_.pop()
            else:
                lonely.add(i)
    lonely.update(open_)
    depth, piece = 0, []
    for i, token in enumerate(run):
        if i not in lonely:
            depth += (token.kind == "open") - (token.kind == "close")
        ends = token.kind == "comma" or (token.text in words and _is_word(run, i))
        if i in lonely or (ends and depth == 0):
            yield _trimmed(piece)
            piece = []
        else:
            piece.append(token)
    yield _trimmed(piece)


def _trimmed(piece: list[Token]) -> list[Token]:
    """Cut spaces, articles and signs without an operand from the ends."""
    while piece:
        last, first = piece[-1], piece[0]
        if last.kind in ("space", "comma", "slash", "power", "root") or (
            last.kind == "sign" and last.text not in "…∞"
        ):
            piece = piece[:-1]
        elif first.kind in (
            "space",
            "comma",
            "slash",
            "up",
            "down",
            "prime",
            "power",
        ) or (first.kind == "sign" and not (first.text == "−" and _tight(piece))):
            piece = piece[1:]
        else:
            break
    return piece


def _tight(piece: list[Token]) -> bool:
    return len(piece) > 1 and piece[1].kind != "space"


def _is_word(run: list[Token], i: int) -> bool:
    """Whether a letter stands between spaces, with no sign beyond them."""
    for step in (-1, 1):
        near = [run[j] for j in (i + step, i + 2 * step) if 0 <= j < len(run)]
        if near and (near[0].kind != "space" or near[-1].kind in ("sign", "slash")):
            return False
    return True


# -- setting ---------------------------------------------------------------------------


def mathml(text: str, *, block: bool = False) -> str:
    """Return a formula as a MathML element.

    Raises
    ------
    NotAFormulaError
        When it cannot be read.
    """
    tokens = [t for run in _runs(text) for t in run]
    if "".join(t.text for t in tokens) != text:
        raise NotAFormulaError(text)
    style = ' displaystyle="true"' if block else ""
    label = escape(" ".join(text.split()), quote=True)
    return f'<math{style} alttext="{label}">{_Parser(tokens).whole()}</math>'


class _Parser:
    """Reads sums of products of factors with scripts; slashes with spaces are fractions."""

    def __init__(self, tokens: list[Token]) -> None:
        self.tokens, self.at = tokens, 0

    def whole(self) -> str:
        made = self._row(())
        if self.at < len(self.tokens):
            raise NotAFormulaError(self.tokens[self.at].text)
        return made

    def _peek(self, ahead: int = 0) -> Token | None:
        i = self.at + ahead
        return self.tokens[i] if i < len(self.tokens) else None

    def _row(self, ends: tuple[str, ...]) -> str:
        """Read signs and products up to a closing bracket."""
        made: list[str] = []
        while (token := self._peek()) is not None and token.kind not in ends:
            if token.kind in ("sign", "comma", "bar", "slash"):
                self.at += 1
                # a norm may have a power
                made.append(self._scripts(_operator(token)))
            elif token.kind == "space":
                self.at += 1
            else:
                made.append(self._product(ends))
        return f"<mrow>{''.join(made)}</mrow>"

    def _product(self, ends: tuple[str, ...]) -> str:
        """Read factors, and what they are divided by if a slash has spaces around it."""
        above = self._factors(ends)
        first, slash = self._peek(), self._peek(1)
        spaced = first is not None and first.kind == "space"
        if not (spaced and slash is not None and slash.kind == "slash"):
            return "".join(above)
        self.at += 2
        while (token := self._peek()) is not None and token.kind == "space":
            self.at += 1
        below = self._factors(ends)
        if not below:
            raise NotAFormulaError("/")
        return f'<mfrac displaystyle="true">{_bare(above)}{_bare(below)}</mfrac>'

    def _factors(self, ends: tuple[str, ...]) -> list[str]:
        made: list[str] = []
        while (token := self._peek()) is not None and token.kind not in ends:
            following = self._peek(1)
            if token.kind == "space":
                if following is None or following.kind not in _OPERAND - {"bar"}:
                    break
                self.at += 1
                # no sign between two factors: a little room
                made.append('<mspace width="0.17em"/>')
            elif token.kind in ("sign", "comma", "bar", "slash"):
                break
            else:
                made.append(self._factor())
        return made

    def _factor(self) -> str:
        token = self._take()
        if token.kind == "open":
            closing = self._row(("close",))
            base = f"<mrow><mo>{token.text}</mo>{closing}<mo>{self._take().text}</mo></mrow>"
        elif token.kind == "root":
            return f"<msqrt>{_bare([self._factor()])}</msqrt>"
        elif token.kind == "half":
            base = "<mfrac><mn>1</mn><mn>2</mn></mfrac>"
        elif token.kind == "number":
            base = f"<mn>{token.text}</mn>"
        elif token.kind == "name":
            base = f'<mi mathvariant="normal">{token.text}</mi>'
        elif token.kind == "letter":
            base = self._letter(token)
        else:
            raise NotAFormulaError(token.text)
        return self._scripts(base)

    def _letter(self, token: Token) -> str:
        """Set a letter; Σ and Π before an operand are a sum and a product."""
        if token.text not in "ΣΠ":
            return f"<mi>{token.text}</mi>"
        ahead = 0
        while (found := self._peek(ahead)) is not None and found.kind in (
            "down",
            "space",
        ):
            ahead += 1
        if found is None or found.kind not in _OPERAND:
            return f'<mi mathvariant="normal">{token.text}</mi>'
        return f'<mo movablelimits="false">{"∑" if token.text == "Σ" else "∏"}</mo>'

    def _scripts(self, base: str) -> str:
        """Put what is lowered and raised behind a factor to it."""
        down = up = ""
        while (token := self._peek()) is not None:
            if token.kind == "down":
                down += _script(token.text.lstrip("_"), _LOWERED)
            elif token.kind == "up":
                up += _script(token.text, _RAISED)
            elif token.kind == "prime":
                up += f"<mi>{'′' if token.text == chr(39) else '*'}</mi>"
            elif token.kind == "power":
                self.at += 1
                up += _bare([self._factor()])
                continue
            else:
                break
            self.at += 1
        if down and up:
            return f"<msubsup>{base}<mrow>{down}</mrow><mrow>{up}</mrow></msubsup>"
        if down:
            kind = "munder" if base.endswith(("∑</mo>", "∏</mo>")) else "msub"
            return f"<{kind}>{base}<mrow>{down}</mrow></{kind}>"
        return f"<msup>{base}<mrow>{up}</mrow></msup>" if up else base

    def _take(self) -> Token:
        token = self._peek()
        if token is None:
            raise NotAFormulaError("the end")
        self.at += 1
        return token


def _operator(token: Token) -> str:
    if token.kind == "bar":
        return f'<mo stretchy="false">{token.text}</mo>'
    return f"<mo>{escape(token.text.replace('-', '−'))}</mo>"


def _script(text: str, signs: dict[str, str]) -> str:
    made = [signs.get(sign, sign) for sign in text]
    kinds = ["mn" if s.isdigit() else "mo" if s in "+−" else "mi" for s in made]
    return "".join(f"<{k}>{s}</{k}>" for k, s in zip(kinds, made, strict=True))


def _bare(parts: list[str]) -> str:
    """Return factors as one element, without the brackets around all of them."""
    text = "".join(parts)
    inner = re.fullmatch(r"<mrow><mo>\(</mo>(.*)<mo>\)</mo></mrow>", text)
    if inner is not None and len(parts) == 1:
        return inner[1]
    return f"<mrow>{text}</mrow>"


# -- Sphinx ----------------------------------------------------------------------------


def setup(app: Any) -> dict[str, bool]:
    """Register with Sphinx."""
    app.connect("doctree-read", _set_formulas)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def _set_formulas(app: Any, tree: Any) -> None:
    from docutils import nodes

    left = (nodes.literal, nodes.literal_block, nodes.reference, nodes.title, nodes.raw)
    texts = [
        node
        for node in tree.findall(nodes.Text)
        if not any(isinstance(parent, left) for parent in _above(node))
    ]
    language = app.env.docname.partition("/")[0]
    letters = variables("\n\n".join(node.astext() for node in texts), language)
    for node in texts:
        text = node.astext()
        parts = list(parted(text, letters, language))
        if not any(is_formula for _, is_formula in parts):
            continue
        # a formula that is a paragraph of its own has room for tall fractions
        block = len(parts) == len(node.parent.children) == 1
        made = [
            nodes.raw("", mathml(part, block=block), format="html")
            if is_formula
            else nodes.Text(part)
            for part, is_formula in parts
        ]
        node.parent.replace(node, made)


def _above(node: Any) -> Iterator[Any]:
    while (node := node.parent) is not None:
        yield node


def parted(
    text: str, letters: set[str], language: str = "en"
) -> Iterator[tuple[str, bool]]:
    """Yield the parts of a text, and whether each is a formula or one of the letters."""
    places = list(formulas(text, language))
    inside = {i for begin, end in places for i in range(begin, end)}
    if "shape (" in text:
        letters = set()  # dimensions of an array are names in a program
    for found in re.finditer(rf"(?<![\w’'.-])[{_LETTER}](?![\w’'-]|\.\w)", text):
        if found[0] in letters and found.start() not in inside:
            places.append(found.span())
    at = 0
    for begin, end in sorted(places):
        if begin > at:
            yield text[at:begin], False
        yield text[begin:end], True
        at = end
    if at < len(text):
        yield text[at:], False
