"""What is decided about the 28 models, from packages/admet/models.json, and how steps run model by model; standard library only."""

import argparse
import json
import os
from concurrent.futures import ProcessPoolExecutor

HERE = os.path.dirname(os.path.abspath(__file__))
PREDICTOR = os.path.abspath(os.path.join(HERE, '../../../packages/admet-predictor'))
"""The package that ships the models."""
REFERENCES = os.path.join(PREDICTOR, 'test/reference-molecules.txt')
DRUGS = 'VD'
"""The model whose training molecules stand for drugs with human data: percentiles are among them."""

with open(os.path.join(PREDICTOR, '../admet/models.json')) as handle:
    DECIDED = json.load(handle)
MODELS = {entry['name']: entry for entry in DECIDED['models']}


def is_class(model):
    return MODELS[model]['kind'] == 'classification'


def training(model):
    """Data, license and how the target is read; the fields are described in README.md."""
    return MODELS[model]['training']


def on_log10(model):
    """Whether the model is trained and measured on log10 of its value."""
    return training(model).get('target') == 'log10'


def in_percent(model):
    """Whether the target is a share in percent, whose log-odds members are fitted on."""
    return training(model).get('target') == 'percent'


def files(data, models):
    """The tables that training these models reads."""
    names = [name for name in MODELS if name in {*models, DRUGS}]
    tables = [os.path.join(data, 'train', f'{name}.csv') for name in names]
    return tables + [os.path.join(data, 'extra', f'{name}.csv') for name in names if training(name).get('extra')]


def step_options(description):
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
