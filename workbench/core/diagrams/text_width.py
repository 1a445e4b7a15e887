"""Estimates of text width without a font, rather too wide than too narrow."""

from __future__ import annotations

#: Height of a line, for each pixel of the font's size.
LINE = 1.36
#: Widths in ems after DejaVu Sans, the widest of the sans-serif fonts systems come with.
_CLASSES = (
    (0.30, "'ijlIJ"),
    (0.36, " ,.·/:;\\|f-"),
    (0.42, "()[]t!²r"),
    (0.53, '"*_`–sz?'),
    (0.60, "cLFkχvxyP"),
    (0.66, "TYaoeESbdghnpqu$0123456789{}Kα"),
    (0.72, "AVBRXZC∝Δ"),
    (0.80, "UHNDG&OQw"),
    (0.87, "#+<=>^~±−×M"),
    (1.02, "%m@W…"),
)
_WIDTHS = {character: width for width, row in _CLASSES for character in row}
_CYRILLIC_WIDE = frozenset("жмфшщыюЖМФШЩЫЮД")
_BOLD = 1.15


def text_width(words: str, size: float, *, bold: bool = False) -> float:
    """Return the width of one line in pixels, seldom too little.

    Parameters
    ----------
    size : float
        Of the font, in pixels.
    """
    ems = sum(_WIDTHS.get(c) or _unknown(c) for c in words)
    return ems * size * (_BOLD if bold else 1.0)


def _unknown(character: str) -> float:
    if character in _CYRILLIC_WIDE:
        return 1.1
    # Latin with accents, Greek and Cyrillic; then scripts as wide as they are high
    return 0.78 if character < "\u1100" else 1.1


def wrap_evenly(words: str, width: float, size: float) -> list[str]:
    """Break words into as few lines as `wrap`, of about the same length."""
    lines = wrap(words, width, size)
    if len(lines) < 2:
        return lines
    least = text_width(words, size) / len(lines)
    for share in range(8):
        tried = wrap(words, least + (width - least) * share / 8, size)
        if len(tried) == len(lines):
            return tried
    return lines


def wrap(words: str, width: float, size: float, *, bold: bool = False) -> list[str]:
    """Break words into lines that fit; a word too long is broken where it must be.

    Lines do not end before or after an equals sign between spaces.

    Returns
    -------
    list of str
        No line for empty words.
    """
    lines: list[str] = []
    for word in _tied(words):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size, bold=bold) <= width:
            lines[-1] = longer
            continue
        lines.extend(_pieces(word, width, size, bold))
    return lines


def _tied(words: str) -> list[str]:
    """Return the words; a sign of equality stays between its two sides."""
    tied = " ".join(words.split()).replace(" = ", "\0=\0")
    return [word.replace("\0", " ") for word in tied.split()]


def _pieces(word: str, width: float, size: float, bold: bool) -> list[str]:
    pieces = [""]
    for character in word:
        longer = pieces[-1] + character
        if pieces[-1] and text_width(longer, size, bold=bold) > width:
            pieces.append(character)
        else:
            pieces[-1] = longer
    return pieces
