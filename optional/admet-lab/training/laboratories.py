"""Writes what a public model that never saw a laboratory says about that laboratory's molecules.

The rows of extra/<model>.csv come from another source than those of train/<model>.csv. The recipe is fitted on the rows of
train/ alone, and predicts those of extra/ that have no twin there. bench/assays.ts measures on these tables.

  laboratories.py --data <folder> --work <folder with exported features> [--only logS,PPB]
"""

import argparse
import csv
import os

os.environ['OMP_NUM_THREADS'] = os.environ['OPENBLAS_NUM_THREADS'] = '1'

import numpy as np  # noqa: E402

import evaluation as ev  # noqa: E402
import learners  # noqa: E402
from catalog import is_class, training  # noqa: E402
from dataset import FOLDS, Features, random_folds, read_rows  # noqa: E402

LABORATORIES = ('logS', 'LogD7', 'Caco2', 'PPB', 'BBB')


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--data', required=True)
    parser.add_argument('--work', required=True)
    parser.add_argument('--only', default=','.join(LABORATORIES))
    options = parser.parse_args()
    features = Features(options.work)
    folder = os.path.join(options.work, 'laboratories')
    os.makedirs(folder, exist_ok=True)
    for model in options.only.split(','):
        known, target = read_rows(os.path.join(options.data, 'train', f'{model}.csv'), features)
        rows, measured = read_rows(os.path.join(options.data, 'extra', f'{model}.csv'), features)
        fresh = ~np.isin(features.twin[rows], features.twin[known])
        rows, measured = rows[fresh], measured[fresh]
        predicted = base(model, features, known, target, rows)
        with open(os.path.join(folder, f'{model}.csv'), 'w', newline='') as handle:
            table = csv.writer(handle, lineterminator='\n')
            table.writerow(['smiles', 'y', 'base'])
            for row, value, prediction in zip(rows, measured, predicted):
                table.writerow([features.meta['molecules'][row]['smiles'], f'{value:.9g}', f'{prediction:.9g}'])
        print(model, len(known), 'rows known to the base,', len(rows), 'of the laboratory,', ev.figures(measured, predicted, is_class(model), False), flush=True)


def base(model, features, known, target, asked):
    """Predictions for the rows that are asked for, by members that were fitted on the known ones."""
    classes = is_class(model)

    def outputs(where, values, held):
        part = features.matrix[where]
        kept = learners.columns(part)
        names = learners.members(len(known), classes)
        return {n: learners.predict(n, learners.fit(n, part[:, kept], values, classes), features.matrix[held][:, kept], classes) for n in names}

    blended = ev.mix(outputs(known, target, asked))
    if not classes:
        clip = training(model).get('clip')
        return np.clip(blended, *clip) if clip else blended
    fold = random_folds(known, target, classes, features)
    unseen = np.zeros(len(known))
    for number in range(FOLDS):
        rest, here = fold != number, fold == number
        unseen[here] = ev.mix(outputs(known[rest], target[rest], known[here]))
    return ev.calibrated(blended, ev.platt(target, unseen))


if __name__ == '__main__':
    main()
