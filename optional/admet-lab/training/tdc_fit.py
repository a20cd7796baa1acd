"""Trains the shipped recipe on one task of the TDC ADMET group and prints `seed figure` lines; tdc.py calls it."""

import os
import sys

os.environ['OMP_NUM_THREADS'] = os.environ['OPENBLAS_NUM_THREADS'] = '1'

import numpy as np  # noqa: E402
from scipy.stats import spearmanr  # noqa: E402
from sklearn.metrics import average_precision_score, mean_absolute_error, roc_auc_score  # noqa: E402

import evaluation as ev  # noqa: E402
import learners  # noqa: E402
from dataset import Features  # noqa: E402
from tdc_tasks import read_task, task  # noqa: E402

METRICS = {
    'mae': mean_absolute_error,
    'roc-auc': roc_auc_score,
    'pr-auc': average_precision_score,
    'spearman': lambda target, prediction: spearmanr(target, prediction)[0],
}


def main():
    data, name, work, seeds = sys.argv[1:]
    features = Features(work)
    known, asked = read_task(data, name)
    for seed in map(int, seeds.split(',')):
        # Nothing but the seed of the members differs between runs: there is no choice that a validation part would make.
        learners.SEED = seed
        prediction = predict(task(name), features, known, asked)
        print(seed, METRICS[task(name).metric](np.array([y for _, y in asked]), prediction), flush=True)


def predict(settings, features, known, asked):
    """A value for every asked molecule; one that cannot be read gets the mean of the known values."""
    rows = np.array([features.row[smiles] for smiles, _ in known if smiles in features.row])
    target = np.array([y for smiles, y in known if smiles in features.row])
    if settings.log10:
        target = np.log10(np.maximum(target, target[target > 0].min()))
    part = features.matrix[rows]
    kept = learners.columns(part)
    part = part[:, kept]
    place = [features.row.get(smiles, -1) for smiles, _ in asked]
    read = np.array([at >= 0 for at in place])
    held = features.matrix[np.array([at for at in place if at >= 0])][:, kept]
    outputs = {}
    for member in learners.members(len(rows), settings.classes):
        fitted = learners.fit(member, part, target, settings.classes)
        outputs[member] = learners.predict(member, fitted, held, settings.classes)
    blended = np.full(len(asked), target.mean())
    blended[read] = ev.mix(outputs)
    if settings.clip:
        blended = np.clip(blended, *settings.clip)
    return 10**blended if settings.log10 else blended


if __name__ == '__main__':
    main()
