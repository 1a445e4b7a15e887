"""A data set described: its relation, attributes and class, and what is missing."""

from __future__ import annotations

from dataclasses import dataclass, field

from workbench.api.data import Dataset
from workbench.core.program.records import KEY


@dataclass(frozen=True, slots=True)
class AttributeDescription:
    """One attribute, the class among them: its labels and missing cells."""

    name: str
    type: str
    values: tuple[str, ...]
    missing: int


@dataclass(frozen=True, slots=True)
class DataDescription:
    """The document of the command ``show``; attributes stand in the order of the file."""

    relation: str
    instances: int
    attributes: tuple[AttributeDescription, ...]
    class_name: str = field(metadata={KEY: "class"})
    missing: int
    notes: tuple[str, ...]


def described(dataset: Dataset) -> DataDescription:
    """Describe a data set."""
    missing = dataset.missing().tolist()
    return DataDescription(
        relation=dataset.name,
        instances=dataset.n_rows,
        attributes=tuple(
            AttributeDescription(a.name, a.kind, tuple(a.values), absent)
            for a, absent in zip(dataset.columns, missing, strict=True)
        ),
        class_name=dataset.class_attribute.name,
        missing=sum(missing),
        notes=tuple(dataset.notes),
    )
