"""Cost of training and predicting: seconds, bytes, distances."""

from __future__ import annotations

import io
import pickle
from collections.abc import Sequence
from typing import Any

from workbench.core.results.evaluating.evaluation import Meter
from workbench.core.results.evaluating.fold_cell import Cell


class _Counter(io.RawIOBase):
    """A file that only counts what is written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.size = 0

    def writable(self) -> bool:
        """Return True: `pickle` asks before it writes."""
        return True

    def write(self, data: Any) -> int:
        """Count the bytes and forget them."""
        size = memoryview(data).nbytes
        self.size += size
        return size


def stored_size(estimator: Any) -> int | None:
    """Return how many bytes a fitted estimator takes stored; None if it cannot be.

    Nothing is stored: what pickling would write is counted, and arrays are not even
    copied (PEP 574), so that it costs microseconds whatever their size.
    """
    counter = _Counter()

    def count(buffer: pickle.PickleBuffer) -> None:
        """Count a buffer that is not copied into the file."""
        counter.size += memoryview(buffer).nbytes

    try:
        pickle.Pickler(counter, protocol=5, buffer_callback=count).dump(estimator)
    except Exception:  # noqa: BLE001 - any plugin may raise anything
        return None
    return counter.size


def metered(cells: Sequence[Cell]) -> Meter:
    """Sum up what the folds cost; failed ones count nowhere."""
    good = [cell for cell in cells if cell.failure is None]
    tested = sum(int(cell.predicted.size) for cell in good)
    trained = sum(cell.training_rows for cell in good)
    predict = sum(cell.predict for cell in good)
    counted = [cell.distances for cell in good if cell.distances is not None]
    sizes = [cell.model_bytes for cell in good if cell.model_bytes is not None]
    return Meter(
        fit_seconds=sum(cell.fit for cell in good),
        predict_seconds=predict,
        predict_ms_per_row=1000.0 * predict / tested if tested else None,
        model_bytes=sizes[0] if sizes else None,
        training_rows=round(trained / len(good)) if good else 0,
        test_rows=tested,
        distances=sum(int(n) for n in counted) if counted else None,
    )
