"""The members that models are made of, with all their hyper-parameters."""

import lightgbm
import numpy as np
from sklearn.ensemble import ExtraTreesClassifier, ExtraTreesRegressor
from sklearn.linear_model import LogisticRegression, Ridge

from dataset import SEED

LARGE = 3000
"""Row count from which the settings for large sets apply."""

BOOSTED = {
    'small': {
        'boosted': dict(num_leaves=15, learning_rate=0.05, feature_fraction=0.15, rounds=250),
        'randomized': dict(num_leaves=15, learning_rate=0.06, feature_fraction=0.3, extra_trees=True, rounds=300),
    },
    'large': {
        'boosted': dict(num_leaves=31, learning_rate=0.06, feature_fraction=0.15, rounds=300),
        'randomized': dict(num_leaves=63, learning_rate=0.08, feature_fraction=0.3, extra_trees=True, rounds=300),
    },
}
COMMON = dict(
    bagging_fraction=0.7, bagging_freq=1, min_data_in_leaf=6, lambda_l2=3.0, max_bin=63,
    force_col_wise=True, deterministic=True, num_threads=1, verbose=-1,
)
FOREST = dict(n_estimators=100, min_samples_leaf=3, n_jobs=1)
FOREST_FEATURES = {True: 0.1, False: 0.2}
MIN_SUPPORT = 0.004
STRENGTH = {True: 10.0, False: 3.0}
"""Inverse penalty for classifiers and regressions, for rows of mean square norm 1."""
MIN_DEVIATION = 0.05
LEAST_PERCENT = 3.0
"""Members are fitted on no smaller share: assays can't distinguish 3 % from 0, which would have extreme log-odds."""


def members(count, classes):
    """Names of the members for a set of this many rows; `training/README.md` has the comparison behind it."""
    if count < LARGE:
        return 'boosted', 'randomized', 'forest', 'linear'
    return ('boosted', 'randomized') if classes else ('boosted', 'randomized', 'linear')


def settings(name, count, classes):
    """The hyper-parameters of a member for a set of this many rows."""
    if name == 'linear':
        return dict(inverse_penalty=STRENGTH[classes])
    if name == 'forest':
        return dict(max_features=FOREST_FEATURES[classes], **FOREST)
    return BOOSTED['large' if count >= LARGE else 'small'][name]


def columns(matrix):
    """Features that are non-zero in enough rows to be worth a split."""
    return np.where(matrix.getnnz(0) >= max(4, MIN_SUPPORT * matrix.shape[0]))[0]


def fit(name, matrix, target, classes, percent):
    """Fits one member, on log-odds if the target is a share in percent. Returns the library's model; `predict` reads it."""
    if percent:
        # Half a point on either side, so that 100 % has log-odds.
        target = np.maximum(target, LEAST_PERCENT)
        target = np.log((target + 0.5) / (100.5 - target))
    if name == 'forest':
        kind = ExtraTreesClassifier if classes else ExtraTreesRegressor
        model = kind(max_features=FOREST_FEATURES[classes], random_state=SEED, **FOREST)
        return model.fit(matrix.toarray(), target)
    if name == 'linear':
        return Linear(matrix, target, classes)
    return boost(settings(name, matrix.shape[0], classes), matrix, target, classes)


def boost(own, matrix, target, classes):
    """Fits a LightGBM booster; its own settings win over the common ones."""
    merged = COMMON | own | dict(objective='binary' if classes else 'regression', seed=SEED)
    rounds = merged.pop('rounds')
    return lightgbm.train(merged, lightgbm.Dataset(matrix, target, params=dict(max_bin=63, verbose=-1)), rounds)


def predict(name, model, matrix, classes, percent):
    """Probability of class 1, or the value on the training scale."""
    dense = matrix.toarray() if name == 'forest' else matrix
    output = model.predict_proba(dense)[:, 1] if name == 'forest' and classes else model.predict(dense)
    return 101 / (1 + np.exp(-output)) - 0.5 if percent else output


def logged(matrix):
    """sign(x) * log1p(|x|) of a sparse matrix, dense."""
    dense = matrix.toarray().astype(np.float64)
    return np.sign(dense) * np.log1p(np.abs(dense))


class Linear:
    """A penalized linear model on log counts; it costs nothing to evaluate and errs elsewhere than trees. Weights (rounded to float32, as shipped) on logged features, an intercept and the range of the target."""

    def __init__(self, matrix, target, classes):
        values = logged(matrix)
        mean = values.mean(0)
        # The square root leaves frequent features more say than plain standardization does.
        spread = np.sqrt(np.maximum(values.std(0), MIN_DEVIATION))
        values = (values - mean) / spread
        norm = np.sqrt((values**2).sum(1).mean())
        values /= norm
        if classes:
            model = LogisticRegression(C=STRENGTH[True], max_iter=1000, tol=1e-6).fit(values, target)
        else:
            model = Ridge(alpha=1 / STRENGTH[False], solver='cholesky').fit(values, target)
        self.classes = classes
        exact = model.coef_.ravel() / spread / norm
        self.weights = exact.astype(np.float32)
        self.intercept = float(np.ravel(model.intercept_)[0] - mean @ exact)
        self.range = None if classes else [float(target.min()), float(target.max())]

    def predict(self, matrix):
        total = logged(matrix) @ self.weights.astype(np.float64) + self.intercept
        return 1 / (1 + np.exp(-total)) if self.classes else np.clip(total, *self.range)
