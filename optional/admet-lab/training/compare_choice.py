"""Compares the fixed blend with a choice per model by nested cross-validation; prints the rows of README.md.

Budget per outer fold: seven candidates, each fitted on three inner grouped folds of the training side.
Chosen there, by inner loss alone: the best single candidate, and a greedy blend of five picks with repeats.
"""

import argparse

import numpy as np
from sklearn.ensemble import RandomForestClassifier, RandomForestRegressor
from sklearn.model_selection import GroupKFold, StratifiedGroupKFold

import evaluation as ev
import learners
from catalog import is_class, training
from dataset import FOLDS, SEED, Features, load, random_folds

INNER_FOLDS = 3
PICKS = 5
FIXED = {'fixed trees': ('boosted', 'randomized', 'forest'), 'fixed trees and linear': ('boosted', 'randomized', 'forest', 'linear')}
CANDIDATES = ('boosted', 'boosted-small', 'boosted-deep', 'randomized', 'forest', 'random-forest', 'linear')
VARIANTS = {
    'boosted-small': dict(num_leaves=6, learning_rate=0.04, feature_fraction=0.15, rounds=400),
    'boosted-deep': dict(num_leaves=31, learning_rate=0.03, feature_fraction=0.08, min_data_in_leaf=10, rounds=250),
}


def fit_predict(name, matrix, target, held, classes):
    if name in VARIANTS:
        return learners.boost(VARIANTS[name], matrix, target, classes).predict(held)
    if name == 'random-forest':
        kind = RandomForestClassifier if classes else RandomForestRegressor
        forest = kind(100, min_samples_leaf=2, max_features=0.05 if classes else 0.2, random_state=SEED)
        forest.fit(matrix.toarray(), target)
        return forest.predict_proba(held.toarray())[:, 1] if classes else forest.predict(held.toarray())
    return learners.predict(name, learners.fit(name, matrix, target, classes), held, classes)


def loss(target, prediction, classes):
    return ev.loss(target, prediction) if classes else float(np.mean((target - prediction) ** 2))


def blend(outputs, names):
    return np.mean([outputs[name] for name in names], axis=0)


def choose(inner, target, classes):
    """The best candidate, and the greedy blend, on the inner out-of-fold predictions."""
    best = min(CANDIDATES, key=lambda name: loss(target, inner[name], classes))
    picks = []
    for _ in range(PICKS):
        picks.append(min(CANDIDATES, key=lambda name: loss(target, blend(inner, [*picks, name]), classes)))
    return best, picks


def compare(model, data, features):
    rows, target, scored = load(model, data, features)
    classes = is_class(model)
    fold = random_folds(rows, target, classes, features)
    results = {name: np.zeros(len(rows)) for name in ('nested single', 'nested greedy', *FIXED)}
    for number in range(FOLDS):
        train, test = np.where(fold != number)[0], np.where(fold == number)[0]
        matrix, held = features.matrix[rows[train]], features.matrix[rows[test]]
        kept = learners.columns(matrix)
        matrix, held, y = matrix[:, kept], held[:, kept], target[train]
        splitter = (StratifiedGroupKFold if classes else GroupKFold)(INNER_FOLDS, shuffle=True, random_state=SEED + number)
        inner = {name: np.zeros(len(train)) for name in CANDIDATES}
        for fitting, checking in splitter.split(matrix, y, features.twin[rows[train]]):
            for name in CANDIDATES:
                inner[name][checking] = fit_predict(name, matrix[fitting], y[fitting], matrix[checking], classes)
        best, picks = choose({k: v[scored[train]] for k, v in inner.items()}, y[scored[train]], classes)
        outer = {name: fit_predict(name, matrix, y, held, classes) for name in CANDIDATES}
        results['nested single'][test] = outer[best]
        results['nested greedy'][test] = blend(outer, picks)
        for name, members in FIXED.items():
            results[name][test] = blend(outer, members)
    y, cells = target[scored], []
    for values in results.values():
        outputs = {'blend': values[scored]}
        table = ev.figures(y, ev.cross_fitted(y, outputs, fold[scored], classes, training(model).get('clip')), classes, False)
        names = ('accuracy', 'rocAuc', 'logLoss') if classes else ('r2',)
        cells.append(' / '.join(f'{table[name]:.3f}' for name in names))
    print('|', ' | '.join([model, *cells]), '|', flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--data', default='../shared/data/admet')
    parser.add_argument('--features', default='.features')
    parser.add_argument('--only', default='CYP2C19s,DILI,CYP3A4s,CYP2D6s,SkinS,CYPIA2s,Caco2,VD')
    options = parser.parse_args()
    features = Features(options.features)
    for model in options.only.split(','):
        compare(model, options.data, features)


if __name__ == '__main__':
    main()
