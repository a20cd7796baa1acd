"""Cross-validates, fits and packs models into the work folder; run.py calls it and make_cards.py takes the models over."""

import json
import os
import time
from datetime import date

os.environ['OMP_NUM_THREADS'] = os.environ['OPENBLAS_NUM_THREADS'] = '1'

import numpy as np  # noqa: E402

import evaluation as ev  # noqa: E402
import learners  # noqa: E402
import packing  # noqa: E402
from catalog import DRUGS, REFERENCES, in_percent, is_class, on_log10, run_each, step_options, training  # noqa: E402
from dataset import FOLDS, SEED, Features, folds, load  # noqa: E402

SCHEMES = ('random', 'scaffold', 'plain', 'cluster', 'source')

features = None
options = None


def out_of_fold(rows, target, fold, classes, percent):
    names = learners.members(len(rows), classes)
    outputs = {name: np.zeros(len(rows)) for name in names}
    for number in range(FOLDS):
        test = fold == number
        for name, values in of_others(names, rows, target, test, classes, percent).items():
            outputs[name][test] = values
    return outputs


def of_others(names, rows, target, test, classes, percent):
    """What members say of the rows of a test, fitted on the other rows."""
    part = features.matrix[rows[~test]]
    kept = learners.columns(part)
    part, held = part[:, kept], features.matrix[rows[test]][:, kept]
    fitted = {name: learners.fit(name, part, target[~test], classes, percent) for name in names}
    return {name: learners.predict(name, model, held, classes, percent) for name, model in fitted.items()}


def evaluate(model, scheme):
    rows, target, scored = load(model, options.data, features)
    classes = is_class(model)
    fold = folds(scheme, rows, target, classes, features)
    outputs = out_of_fold(rows, target, fold, classes, in_percent(model))
    outputs = {k: v[scored] for k, v in outputs.items()}
    target, fold = target[scored], fold[scored]
    prediction = ev.cross_fitted(target, outputs, fold, classes, training(model).get('clip'))
    keep_out_of_fold(model, scheme, dict(row=rows[scored], target=target, fold=fold, prediction=prediction, **outputs))
    return outputs, target, fold, prediction, ev.figures(target, prediction, classes, on_log10(model))


def other_source(model):
    """Figures on the molecules of extra/, which models that are fitted on the main table alone have not seen. Classes are not calibrated."""
    rows, target, main = load(model, options.data, features)
    classes = is_class(model)
    outputs = of_others(learners.members(int(main.sum()), classes), rows, target, ~main, classes, in_percent(model))
    clip = training(model).get('clip')
    prediction = np.clip(ev.mix(outputs), *(clip or (-np.inf, np.inf)))
    return dict(n=int((~main).sum()), figures=ev.figures(target[~main], prediction, classes, on_log10(model)))


def keep_out_of_fold(model, scheme, columns):
    """Writes what each scored row got from models that had not seen it: `row` is its place in molecules.json, the members are uncalibrated."""
    folder = os.path.join(options.work, 'out-of-fold')
    os.makedirs(folder, exist_ok=True)
    small = {name: np.asarray(values, np.int8 if name == 'fold' else np.int32 if name == 'row' else np.float32) for name, values in columns.items()}
    np.savez_compressed(os.path.join(folder, f'{model}.{scheme}.npz'), **small)


def final_fit(model, outputs, target):
    rows, everything, _ = load(model, options.data, features)
    classes, percent = is_class(model), in_percent(model)
    names = learners.members(len(rows), classes)
    matrix = features.matrix[rows]
    kept = learners.columns(matrix)
    fitted = {name: learners.fit(name, matrix[:, kept], everything, classes, percent) for name in names}
    line = ev.platt(target, ev.mix(outputs)) if classes else None

    def predict(where):
        part = features.matrix[where][:, kept]
        blended = ev.mix({n: learners.predict(n, m, part, classes, percent) for n, m in fitted.items()})
        if classes:
            return ev.calibrated(blended, line)
        clip = training(model).get('clip')
        clipped = np.clip(blended, *clip) if clip else blended
        return 10 ** clipped if on_log10(model) else clipped

    link = 'logistic' if classes else 'percent' if percent else 'identity'
    members = []
    for name, library in fitted.items():
        if name == 'linear':
            weights = np.zeros(features.width, np.float32)
            weights[kept] = library.weights
            members.append(dict(
                name=name, link=link, intercept=library.intercept,
                range=library.range, weights=weights,
            ))
            continue
        forest = name == 'forest'
        nodes = packing.forest_trees(library, kept, classes) if forest else packing.boosted_trees(library, kept)
        members.append(dict(
            name=name, link='identity' if classes and forest else link,
            scale=1 / len(library.estimators_) if forest else 1, nodes=nodes,
        ))
    header = dict(
        model=model, kind='classification' if classes else 'regression',
        featureVersion=features.meta['featureVersion'], featureCount=features.width,
        calibration=None if line is None else dict(slope=line[0], intercept=line[1], epsilon=ev.EPS),
        clip=training(model).get('clip'), power10=on_log10(model),
        percentiles=[float(f'{q:.5g}') for q in np.quantile(predict(load(DRUGS, options.data, features)[0]), np.linspace(0, 1, 101))],
    )
    packing.write(os.path.join(options.work, f'{model}.bin'), header, members)
    with open(REFERENCES) as handle:
        known = predict(np.array([features.row[line.strip()] for line in handle if line.strip()]))
    return dict(
        members=[dict(name=name, **learners.settings(name, len(rows), classes)) for name in names],
        fixture=[float(f'{value:.9g}') for value in known], trainedOn=len(rows),
    )


def run(task):
    """Evaluates one model on one kind of folds, and fits it after the random ones. Returns a line for the log."""
    model, scheme = task
    started = time.process_time()
    if scheme == 'source':
        record = other_source(model)
    else:
        outputs, target, fold, _, table = evaluate(model, scheme)
        record = dict(n=len(target), folds=len(np.unique(fold)), figures=table)
    if scheme == 'random':
        record.update(
            final_fit(model, outputs, target),
            positives=round(float(target.mean()), 4) if is_class(model) else None,
            range=None if is_class(model) else [float(v) for v in np.quantile(target, [0, 0.5, 1])],
            settings=dict(common=learners.COMMON, minSupport=learners.MIN_SUPPORT),
            seed=SEED, trained=date.today().isoformat(),
        )
    with open(os.path.join(options.work, f'{model}.{scheme}.json'), 'w') as handle:
        json.dump(record, handle)
    figures = ', '.join(f'{name} {value}' for name, value in record['figures'].items())
    return f'{model}, {scheme}: {figures} ({time.process_time() - started:.0f} s)'


def start(arguments):
    """Gives a process its command line and the features."""
    global features, options
    options, features = arguments, Features(arguments.work)


def main():
    parser = step_options(__doc__)
    parser.add_argument('--schemes', default=','.join(SCHEMES), help='the kinds of folds, in their order; models are fitted after the random ones')
    arguments = parser.parse_args()
    # The largest first, so that no process ends long after the others.
    largest_first = sorted(arguments.only.split(','), key=lambda name: -os.path.getsize(os.path.join(arguments.data, 'train', f'{name}.csv')))
    tasks = [(model, scheme) for scheme in arguments.schemes.split(',') for model in largest_first if scheme != 'source' or training(model).get('extra')]
    run_each(tasks, run, start, arguments)


if __name__ == '__main__':
    main()
