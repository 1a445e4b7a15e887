"""Bundled plugins, sorted into folders by kind, under the same rules as a stranger's.

The folders sort files and change no name: `plugins/metrics/kissnn.py` is imported as
`workbench.bundled.kissnn`.
"""

from pathlib import Path

from workbench.api.learner_lookup import LearnerLookup, look_up_learners_in

__path__ += [
    str(folder)
    for folder in sorted(Path(__path__[0]).iterdir())
    if folder.is_dir() and folder.name[0] not in "_."
]


def _learners() -> LearnerLookup:
    from workbench.compute.plugins import learners

    return learners


look_up_learners_in(_learners)
