"""The command line of the steps that run model by model, and the processes that they run in."""

import argparse
from concurrent.futures import ProcessPoolExecutor

from catalog import MODELS


def options(description):
    """A parser with what all steps take; a step adds its own."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument('--data', default='../shared/data/admet')
    parser.add_argument('--work', default='.features', help='where the features are and the models go')
    parser.add_argument('--jobs', type=int, default=2)
    parser.add_argument('--only', default=','.join(MODELS))
    return parser


def run_each(tasks, run, start, arguments):
    """Prints the line that `run` returns for each task; `start` gives each process its command line."""
    with ProcessPoolExecutor(arguments.jobs, initializer=start, initargs=(arguments,)) as pool:
        for number, line in enumerate(pool.map(run, tasks), 1):
            print(f'  {number}/{len(tasks)} {line}', flush=True)
