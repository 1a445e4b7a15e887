"""Two axes with a frame for diagrams: straight or logarithmic, with round numbers."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass

from workbench.core.diagrams.diagram import SIZE, SMALL, Mark, line, text
from workbench.core.diagrams.diagram_words import Words
from workbench.core.diagrams.text_width import LINE, text_width

_TICK = 5.0
_SUPERSCRIPTS = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")


@dataclass(frozen=True, slots=True)
class Scale:
    """Values on a length of pixels.

    Attributes
    ----------
    low, high : float
        Values at the two ends.
    start, end : float
        Pixels at the two ends; a vertical axis starts below.
    log : bool
    """

    low: float
    high: float
    start: float
    end: float
    log: bool = False

    def __call__(self, value: float) -> float:
        """Return the pixel of a value."""
        low, high = self._ends()
        at = math.log10(value) if self.log else value
        return self.start + (at - low) / (high - low) * (self.end - self.start)

    def _ends(self) -> tuple[float, float]:
        if self.log:
            return math.log10(self.low), math.log10(self.high)
        return self.low, self.high

    def ticks(self, room: float = 80.0) -> list[float]:
        """Return round values between the ends, about `room` pixels apart or more."""
        most = max(2, int(abs(self.end - self.start) / room))
        low, high = self._ends()
        if not self.log:
            return round_values(low, high, most)
        first, last = math.ceil(low - 1e-9), math.floor(high + 1e-9)
        step = max(1, -(-(last - first) // most))
        decades = [10.0**e for e in range(first, last + 1, step)]
        return decades if len(decades) > 1 else _within_decade(self.low, self.high)


def round_values(low: float, high: float, most: int) -> list[float]:
    """Return multiples of 1, 2 or 5 times a power of ten from `low` to `high`."""
    raw = (high - low) / most
    power = 10.0 ** math.floor(math.log10(raw))
    step = next(f * power for f in (1, 2, 5, 10) if f * power >= raw * (1 - 1e-9))
    first, last = math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9)
    return [i * step for i in range(first, last + 1)]


def _within_decade(low: float, high: float) -> list[float]:
    """Return 1, 2 and 5 of the decades where less than two powers of ten fit."""
    first = math.floor(math.log10(low))
    values = [f * 10.0**e for e in range(first, first + 3) for f in (1, 2, 5)]
    return [v for v in values if low * (1 - 1e-9) <= v <= high * (1 + 1e-9)]


def padded(values: Sequence[float], share: float = 0.05) -> tuple[float, float]:
    """Return ends a little wider than the values; wide enough where all are equal."""
    low, high = min(values), max(values)
    if high - low <= 1e-12 * max(abs(low), abs(high), 1e-12):
        reach = abs(low) * 0.1 or 0.1
        return low - reach, high + reach
    pad = (high - low) * share
    return low - pad, high + pad


def padded_log(values: Sequence[float]) -> tuple[float, float]:
    """Return ends a little wider than positive values, on a logarithmic axis."""
    logs = [math.log10(v) for v in values]
    low, high = min(logs), max(logs)
    pad = max(0.08 * (high - low), (0.6 - (high - low)) / 2, 0.1)
    return 10.0 ** (low - pad), 10.0 ** (high + pad)


def tick_words(scale: Scale, values: Sequence[float], say: Words) -> list[str]:
    """Return the numbers beside ticks, all with as many digits as the step needs."""
    if scale.log:
        return [_power(value, say) for value in values]
    if len(values) < 2:
        return [say.short(value, 4) for value in values]
    step = min(abs(b - a) for a, b in itertools.pairwise(values))
    digits = max(0, -math.floor(math.log10(step) + 1e-9))
    if digits > 4 or max(abs(v) for v in values) >= 1e6:
        return [say.short(value, 3) for value in values]
    return [say.number(value, digits) for value in values]


def _power(value: float, say: Words) -> str:
    exponent = math.log10(value)
    if 9e-4 < value < 2e5 or abs(exponent - round(exponent)) > 1e-9:
        return f"{value:.12g}".replace(".", say("decimal_point"))
    return "10" + str(round(exponent)).translate(_SUPERSCRIPTS)


def bottom_axis(
    scale: Scale, top: float, y: float, title: str, say: Words
) -> list[Mark]:
    """Return a horizontal axis at `y`, with faint lines up to `top`."""
    values = scale.ticks()
    marks: list[Mark] = []
    for value, words in zip(values, tick_words(scale, values, say), strict=True):
        x = scale(value)
        marks.append(line((x, top), (x, y), "grid"))
        marks.append(line((x, y), (x, y + _TICK), "muted"))
        at = y + _TICK + SMALL * LINE / 2
        marks.append(text(x, at, words, "middle", size=SMALL))
    marks.append(line((scale.start, y), (scale.end, y), "muted"))
    middle = (scale.start + scale.end) / 2
    at = y + bottom_room() - SIZE * LINE / 2
    marks.append(text(middle, at, title, "middle"))
    return marks


def bottom_room() -> float:
    """Return the pixels that `bottom_axis` takes below its line."""
    return _TICK + SMALL * LINE + SIZE * LINE + 2.0


def left_axis(
    scale: Scale, x: float, right: float, title: str, say: Words
) -> list[Mark]:
    """Return a vertical axis at `x`, with faint lines to `right`."""
    values = scale.ticks(48.0)
    words = tick_words(scale, values, say)
    marks: list[Mark] = []
    for value, number in zip(values, words, strict=True):
        y = scale(value)
        marks.append(line((x, y), (right, y), "grid"))
        marks.append(line((x - _TICK, y), (x, y), "muted"))
        marks.append(text(x - _TICK - 3.0, y, number, "end", size=SMALL))
    marks.append(line((x, scale.start), (x, scale.end), "muted"))
    middle = (scale.start + scale.end) / 2
    at = x - left_room(scale, say) + SIZE * LINE / 2
    marks.append(text(at, middle, title, "middle", angle=-90.0))
    return marks


def left_room(scale: Scale, say: Words) -> float:
    """Return the pixels that `left_axis` takes at the left of its line."""
    values = scale.ticks(48.0)
    wide = max(
        (text_width(w, SMALL) for w in tick_words(scale, values, say)), default=0
    )
    return _TICK + 3.0 + wide + 4.0 + SIZE * LINE
