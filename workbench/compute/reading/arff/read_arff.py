"""Reader of ARFF files, as strict as Weka's and never silent."""

from __future__ import annotations

from pathlib import Path

from workbench.api import Dataset
from workbench.compute.reading.arff.arff_header import read_arff_header
from workbench.compute.reading.arff.arff_rows import arff_decoders, parse_row
from workbench.compute.reading.arff.arff_tokens import split_block
from workbench.compute.reading.arff.row_blocks import read_rows
from workbench.compute.reading.assemble import ClassType, assemble_parts, class_position
from workbench.compute.reading.text_files import data_stem, read_text


def read_arff(
    path: str | Path,
    *,
    class_name: str | int | None = None,
    class_type: ClassType | None = None,
) -> Dataset:
    """Read an ARFF file, maybe packed by gzip; the class is the last attribute.

    Parameters
    ----------
    class_name : str or int, optional
        Another class, by name or position.
    class_type : {"nominal", "numeric"}, optional
        Another type of class than declared.

    Raises
    ------
    Problem
        ``FILE:LINE: what (expected …)``.

    Notes
    -----
    The format is that of Weka 3.9: M. Hall et al., The WEKA data mining software, ACM
    SIGKDD Explorations 11 (2009).
    """
    file = read_text(path)
    header = read_arff_header(file.head(), file.where)
    names = [attribute.name for attribute in header.attributes]
    position = class_position(names, class_name, -1, file.where)
    decoders = arff_decoders(header.attributes)
    table = read_rows(file, header, position, decoders, parse_row, split_block)
    attributes = [decoder.attribute for decoder in decoders]
    for j, attribute in enumerate(attributes):
        if not attribute.is_numeric and not attribute.values:
            table.forget(j)
    X, y, weights = table.finish()
    return assemble_parts(
        X,
        y,
        attributes,
        position,
        class_type=class_type,
        name=header.relation or data_stem(path),
        source=file.where,
        notes=(*file.notes, *header.notes),
        weights=weights,
    )
