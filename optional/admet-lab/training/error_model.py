"""The error that a prediction is expected to have, from what is known of it at prediction time.

A linear model of the log of the mean absolute error (regressions) or of the log-odds that the class is wrong. No sign is
left to chance: a molecule less like those of training, on a scaffold they lack, or with members that disagree more never
gets the smaller error; nor does a probability that is nearer to 0.5.
"""

import numpy as np
from scipy.optimize import minimize
from scipy.special import expit

GAPS = (0.0, 0.3, 0.5, 1.0)
"""Ends of the stretches of 1 - similarity that have a slope of their own."""
LOGITS = (0.0, 0.75, 1.5, 3.0, 5.0)
QUANTILES = (0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99)
SHIFT = 0.02
RIDGE, DESCRIPTOR_RIDGE = 2.0, 1000.0
HIGHEST_CHANCE = 0.5


class Columns:
    """The columns of the model, and how its weights become what src/model/certainty.ts reads."""

    def __init__(self, classes, value, target):
        self.classes = classes
        self.knots = np.array(LOGITS) if classes else np.unique(np.quantile(value, QUANTILES))
        self.shift = None if classes else SHIFT * float(np.std(target))

    def matrix(self, facts):
        """Columns, their signs (-1, 0 for either, 1) and their penalties."""
        value, deviation = facts['value'], facts['deviation']
        parts = [
            (stretches(1 - facts['similarity'], GAPS), 1),
            (~facts['known'][:, None], 1),
            ((deviation if self.classes else np.log(deviation + self.shift))[:, None], 1),
        ]
        if self.classes:
            parts += [(stretches(value, self.knots), -1), (stretches(-value, self.knots), -1)]
        else:
            parts += [(stretches(value, self.knots), 0), (facts['descriptors'], 0)]
        signs = np.concatenate([np.full(part.shape[1], sign) for part, sign in parts])
        penalties = np.full(len(signs), RIDGE)
        if not self.classes:
            penalties[-facts['descriptors'].shape[1]:] = DESCRIPTOR_RIDGE
        return np.concatenate([np.asarray(part, float) for part, _ in parts], 1), signs, penalties

    def header(self, intercept, weights):
        """The model without its descriptors: what is interpolated is given at points."""
        gaps, (new, deviation), rest = weights[:3], weights[3:5], weights[5:]
        steps = len(self.knots) - 1
        up = np.concatenate([[0], np.cumsum(rest[:steps] * np.diff(self.knots))])
        at, add = self.knots, up
        if self.classes:
            down = np.cumsum(rest[steps:] * np.diff(self.knots))
            at, add = np.concatenate([-self.knots[:0:-1], self.knots]), np.concatenate([down[::-1], up])
        return dict(
            intercept=rounded(intercept), newScaffold=rounded(new), deviation=rounded(deviation), deviationShift=rounded(self.shift),
            gap=dict(at=list(GAPS), add=[rounded(v) for v in np.concatenate([[0], np.cumsum(gaps * np.diff(GAPS))])]),
            value=dict(at=[rounded(v) for v in at], add=[rounded(v) for v in add]),
        ), rest[steps:] if not self.classes else None


def stretches(values, ends):
    """How far each value reaches into each stretch between two ends."""
    return np.stack([np.clip(values, low, high) - low for low, high in zip(ends[:-1], ends[1:])], 1)


def rounded(value):
    return None if value is None else float(f'{value:.6g}')


def fit(matrix, signs, penalties, error, classes):
    """Intercept and weights. `error` is 0 or 1 for classifiers, else absolute."""
    center, scale = matrix.mean(0), matrix.std(0)
    used = scale > 1e-6
    part = (matrix[:, used] - center[used]) / scale[used]
    held = penalties[used]
    mean = max(error.mean(), 0.5 / len(error))
    start = np.log(mean / (1 - mean)) if classes else np.log(mean)

    def loss(weights):
        term = weights[0] + part @ weights[1:]
        if classes:
            each, slope = np.logaddexp(0, term) - error * term, expit(term) - error
        else:
            # The likelihood of an error that falls off exponentially.
            share = error * np.exp(-np.clip(term, -30, 30))
            each, slope = term + share, 1 - share
        return each.sum() + (held * weights[1:] ** 2).sum() / 2, np.concatenate([[slope.sum()], part.T @ slope + held * weights[1:]])

    bounds = [(None, None)] + [(0, None) if sign > 0 else (None, 0) if sign < 0 else (None, None) for sign in signs[used]]
    found = minimize(loss, np.r_[start, np.zeros(part.shape[1])], jac=True, bounds=bounds, method='L-BFGS-B', options=dict(maxiter=200)).x
    weights = np.zeros(matrix.shape[1])
    weights[used] = found[1:] / scale[used]
    return found[0] - weights @ np.where(used, center, 0), weights


def estimate(intercept, weights, matrix, classes):
    term = intercept + matrix @ weights
    return np.minimum(expit(term), HIGHEST_CHANCE) if classes else np.exp(term)
