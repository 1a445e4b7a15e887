"""A learner with its settings, and the one declaration of what can be set.

Whoever takes a learner's settings (evaluations, model files, experiments, tasks, the
command line, `workbench.evaluate`) holds a `LearnerSettings` or reads its `OPTIONS`: a
new option is one more field here, and the code that acts on it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any

from workbench.api.did_you_mean import instead_of
from workbench.api.problems import Problem
from workbench.core.learner.cost_matrix import Costs, costs_from
from workbench.core.learner.filter_steps import SCALES, Step, steps_from


@dataclass(frozen=True, slots=True)
class Option:
    """Declaration of one setting beside the plugin and its parameters.

    Attributes
    ----------
    help : str
        A sentence for the command line.
    choices : tuple of str
        The words it takes; empty: it is no choice of words.
    flag : str
        Its name on the command line; empty: as the field's.
    key : str
        Its name in the document of an evaluation; empty: as the field's.
    always_shown : bool
        Whether that document has it even where it is as usual.
    of_experiments : bool
        Whether a learner of an experiment may say it.
    checked : bool
        Whether a word that is no choice is refused at once; else by who acts on it,
        naming the data.
    one_query : bool
        Whether leave-one-out of a lazy method may still ask once for all rows: never
        with what is learned of the training rows, or changes them.
    default : object
        As the field's.
    """

    help: str
    choices: tuple[str, ...] = ()
    flag: str = ""
    key: str = ""
    always_shown: bool = False
    of_experiments: bool = True
    checked: bool = True
    one_query: bool = False
    default: Any = None


def _option(help: str, *choices: str, **more: Any) -> dict[str, Option]:  # noqa: A002
    return {"option": Option(help, choices, **more)}


@dataclass(frozen=True, slots=True)
class LearnerSettings:
    """A plugin that learns, with all that is asked of it on any training rows.

    Attributes
    ----------
    plugin : str
        The id.
    params : mapping
        Parameters by name; those left out take their defaults.
    filters : tuple of Step
        Fitted on the training rows of each fold, before anything else is prepared.
    scale : str
        ``none``, ``min-max`` or ``z-score``, fitted inside each fold.
    costs : tuple of tuple of float, or None
        What each error costs, row true, column predicted; the class of least expected
        cost is predicted. A list of lists or a text is read by `costs_from`.
    class_weights : str
        ``none``, or ``balanced``: every class weighs the same in training.
    calibration : str
        ``none``, ``sigmoid`` or ``isotonic``: probabilities learned from the scores of
        inner folds of the training rows.
    prototypes : str
        ``none``, or a method that selects among the prepared training rows of each fold:
        the id of a plugin of kind ``prototypes``, with parameters as in
        ``stolp delta=-0.5``.

    Raises
    ------
    Problem
        When costs or a choice are none of their kind.
    """

    plugin: str
    params: Mapping[str, Any] = field(default_factory=dict)
    filters: tuple[Step, ...] = field(
        default=(),
        metadata=_option(
            'A filter, "ID name=value …", fitted inside each fold.',
            flag="--filter",
            always_shown=True,
        ),
    )
    scale: str = field(
        default="none",
        metadata=_option(
            "Scaling, fitted inside each fold.",
            *SCALES,
            always_shown=True,
            checked=False,
            one_query=True,
        ),
    )
    costs: Costs | None = field(
        default=None,
        metadata=_option(
            'Costs of errors, rows true: "0 1;5 0", or a file of rows.',
            key="cost_matrix",
            of_experiments=False,
            one_query=True,
        ),
    )
    class_weights: str = field(
        default="none",
        metadata=_option("Weights of the classes in training.", "none", "balanced"),
    )
    calibration: str = field(
        default="none",
        metadata=_option(
            "Calibrate the probabilities, on inner folds.",
            "none",
            "sigmoid",
            "isotonic",
            flag="--calibrate",
        ),
    )
    prototypes: str = field(
        default="none",
        metadata=_option(
            'Prototypes among the training rows, "ID name=value …", in each fold.',
        ),
    )

    def __post_init__(self) -> None:
        object.__setattr__(self, "costs", costs_from(self.costs))
        object.__setattr__(self, "prototypes", _method_from(self.prototypes))
        for name, option in OPTIONS.items():
            value = getattr(self, name)
            if option.choices and option.checked and value not in option.choices:
                raise Problem(
                    f"{name} = {value!r}", expected=instead_of(value, option.choices)
                )

    @staticmethod
    def from_plain(values: Mapping[str, Any]) -> LearnerSettings:
        """Read what `json_text.plain` gives; what is left out or empty takes its default.

        Other keys are passed over: the payload of a task says more than this.

        Raises
        ------
        Problem
            For a value outside its limits.
        """
        return LearnerSettings(
            values["plugin"],
            dict(values.get("params") or {}),
            steps_from(values.get("filters")),
            **{
                name: values.get(name) or option.default
                for name, option in OPTIONS.items()
                if name != "filters"
            },
        )

    @property
    def one_query(self) -> bool:
        """Whether leave-one-out of a lazy method may ask once for all rows."""
        return all(
            option.one_query or getattr(self, name) == option.default
            for name, option in OPTIONS.items()
        )

    def beyond_usual(self) -> dict[str, Any]:
        """Return what a document says of the options that are not as usual, by key."""
        return {
            option.key or name: getattr(self, name)
            for name, option in OPTIONS.items()
            if not option.always_shown and getattr(self, name) != option.default
        }


def _method_from(text: object) -> str:
    """Return the text of a method; none where nothing is said."""
    if text is None or (isinstance(text, str) and not text.strip()):
        return "none"
    if not isinstance(text, str):
        raise Problem(f"prototypes = {text!r}", expected='a text, as "hart"')
    return " ".join(text.split())


#: What can be set beside plugin and parameters, by the name of the field.
OPTIONS: Mapping[str, Option] = {
    each.name: replace(each.metadata["option"], default=each.default)
    for each in fields(LearnerSettings)
    if each.metadata
}

#: The keys of `LearnerSettings.beyond_usual`.
UNUSUAL_KEYS = tuple(
    option.key or name for name, option in OPTIONS.items() if not option.always_shown
)
