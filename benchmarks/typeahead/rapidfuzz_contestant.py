"""Typing errors with rapidfuzz: the names most like the text, one after the other through all of them."""

import json
import time

from rapidfuzz import fuzz, process
from serve_contestant import measure_calls, serve

HITS = 10
LEAST_LIKENESS = 70
names = []


def build(asked):
    cpu, begin = time.process_time(), time.perf_counter()
    with open(asked['rows'], encoding='utf8') as file:
        for line in file:
            row = json.loads(line)
            names.extend(name.lower() for name in [row['label'], *row['aliases']])
    return {
        'seconds': time.perf_counter() - begin,
        'cpuSeconds': time.process_time() - cpu,
        'diskBytes': 0,
    }


def run(asked):
    return measure_calls(asked['texts'], search, asked['limits'])


def search(text):
    return process.extract(text, names, scorer=fuzz.ratio, limit=HITS, score_cutoff=LEAST_LIKENESS)


serve({'build': build, 'run': run})
