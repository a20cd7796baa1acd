"""Prints how models fare that are trained on rows with a clear license alone, beside the shipped ones; no file of a model is written.

Both are measured on the rows of train/<model>.csv, by the folds of the shipped figures: for each fold the variant is fitted on
the clean rows that have no twin (or, for scaffold folds, no ring skeleton) in it.

  clean_variants.py --data <folder> --work <folder with exported features> [--only LogD7,BBB]
"""

import argparse
import json
import os

os.environ['OMP_NUM_THREADS'] = os.environ['OPENBLAS_NUM_THREADS'] = '1'

import numpy as np  # noqa: E402

import evaluation as ev  # noqa: E402
import learners  # noqa: E402
from catalog import HERE, is_class, on_log10, training  # noqa: E402
from dataset import FOLDS, Features, random_folds, read_rows, scaffold_folds  # noqa: E402

CLEAN = {
    'LogD7': 'extra/ is AstraZeneca\'s set (CC BY 4.0)',
    'BBB': 'extra/ is B3DB (CC0)',
}
UNKNOWN = {
    'Caco2': '905 rows of the main set are in TDC (CC BY 4.0), but no column says which',
    'PPB': 'extra/ merges AstraZeneca\'s set (CC BY 4.0) with one of no stated license, and no column says which row is of which',
    'F20': 'no source of it states a license',
}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--data', required=True)
    parser.add_argument('--work', required=True)
    parser.add_argument('--only', default=','.join([*CLEAN, *UNKNOWN]))
    options = parser.parse_args()
    os.nice(15)
    with open(os.path.join(HERE, '../models/cards.json')) as handle:
        cards = {card['model']: card for card in json.load(handle)['models']}
    features = Features(options.work)
    print('| model | folds | clean rows | shipped | clean rows alone |\n| --- | --- | --- | --- | --- |', flush=True)
    for model in options.only.split(','):
        if model not in CLEAN:
            print(f'| {model} | – | – | – | none: {UNKNOWN.get(model, "all of its rows have a stated license")} |', flush=True)
            continue
        for scheme in ('random', 'scaffold'):
            count, figures = variant(model, scheme, features, options.data)
            shipped = shipped_figures(cards[model], scheme)
            print(f'| {model} | {scheme} | {count} | {text(shipped)} | {text(figures)} |', flush=True)


def variant(model, scheme, features, data):
    """Number of clean rows, and the figures of a model that is fitted on them alone."""
    rows, target = read_rows(os.path.join(data, 'train', f'{model}.csv'), features)
    clean, values = read_rows(os.path.join(data, 'extra', f'{model}.csv'), features)
    classes = is_class(model)
    if on_log10(model):
        target, values = np.log10(target), np.log10(values)
    fold = random_folds(rows, target, classes, features) if scheme == 'random' else scaffold_folds(rows, target, features)
    keys = features.twin if scheme == 'random' else features.scaffold
    names = learners.members(len(clean), classes)
    outputs = {name: np.zeros(len(rows)) for name in names}
    for number in range(FOLDS):
        held = np.where(fold == number)[0]
        known = ~np.isin(keys[clean], keys[rows[held]]) & ~np.isin(features.twin[clean], features.twin[rows[held]])
        part = features.matrix[clean[known]]
        kept = learners.columns(part)
        for name in names:
            fitted = learners.fit(name, part[:, kept], values[known], classes)
            outputs[name][held] = learners.predict(name, fitted, features.matrix[rows[held]][:, kept], classes)
    prediction = ev.cross_fitted(target, outputs, fold, classes, training(model).get('clip'))
    return len(clean), ev.figures(target, prediction, classes, on_log10(model))


def shipped_figures(card, scheme):
    return card['crossValidation'][scheme]


def text(figures):
    names = ('rocAuc', 'accuracy', 'logLoss') if 'rocAuc' in figures else ('r2', 'rmse', 'mae')
    return ', '.join(f'{name} {figures[name]:.3f}' for name in names)


if __name__ == '__main__':
    main()
