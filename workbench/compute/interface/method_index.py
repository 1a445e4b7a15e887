"""Estimator classes by id as attributes: listed without an import, loaded one by one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from workbench.api import Problem
from workbench.api.html import html_table


class Methods:
    """The bundled methods: ``workbench.methods.kissnn`` is the class of that id.

    Hyphens of an id are written as underscores: ``methods.naive_bayes``. An index takes
    the id as it is, and that of a plugin of others, too: ``methods["naive-bayes"]``.
    """

    def __dir__(self) -> list[str]:
        return [id_.replace("-", "_") for id_ in self]

    def __iter__(self) -> Iterator[str]:
        from workbench.core.program.catalogue import bundled_ids

        return iter(sorted(bundled_ids()))

    def __len__(self) -> int:
        return len(list(iter(self)))

    def __contains__(self, id_: object) -> bool:
        return id_ in list(iter(self))

    def __getitem__(self, id_: str) -> Any:
        from workbench.compute.plugins.loader import plugin_class

        return plugin_class(id_)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        wanted = name.replace("_", "-")
        try:
            return self[wanted]
        except Problem as problem:
            raise AttributeError(str(problem), name=name, obj=self) from None

    def __repr__(self) -> str:
        return f"Methods({len(self)}: {', '.join(self)})"

    def _repr_html_(self) -> str:
        from workbench.compute.plugins.loader import bundled_info

        rows = []
        for id_ in self:
            info = bundled_info(id_)
            if info is not None:
                about = info.describe()
                rows.append((id_, about["title"], about["kind"], about["family"]))
        return html_table(("id", "title", "kind", "family"), rows)


#: `workbench.methods`.
methods = Methods()
