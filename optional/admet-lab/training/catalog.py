"""What is decided about the 28 models, from packages/admet/models.json; standard library only."""

import json
import os

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


def files(data, models):
    """The tables that training these models reads."""
    names = [name for name in MODELS if name in {*models, DRUGS}]
    tables = [os.path.join(data, 'train', f'{name}.csv') for name in names]
    return tables + [os.path.join(data, 'extra', f'{name}.csv') for name in names if training(name).get('extra')]
