"""How near molecules are to those of other folds, which is what a new molecule finds in the whole training set."""

import numpy as np
from sklearn.cluster import MiniBatchKMeans

BITS = 512
SCAFFOLD_BITS = 28
CLUSTERS = 10


def fingerprints(matrix, width):
    """Presence bits of the circular environments, folded to 512."""
    part = matrix[:, :width].tocoo()
    bits = np.zeros((matrix.shape[0], BITS), np.float32)
    bits[part.row, part.col % BITS] = 1
    return bits


def clusters(bits, seed):
    """Which of ten clusters of structures each row is in."""
    return MiniBatchKMeans(CLUSTERS, random_state=seed, n_init=3).fit_predict(bits)


def nearest_elsewhere(bits, fold):
    """Highest Tanimoto similarity of each row to the rows of other folds."""
    best = np.zeros(len(bits))
    ones = bits.sum(1)
    for start in range(0, len(bits), 1000):
        end = min(start + 1000, len(bits))
        shared = bits[start:end] @ bits.T
        similarity = shared / np.maximum(ones[start:end, None] + ones[None, :] - shared, 1)
        similarity[fold[start:end, None] == fold[None, :]] = 0
        best[start:end] = similarity.max(1)
    return best


def known_elsewhere(scaffold, fold):
    """Whether a row of another fold has the row's ring skeleton."""
    known = np.zeros(len(scaffold), bool)
    for number in np.unique(fold):
        here = fold == number
        known[here] = np.isin(scaffold[here], scaffold[~here])
    return known


def scaffold_number(key):
    """The leading bits of the FNV-1a hash of a scaffold key, as src/features/keys.ts has them."""
    number = 0x811C9DC5
    for letter in key.encode():
        number = (number ^ letter) * 0x01000193 & 0xFFFFFFFF
    return number >> (32 - SCAFFOLD_BITS)
