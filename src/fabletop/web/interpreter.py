"""Settings of the Python interpreter, for the whole process: garbage collection, thread switching.

Everything that changes the process beyond our own objects is here. Game states are trees without
reference cycles, so the cyclic garbage collector finds little; when it runs by itself it does so in
the middle of somebody's page. It is therefore set to run seldom, and called between requests.
"""

from __future__ import annotations

import gc
import sys

GC_THRESHOLDS = (20_000, 200, 20)  # automatic collections: seldom, as `collect_garbage` is called
SWITCH_INTERVAL_S = 0.0005  # a thread that has committed gets the interpreter back within this time
YOUNG_OBJECTS = 1_500  # new objects worth a collection of generation 0, which takes about 1 ms
FULL_COLLECTION_EVERY = 2_000  # collections of generation 0 (10 minutes of fifty tables); 0.5 s


def tune_interpreter() -> None:
    """Called once, when the server has loaded everything: what exists now is never looked at by
    the collector again (`gc.freeze`), because it stays for good."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    sys.setswitchinterval(SWITCH_INTERVAL_S)


def collect_garbage() -> None:
    """Called when no request is being handled: collect generation 0, and now and then all."""
    young, collections, _ = gc.get_count()
    if young > YOUNG_OBJECTS:
        gc.collect(0 if collections < FULL_COLLECTION_EVERY else 2)
