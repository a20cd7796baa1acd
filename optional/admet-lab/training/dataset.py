"""Reads the exported features and the 28 data sets; makes folds."""

import csv
import json
import os

import numpy as np
from scipy.sparse import csr_matrix
from sklearn.model_selection import GroupKFold, KFold, StratifiedGroupKFold, StratifiedKFold

import similarity
from catalog import on_log10, training

SEED = 20261121
FOLDS = 5


class Features:
    """CSR features of all molecules, with the keys that define folds."""

    def __init__(self, folder):
        with open(os.path.join(folder, 'molecules.json')) as handle:
            self.meta = json.load(handle)
        molecules = self.meta['molecules']
        self.width = self.meta['width']
        self.matrix = csr_matrix(
            (
                np.fromfile(os.path.join(folder, 'values.f32'), np.float32),
                np.fromfile(os.path.join(folder, 'indices.u16'), np.uint16).astype(np.int32),
                np.fromfile(os.path.join(folder, 'indptr.i64'), np.int64),
            ),
            shape=(len(molecules), self.width),
        )
        self.row = {molecule['smiles']: i for i, molecule in enumerate(molecules)}
        self.parent = np.unique([m['parent'] for m in molecules], return_inverse=True)[1]
        self.scaffold = np.unique([m['scaffold'] for m in molecules], return_inverse=True)[1]


def read_rows(path, features):
    if os.path.abspath(path) not in features.meta['tables']:
        raise SystemExit(f'{path} has no features yet: run export-features.ts with it.')
    with open(path) as handle:
        found = [(features.row.get(record['smiles'].strip()), float(record['y'])) for record in csv.DictReader(handle)]
    rows, values = zip(*(pair for pair in found if pair[0] is not None))
    return np.array(rows), np.array(values)


def load(model, data, features):
    """Rows, targets on the training scale and a mask of the rows that count in the evaluation: those of extra/ never do. Contradicted molecules are left out."""
    source = training(model)
    rows, target = read_rows(os.path.join(data, 'train', f'{model}.csv'), features)
    scored = np.ones(len(rows), bool)
    fresh = scored
    if source.get('extra'):
        more, values = read_rows(os.path.join(data, 'extra', f'{model}.csv'), features)
        fresh = np.concatenate([scored, ~np.isin(features.parent[more], features.parent[rows])])
        rows, target = np.concatenate([rows, more]), np.concatenate([target, values])
        scored = np.arange(len(rows)) < len(scored)
    if on_log10(model) and source.get('file') != 'log10':
        target = np.log10(target)
    kept = fresh & (spread(features.parent[rows], target) <= source.get('agreement', np.inf))
    return rows[kept], target[kept], scored[kept]


def spread(parent, target):
    """How far the values of each row's molecule are apart."""
    low, high = np.full(parent.max() + 1, np.inf), np.full(parent.max() + 1, -np.inf)
    np.minimum.at(low, parent, target)
    np.maximum.at(high, parent, target)
    return (high - low)[parent]


def folds(scheme, rows, target, classes, features):
    """Fold number of each row.

    plain: as published figures are made, so that twins may fall on both sides; random: stereo, salt and tautomer twins
    share a fold; scaffold: molecules with one ring skeleton do; cluster: those of one of ten clusters of structures do.
    """
    if scheme == 'plain':
        splitter, groups = (StratifiedKFold if classes else KFold), None
    elif scheme == 'random':
        splitter, groups = (StratifiedGroupKFold if classes else GroupKFold), features.parent[rows]
    elif scheme == 'cluster':
        bits = similarity.fingerprints(features.matrix[rows], features.meta['layout']['roles'])
        splitter, groups = GroupKFold, similarity.clusters(bits, SEED)
    else:
        splitter, groups = GroupKFold, features.scaffold[rows]
    fold = np.zeros(len(rows), int)
    for number, (_, test) in enumerate(splitter(FOLDS, shuffle=True, random_state=SEED).split(rows, target, groups)):
        fold[test] = number
    return fold
