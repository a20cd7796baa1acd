"""Trains the 28 models: cross-validation, final fit, packing. See README.md for the command."""

import argparse
import json
import os
import time
from concurrent.futures import ProcessPoolExecutor

os.environ['OMP_NUM_THREADS'] = os.environ['OPENBLAS_NUM_THREADS'] = '1'

import numpy as np  # noqa: E402

import evaluation as ev  # noqa: E402
import learners  # noqa: E402
import packing  # noqa: E402
from dataset import FOLDS, SEED, Features, load, plain_folds, random_folds, scaffold_folds  # noqa: E402

REGRESSION = {'logS': None, 'LogD7': None, 'Caco2': None, 'PPB': [0, 100], 'VD': None, 'CL': None, 'THALF': None}
POWER10 = {'VD', 'CL', 'THALF'}
INTERVAL = 0.9
DOMAIN_QUANTILE = 0.05
BY_SIZE = (
    'hERG CYP2D6i CYP2CI9i CYPIA2i CYP3A4i CYP2C9i BBB Ames logS PPB LogD7 HHT PGPi PGPs F20 F30 THALF VD '
    'CL Caco2 CYP3A4s CYP2D6s CYP2C9s HIA CYPIA2s CYP2C19s DILI SkinS'
).split()

features = None
options = None


def out_of_fold(rows, target, fold, classes, scored_folds):
    names = learners.members(len(rows), classes)
    outputs = {name: np.zeros(len(rows)) for name in names}
    for number in range(scored_folds):
        train, test = np.where(fold != number)[0], np.where(fold == number)[0]
        part = features.matrix[rows[train]]
        kept = learners.columns(part)
        part, held = part[:, kept], features.matrix[rows[test]][:, kept]
        for name in names:
            model = learners.fit(name, part, target[train], classes)
            outputs[name][test] = learners.predict(name, model, held, classes)
    return outputs


def evaluate(model, scheme):
    rows, target, scored = load(model, options.data, features)
    classes = model not in REGRESSION
    if scheme == 'random':
        fold, count = random_folds(rows, target, classes, features), FOLDS
    elif scheme == 'plain':
        fold, count = plain_folds(rows, target, classes), FOLDS
    else:
        large = len(rows) >= learners.LARGE
        fold, count = scaffold_folds(rows, target, features), options.large_scaffold_folds if large else FOLDS
    outputs = out_of_fold(rows, target, fold, classes, count)
    scored = scored & (fold < count)
    outputs = {k: v[scored] for k, v in outputs.items()}
    target, fold = target[scored], fold[scored]
    prediction = ev.cross_fitted(target, outputs, fold, classes, REGRESSION.get(model))
    return outputs, target, fold, prediction, ev.figures(target, prediction, classes, model in POWER10)


def final_fit(model, outputs, target, fold, prediction):
    rows, everything, scored = load(model, options.data, features)
    classes = model not in REGRESSION
    names = learners.members(len(rows), classes)
    matrix = features.matrix[rows]
    kept = learners.columns(matrix)
    fitted = {name: learners.fit(name, matrix[:, kept], everything, classes) for name in names}
    line = ev.platt(target, ev.mix(outputs)) if classes else None

    def predict(where):
        part = features.matrix[where][:, kept]
        blended = ev.mix({n: learners.predict(n, m, part, classes) for n, m in fitted.items()})
        if classes:
            return ev.calibrated(blended, line)
        clipped = blended if REGRESSION[model] is None else np.clip(blended, *REGRESSION[model])
        return 10 ** clipped if model in POWER10 else clipped

    members = []
    for name, library in fitted.items():
        if name == 'linear':
            members.append(dict(
                name=name, link='logistic' if classes else 'identity', intercept=library.intercept,
                range=library.range, weights=packing.spread_weights(library, kept, features.width),
            ))
            continue
        forest = name == 'forest'
        nodes = packing.forest_trees(library, kept, classes) if forest else packing.boosted_trees(library, kept)
        members.append(dict(
            name=name, link='logistic' if classes and not forest else 'identity',
            scale=1 / len(library.estimators_) if forest else 1, nodes=nodes,
        ))
    header, references = domain(model, rows, scored, fold, target, prediction, classes)
    header.update(
        model=model, kind='classification' if classes else 'regression',
        featureVersion=features.meta['featureVersion'], featureCount=features.width,
        calibration=None if line is None else dict(slope=line[0], intercept=line[1], epsilon=ev.EPS),
        clip=REGRESSION.get(model), power10=model in POWER10,
        percentiles=[float(f'{q:.5g}') for q in np.quantile(predict(drugs()), np.linspace(0, 1, 101))],
    )
    packing.write(os.path.join(options.models, f'{model}.bin'), header, members, references)
    known = [features.row[line.strip()] for line in open(os.path.join(os.path.dirname(__file__), 'reference-molecules.txt')) if line.strip()]
    return names, [float(value) for value in predict(np.array(known))], len(references), header['domain']['threshold']


def drugs():
    return load('VD', options.data, features)[0]


def domain(model, rows, scored, fold, target, prediction, classes):
    """Reference fingerprints, the similarity below which a molecule is out of domain, intervals."""
    generator = np.random.RandomState(SEED)
    pick = np.sort(generator.permutation(len(rows))[:packing.MAX_REFERENCES])
    bits = packing.fingerprints(features.matrix[rows], features.meta['layout']['roles'])
    whole = np.full(len(rows), -1)
    whole[scored] = fold
    similarity = packing.nearest(bits[scored], bits[pick], whole[scored][:, None] != whole[pick][None, :])
    header = dict(domain=dict(threshold=round(float(np.quantile(similarity, DOMAIN_QUANTILE)), 4)), interval=None)
    if not classes:
        edges = np.quantile(similarity, [1 / 3, 2 / 3])
        miss = np.abs(target - prediction)
        third = np.searchsorted(edges, similarity)
        header['interval'] = dict(
            level=INTERVAL, edges=[round(float(e), 4) for e in edges],
            halfWidths=[round(float(np.quantile(miss[third == k], INTERVAL)), 4) for k in range(3)],
        )
    return header, bits[pick]


def run(task):
    model, scheme = task
    started = time.process_time()
    outputs, target, fold, prediction, table = evaluate(model, scheme)
    record = dict(model=model, scheme=scheme, n=len(target), folds=len(np.unique(fold)), figures=table)
    classes = model not in REGRESSION
    single = {n: ev.figures(target, outputs[n], classes, model in POWER10) for n in outputs}
    record['members'] = {n: t['rocAuc' if classes else 'r2'] for n, t in single.items()}
    if scheme == 'random':
        blend, known, references, threshold = final_fit(model, outputs, target, fold, prediction)
        rows = load(model, options.data, features)[0]
        record.update(
            blend=blend, fixture=known, references=references, threshold=threshold, trainedOn=len(rows),
            positives=round(float(target.mean()), 4) if classes else None,
            range=None if classes else [float(v) for v in np.quantile(target, [0, 0.5, 1])],
        )
    record['cpuSeconds'] = round(time.process_time() - started, 1)
    with open(os.path.join(options.state, f'{model}.{scheme}.json'), 'w') as handle:
        json.dump(record, handle)
    print(model, scheme, table, f"{record['cpuSeconds']} s", flush=True)


def main():
    global features, options
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--data', default='../shared/data/admet')
    parser.add_argument('--features', default='.features')
    parser.add_argument('--models', default='models')
    parser.add_argument('--state', default='.features')
    parser.add_argument('--jobs', type=int, default=2)
    parser.add_argument('--only', default=','.join(BY_SIZE))
    parser.add_argument('--schemes', default='random,scaffold,plain')
    parser.add_argument('--large-scaffold-folds', type=int, default=FOLDS, help='score only this many scaffold folds of large sets')
    options = parser.parse_args()
    os.makedirs(options.models, exist_ok=True)
    features = Features(options.features)
    chosen = [m for m in BY_SIZE if m in options.only.split(',')]
    tasks = [(model, scheme) for scheme in options.schemes.split(',') for model in chosen]
    with ProcessPoolExecutor(options.jobs) as pool:
        list(pool.map(run, tasks))


if __name__ == '__main__':
    main()
