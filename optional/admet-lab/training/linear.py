"""A penalized linear model on log counts; it costs nothing to evaluate and errs elsewhere than trees."""

import numpy as np
from sklearn.linear_model import LogisticRegression, Ridge

STRENGTH = {True: 10.0, False: 3.0}
"""Inverse penalty for classifiers and regressions, for rows of mean square norm 1."""
MIN_DEVIATION = 0.05


def logged(matrix):
    """sign(x) * log1p(|x|) of a sparse matrix, dense."""
    dense = matrix.toarray().astype(np.float64)
    return np.sign(dense) * np.log1p(np.abs(dense))


class Linear:
    """Weights (rounded to float32, as shipped) on logged features, an intercept and the range of the target."""

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
