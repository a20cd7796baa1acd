"""Answers the questions of the bench, lines of JSON in and out, until the input ends."""

import json
import os
import resource
import sys
import time

PAGE_BYTES = os.sysconf('SC_PAGE_SIZE')


def usage(_):
    spent = resource.getrusage(resource.RUSAGE_SELF)
    with open('/proc/self/statm') as file:
        resident = int(file.read().split()[1]) * PAGE_BYTES
    return {
        'cpuMicroseconds': (spent.ru_utime + spent.ru_stime) * 1e6,
        'residentBytes': resident,
        'peakBytes': spent.ru_maxrss * 1024,
    }


def measure_calls(inputs, call, limits):
    """Makes calls one after the other; the same rules as measure-calls.ts."""
    times = []
    cpu = time.process_time()
    begin = time.perf_counter()
    while True:
        elapsed = (time.perf_counter() - begin) * 1000
        if len(times) >= 3 and elapsed >= limits['mostMs']:
            break
        if len(times) >= max(3, len(inputs)) and elapsed >= limits['leastMs']:
            break
        started = time.perf_counter()
        call(inputs[len(times) % len(inputs)])
        times.append(round((time.perf_counter() - started) * 1000, 4))
    return {
        'calls': len(times),
        'cpuMicroseconds': (time.process_time() - cpu) * 1e6,
        'timesMs': times,
    }


def serve(actions):
    answers, sys.stdout = sys.stdout, sys.stderr
    actions = {**actions, 'usage': usage}
    for line in sys.stdin:
        asked = json.loads(line)
        try:
            answer = {'value': actions[asked['action']](asked['input'])}
        except Exception as error:
            answer = {'failure': f'{type(error).__name__}: {error}'}
        print('@@' + json.dumps(answer), file=answers, flush=True)
