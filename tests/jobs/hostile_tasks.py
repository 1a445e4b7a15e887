"""Tasks that do to their worker what a plugin may do; named by ``hostile_tasks:function``."""

import builtins
import gc
import json
import math
import os
import pickle
import signal
import struct
import subprocess
import sys
import threading
import time
from multiprocessing.connection import Connection
from pathlib import Path

from workbench.jobs import wire
from workbench.jobs.spec import Event, Failure


def pipe():
    """Return the descriptor of the pipe to the program."""
    (found,) = (thing for thing in gc.get_objects() if type(thing) is Connection)
    return found.fileno()


def own_job():
    (link,) = (t for t in gc.get_objects() if type(t).__name__ == "_Link")
    return link._job


def frame(data):
    os.write(pipe(), struct.pack("!i", len(data)) + data)
    stay()


def say(event, mark=False):
    frame(wire.encode((event, mark)))


def stay():
    time.sleep(1000)


def terabyte(payload):
    os.write(pipe(), struct.pack("!iQ", -1, 2**40))
    stay()


def negative(payload):
    os.write(pipe(), struct.pack("!i", -7))
    stay()


def half(payload):
    os.write(pipe(), struct.pack("!i", 1000) + b"x")
    stay()


def half_of_a_head(payload):
    os.write(pipe(), b"\0\0")
    stay()


def noise(payload):
    frame(bytes(range(256)))


def pickled(payload):
    frame(pickle.dumps((Event(own_job(), "done", 1), False)))


def other_job(payload):
    say(Event(own_job() + 1, "done", 1))


def job_of_text(payload):
    say(Event("1", "done", 1))


def unknown_kind(payload):
    say(Event(own_job(), "exec", 1))


def crashed(payload):
    say(Event(own_job(), "crashed", Failure("Crash", "not me")))


def not_a_number(payload):
    say(Event(own_job(), "progress", None, math.nan))


def fraction_of_text(payload):
    say(Event(own_job(), "progress", None, "half"))


def failure_of_numbers(payload):
    say(Event(own_job(), "failed", Failure(1, 2, 3)))


def ready_again(payload):
    say(None)


def no_pair(payload):
    frame(wire.encode([1, 2, 3]))


def len_raises(payload):
    builtins.len = None


def len_lies(payload):
    builtins.len = lambda value: 3
    return "x" * 100


def isinstance_lies(payload):
    builtins.isinstance = lambda *given: True
    return object()


def dumps_lies(payload):
    json.dumps = lambda *given, **named: '{"$":"object","class":"os:system","v":[]}'
    return 1


def sends_nothing(payload):
    Connection.send_bytes = lambda *given: None
    return 1


def closes_all(payload):
    os.closerange(3, 256)
    return 1


def closes_all_and_stays(payload):
    os.closerange(3, 256)
    stay()


def closes_all_but_the_pipe(payload):
    kept = pipe()
    os.closerange(3, kept)
    os.closerange(kept + 1, 256)
    return 1


def forks_and_ends(payload):
    """Leave a copy that holds both ends of everything, and end."""
    if os.fork() == 0:
        stay()
    os._exit(7)


def writes_beside(payload):
    fd = pipe()

    def write():
        while True:
            os.write(fd, b"\xff" * 64)

    threading.Thread(target=write, daemon=True).start()
    stay()


def floods_when_idle(payload):
    """End well, and go on talking when told to."""
    fd, data = pipe(), wire.encode((Event(own_job(), "partial", 1), False))
    told = Path(payload["file"])

    def write():
        while not told.exists():
            time.sleep(0.01)
        while True:
            os.write(fd, struct.pack("!i", len(data)) + data)

    threading.Thread(target=write, daemon=True).start()
    return os.getpid()


def floods_with_progress(payload):
    fd, job, n = pipe(), own_job(), payload["n"]
    for i in range(n):
        data = wire.encode((Event(job, "progress", None, i / n), False))
        os.write(fd, struct.pack("!i", len(data)) + data)
    return n


def stops_itself(payload):
    Path(payload["file"]).touch()
    os.kill(os.getpid(), signal.SIGSTOP)
    stay()


def ignores_terminate(payload):
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        signal.signal(number, signal.SIG_IGN)
    Path(payload["file"]).touch()
    while True:
        pass


def floods_for_ever(payload):
    Path(payload["file"]).touch()
    fd, data = pipe(), wire.encode((Event(own_job(), "progress", None, 0.5), False))
    while True:
        os.write(fd, struct.pack("!i", len(data)) + data)


def starts_children(payload):
    """Start children of every kind, write their numbers, and go on."""
    sleeper = [sys.executable, "-S", "-c", "import time; time.sleep(1000)"]
    started = [
        subprocess.Popen(sleeper),
        subprocess.Popen(sleeper, process_group=0),
        subprocess.Popen(sleeper, start_new_session=True),
    ]
    forked = os.fork()
    if forked == 0:
        os.setsid()  # as a daemon does
        stay()
    numbers = [os.getpid(), forked, *(child.pid for child in started)]
    written = Path(payload["file"])
    written.with_suffix(".part").write_text(" ".join(map(str, numbers)))
    os.replace(written.with_suffix(".part"), written)
    if payload.get("deep"):
        hold_everything()
    stay()


def hold_everything(payload=None):
    """Sleep in C and keep the interpreter locked meanwhile."""
    import ctypes

    ctypes.PyDLL(None).sleep(1000)
