"""Blending, calibration and figures on out-of-fold predictions."""

import numpy as np
from scipy.stats import spearmanr
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import (
    accuracy_score, balanced_accuracy_score, log_loss, matthews_corrcoef, mean_absolute_error,
    r2_score, roc_auc_score,
)

EPS = 0.003


def loss(target, prediction):
    return log_loss(target, np.clip(prediction, EPS, 1 - EPS))


def mix(outputs):
    """The equal-weight blend of all members."""
    return np.mean([outputs[name] for name in sorted(outputs)], axis=0)


def logit(probability):
    clipped = np.clip(probability, EPS, 1 - EPS)
    return np.log(clipped / (1 - clipped))


def platt(target, probability):
    """Slope and intercept of the logistic calibration on the logit."""
    model = LogisticRegression(C=10.0).fit(logit(probability)[:, None], target)
    return float(model.coef_[0, 0]), float(model.intercept_[0])


def calibrated(probability, line):
    return 1 / (1 + np.exp(-logit_of_line(probability, line)))


def logit_of_line(probability, line):
    """The logit of the calibrated probability."""
    return line[0] * logit(probability) + line[1]


def cross_fitted(target, outputs, fold, classes, clip):
    """Final predictions of each fold, calibrated on the other folds only."""
    blended = mix(outputs)
    if not classes:
        return blended if clip is None else np.clip(blended, *clip)
    result = np.zeros(len(target))
    for number in np.unique(fold):
        rest, here = fold != number, fold == number
        result[here] = calibrated(blended[here], platt(target[rest], blended[rest]))
    return result


def figures(target, prediction, classes, log10):
    if classes:
        label = prediction >= 0.5
        table = dict(
            accuracy=accuracy_score(target, label), balancedAccuracy=balanced_accuracy_score(target, label),
            rocAuc=roc_auc_score(target, prediction), mcc=matthews_corrcoef(target, label),
            logLoss=loss(target, prediction), calibrationError=calibration_error(target, prediction),
        )
    else:
        table = dict(
            r2=r2_score(target, prediction), rmse=float(np.sqrt(np.mean((target - prediction) ** 2))),
            mae=mean_absolute_error(target, prediction), spearman=float(spearmanr(target, prediction)[0]),
        )
        if log10:
            table['within2Fold'] = float(np.mean(np.abs(target - prediction) <= np.log10(2)))
    return {name: round(float(value), 4) for name, value in table.items()}


def calibration_error(target, probability):
    """Expected calibration error over ten equal-width bins."""
    bins = np.minimum((probability * 10).astype(int), 9)
    return sum(
        abs(target[bins == b].mean() - probability[bins == b].mean()) * np.mean(bins == b)
        for b in range(10) if (bins == b).any()
    )
