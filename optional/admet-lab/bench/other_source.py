"""Scores models on a source that they have not seen: fitted on the main table alone, judged on the molecules of the other.

    .features/venv/bin/python bench/other_source.py --data ../../../shared/data/admet

Needs the features (training/train.sh makes them). Prints the table of EVALUATION.md.
"""

import json
import os
import sys

os.environ['OMP_NUM_THREADS'] = os.environ['OPENBLAS_NUM_THREADS'] = '1'
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../training'))

import numpy as np  # noqa: E402

import evaluation as ev  # noqa: E402
import learners  # noqa: E402
from catalog import MODELS, PREDICTOR, in_percent, is_class, on_log10, step_options, training  # noqa: E402
from dataset import Features, load  # noqa: E402

arguments = step_options(__doc__).parse_args()
features = Features(arguments.work)
with open(os.path.join(PREDICTOR, 'models/cards.json')) as handle:
    cards = {card['model']: card for card in json.load(handle)['models']}
for model in [name for name in MODELS if training(name).get('extra') and name in arguments.only.split(',')]:
    rows, target, main = load(model, arguments.data, features)
    classes, percent = is_class(model), in_percent(model)
    part = features.matrix[rows[main]]
    kept = learners.columns(part)
    held = features.matrix[rows[~main]][:, kept]
    outputs = {
        name: learners.predict(name, learners.fit(name, part[:, kept], target[main], classes, percent), held, classes, percent)
        for name in learners.members(int(main.sum()), classes)
    }
    clip = training(model).get('clip')
    prediction = ev.mix(outputs) if classes or not clip else np.clip(ev.mix(outputs), *clip)
    figures = ev.figures(target[~main], prediction, classes, on_log10(model))
    folds = cards[model]['crossValidation']
    cells = [
        f'{folds["random"][key]:.3f} / {folds["scaffold"][key]:.3f} / {figures[key]:.3f}'
        for key in (('accuracy', 'rocAuc') if classes else ('r2', 'mae', 'spearman'))
    ]
    print(f'| {model} | {main.sum()} | {(~main).sum()} | {" | ".join(cells)} |', flush=True)
