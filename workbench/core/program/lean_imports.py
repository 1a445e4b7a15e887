"""Start of the program's own processes without libraries that nothing in them needs."""

from __future__ import annotations

import gc
import sys
import threading
from collections.abc import Sequence
from importlib.abc import Loader
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType
from typing import Any

#: What scikit-learn imports where it is there, and does without where it is not.
_SPARED, _ASKING = "pandas", "sklearn.utils.fixes"
#: Modules that one package imports and hardly ever uses, and what it takes out of them.
_LATE: dict[str, tuple[str, tuple[str, ...]]] = {
    "scipy.stats": ("sklearn", ("chi2", "gmean", "rankdata", "spearmanr")),
    "numpy.f2py": ("numpy", ()),
    "numpy.testing": ("numpy", ()),
}
#: What is looked for in every module by who wants nothing of it.
_ASKED_OF_ALL = ("__warningregistry__", "__wrapped__")
_running = threading.RLock()


class _LeanFinder:
    """Finds some modules in such a way that they cost nothing until they are used.

    scikit-learn looks for pandas once, as it starts, and holds on to what it then never
    uses: it is told that there is none; data frames are known to it by their module
    once somebody else has imported that. The modules of `_LATE` run when something in
    them is first asked for.
    """

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return None, so that others are asked, except for a late module.

        Raises
        ------
        ModuleNotFoundError
            When it is scikit-learn that looks for pandas.
        """
        if name == _SPARED and _importer() == _ASKING:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        late = sys.modules.get(name.rpartition(".")[0])
        if isinstance(late, _LateModule) and late.run() and name in sys.modules:
            return ModuleSpec(name, _KnownLoader(sys.modules[name]))
        if name in _LATE and _importer().partition(".")[0] == _LATE[name][0]:
            spec = PathFinder.find_spec(name, path)
            if spec is not None and spec.loader is not None:
                spec.loader = _LateLoader(spec.loader)
            return spec
        return None


class _LateLoader(Loader):
    """Makes a `_LateModule` of a module that another loader would run at once."""

    def __init__(self, loader: Loader) -> None:
        self.loader = loader

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return _LateModule(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        """Leave it as it is."""


class _KnownLoader(Loader):
    """Hands out a module that came by itself while somebody looked for it."""

    def __init__(self, module: ModuleType) -> None:
        self.module, self.spec = module, module.__spec__

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return self.module

    def exec_module(self, module: ModuleType) -> None:
        """Give it back how it was found."""
        module.__spec__ = self.spec


class _LateModule(ModuleType):
    """A module that runs when something in it is first asked for."""

    def __getattr__(self, name: str) -> Any:
        package, taken = _LATE[self.__name__]
        if name in taken and _importer().partition(".")[0] == package:
            return _LateName(self, name)
        asking = sys._getframe(1).f_code.co_filename
        if name in _ASKED_OF_ALL or asking.startswith("<frozen importlib"):
            raise AttributeError(name)
        self.run()
        return ModuleType.__getattribute__(self, name)

    def __dir__(self) -> list[str]:
        self.run()
        return dir(self)

    def run(self) -> bool:
        """Run it unless that was begun before; return whether it was not."""
        with _running:  # who comes meanwhile waits until everything is there
            spec = self.__spec__
            if spec is None or not isinstance(spec.loader, _LateLoader):
                return False
            self.__loader__ = spec.loader = spec.loader.loader
            try:
                spec.loader.exec_module(self)
            finally:
                self.__class__ = ModuleType  # type: ignore[assignment]
            return True


class _LateName:
    """A function, or something to be called, of a module that has not run yet."""

    def __init__(self, module: ModuleType, name: str) -> None:
        self._module, self._name = module, name

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return getattr(self._module, self._name)(*args, **kwargs)

    def __getattr__(self, name: str) -> Any:
        return getattr(getattr(self._module, self._name), name)


def _importer() -> str:
    """Return the module whose import statement is at work."""
    frame = sys._getframe(2)
    while frame.f_back and frame.f_code.co_filename.startswith("<frozen importlib"):
        frame = frame.f_back
    return str(frame.f_globals.get("__name__"))


def import_leanly() -> None:
    """Make later imports of this process cheaper; only for processes of our own.

    pandas and its Arrow were a quarter of the start of whatever learns, and sixty
    megabytes of each worker; the distributions of SciPy, of which scikit-learn takes
    four names, and NumPy's own tests a third of the rest. A tenth went into looking for
    garbage among imports, which leave next to none.
    """
    gc.set_threshold(50_000, 10, 10)
    if _LeanFinder not in sys.meta_path:
        sys.meta_path.insert(0, _LeanFinder)
