"""A look at an HTML page without a browser: balance, ids, and what it asks for."""

from __future__ import annotations

from html.parser import HTMLParser

_EMPTY = {"meta", "link", "br", "hr", "img", "input", "polyline", "polygon", "circle",
          "rect", "line", "path"}  # fmt: skip
_ASKING = {"src", "href", "srcset", "action", "data", "poster", "xlink:href"}


class Look(HTMLParser):
    """Reads a page.

    Attributes
    ----------
    problems : list of str
        Tags that do not close, ids that come twice, addresses outside the page.
    tags : list of str
    text : str
        What is read, styles and scripts left out.
    """

    def __init__(self, page: str) -> None:
        super().__init__(convert_charrefs=True)
        self.problems: list[str] = []
        self.tags: list[str] = []
        self.text = ""
        self.links: list[str] = []
        self.ids: set[str] = set()
        self._open: list[str] = []
        self.feed(page)
        self.close()
        self.problems += [f"not closed: {tag}" for tag in self._open]
        self.problems += [
            f"leads nowhere: {link}" for link in self.links if link[1:] not in self.ids
        ]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            if name == "id":
                if value in self.ids:
                    self.problems.append(f"the id {value} twice")
                self.ids.add(value or "")
            if name in _ASKING:
                if value and value.startswith("#"):
                    self.links.append(value)
                elif value != "data:,":
                    self.problems.append(f"asks for {value}")
        if tag not in _EMPTY:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in _EMPTY:
            self._open.pop()

    def handle_endtag(self, tag: str) -> None:
        if not self._open or self._open.pop() != tag:
            self.problems.append(f"closes {tag}")

    def handle_data(self, data: str) -> None:
        if self._open and self._open[-1] in ("style", "script"):
            if "url(" in data or "@import" in data:
                self.problems.append("a style asks for something")
            return
        self.text += data + " "
