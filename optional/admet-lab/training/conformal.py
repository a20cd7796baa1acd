"""Limits that hold what they promise on molecules that were not used to set them (Vovk, Ann Math Artif Intell 74 (2015) 9)."""

import numpy as np

LEVEL = 0.9


def bands(estimate, error, classes):
    """Two edges that part the estimates into thirds, and a limit for each third.

    Regressions: how many times the estimate the interval reaches to either side. Classifiers: the highest estimate for which a
    single class is predicted; above it, both.
    """
    edges = np.quantile(estimate, [1 / 3, 2 / 3])
    third = np.searchsorted(edges, estimate)
    limit = chance_limit if classes else factor
    return edges, np.array([limit(estimate[third == k], error[third == k]) for k in range(3)])


def factor(estimate, error):
    ratio = np.sort(error / estimate)
    place = int(np.ceil((len(ratio) + 1) * LEVEL)) - 1
    return ratio[min(place, len(ratio) - 1)]


def chance_limit(estimate, error):
    order = np.argsort(estimate, kind='stable')
    allowed = (1 - LEVEL) * (len(order) + 1) - 1
    kept = np.searchsorted(np.cumsum(error[order]), allowed, side='right')
    if kept == 0:
        return 0.0
    return 1.0 if kept == len(order) else float(estimate[order][kept - 1])


def limit_of(estimate, edges, limits):
    return limits[np.searchsorted(edges, estimate)]


def covered(estimate, error, limit, classes):
    """Whether the interval or the set holds the measured value."""
    return (error < 0.5) | (estimate > limit) if classes else error <= limit * estimate
