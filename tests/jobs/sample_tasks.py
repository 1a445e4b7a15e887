"""Tasks the tests run in workers; named by ``sample_tasks:function``."""

import argparse
import os
import sys
import time
from contextlib import suppress
from pathlib import Path

import numpy as np

from workbench.api import Problem, check, partial, progress


def one(payload):
    return 1


def pid(payload):
    return os.getpid()


def spin(payload):
    while True:
        pass


def spin_politely(payload):
    while True:
        check()


def swallow(payload):
    while True:
        try:
            check()
            raise ValueError
        except Exception:
            pass


def swallow_all(payload):
    while True:
        with suppress(BaseException):
            check()


def nap(payload):
    time.sleep(payload["seconds"])
    return os.getpid()


def until(payload):
    """Run until there is a file of that name."""
    while not Path(payload["file"]).exists():
        check()
        time.sleep(0.005)
    return os.getpid()


def deaf_until(payload):
    """Run until there is a file of that name, whoever asks to stop."""
    while not Path(payload["file"]).exists():
        time.sleep(0.005)


def begin_and_spin(payload):
    """Make a file, as a sign that nothing else tells, and run until asked to stop."""
    Path(payload["file"]).touch()
    while True:
        check()


def die(payload):
    os._exit(payload["code"])


def print_then_die(payload):
    partial("before")
    os._exit(1)


def leave(payload):
    sys.exit("not today")


def bad_input(payload):
    raise Problem("no such column", where="file.csv", line=3)


def mistake(payload):
    return 1 / 0


def count(payload):
    for i in range(payload["n"]):
        progress(i / payload["n"], f"{i}")
    return payload["n"]


def double(payload):
    partial(payload["x"])
    return {"x": 2 * payload["x"], "pid": os.getpid()}


def eat(payload):
    blocks = [np.ones(2**24) for _ in range(payload["blocks"])]  # 128 MiB each
    return len(blocks)


def flood(payload):
    while True:
        partial(np.zeros(2**10))


def too_much(payload):
    partial(np.zeros(2**24))
    partial(np.zeros(2**24))
    return "unreachable"


def strange(payload):
    return argparse.Namespace()


def unpicklable(payload):
    return lambda: None


def talk(payload):
    print("hello")
    print("x" * 100_000)


def threads(payload):
    import sklearn.neighbors  # noqa: F401
    from threadpoolctl import threadpool_info

    return [(lib["internal_api"], lib["num_threads"]) for lib in threadpool_info()]


def fit_and_predict(payload):
    from workbench.compute.plugins.loader import plugin_class

    estimator = plugin_class(payload["id"])()
    return estimator.fit(payload["X"], payload["y"]).predict(payload["X"])


def imported(payload):
    return payload["name"] in sys.modules


def tell_then_spin(payload):
    partial({"pid": os.getpid()})
    while True:
        pass


def niceness(payload):
    return os.nice(0)


def nap_then_die(payload):
    time.sleep(payload["seconds"])
    os._exit(1)


def data_place(payload):
    return payload["data"], np.load(f"{payload['data']}/X.npy")


def count_slowly(payload):
    for i in range(payload["n"]):
        progress(i / payload["n"], f"{i}")
        time.sleep(0.6)
    return payload["n"]
