"""Says how sure predictions are: fits the error estimate and its limits, and packs them with all training molecules.

Needs the features and what train.py keeps out of fold; trains no model. Writes <work>/<model>.bin, a model file with new
sections (of the model that was just trained, or else of the shipped one), and <work>/<model>.certainty.json for its card.
"""

import json
import os

os.environ['OMP_NUM_THREADS'] = os.environ['OPENBLAS_NUM_THREADS'] = '1'

import numpy as np  # noqa: E402
from sklearn.metrics import roc_auc_score  # noqa: E402
from sklearn.model_selection import GroupKFold  # noqa: E402

import conformal  # noqa: E402
import error_model  # noqa: E402
import evaluation as ev  # noqa: E402
import learners  # noqa: E402
import packing  # noqa: E402
import similarity  # noqa: E402
from catalog import PREDICTOR, is_class, run_each, step_options, training  # noqa: E402
from dataset import SEED, Features, load  # noqa: E402

SHIPPED = os.path.join(PREDICTOR, 'models')
SCHEMES = ('random', 'scaffold')
PARTS = 5
FEWEST = 60
"""Molecules that limits of their own are set from."""
OUTSIDE = 0.8
"""The share of estimates on scaffold folds that is in the domain."""
UNLIKE = 0.01
"""The share of molecules whose similarity on scaffold folds is too low whatever the estimate."""
UNSEEN = 0.35
STAY = 0.12
"""Below this similarity molecules are outside the domain, but for the nearest ones, at most this share of them."""
FEWEST_OF_CLUSTER = 30
SMALLEST = 1 / 25
"""Of a smaller share of the molecules, one more or less would decide how wide all intervals are."""
LEAST_OF_CLUSTER = 0.85
"""The share of each cluster of structures that intervals hold at least, on scaffold folds."""
WIDER = np.arange(1, 2.01, 0.02)

features = None
options = None


class Molecules:
    """The scored molecules of a model on one kind of folds, with all that an estimate may see."""

    def __init__(self, model, scheme, loaded, bits, part, cluster):
        rows, _, scored = loaded
        kept = np.load(os.path.join(options.work, 'out-of-fold', f'{model}.{scheme}.npz'))
        fold = np.full(len(rows), -1)
        at = np.where(scored)[0]
        if not np.array_equal(rows[at], kept['row']):
            raise SystemExit(f'{model}: the out-of-fold predictions are of other rows than the tables: train it again.')
        fold[at] = kept['fold']
        self.classes, self.clip = is_class(model), training(model).get('clip')
        self.target, self.part, self.fold = kept['target'].astype(float), part[at], kept['fold']
        self.members = np.stack([kept[name] for name in sorted(set(kept.files) - {'row', 'target', 'fold', 'prediction'})], 1).astype(float)
        self.similarity = similarity.nearest_elsewhere(bits, fold)[at]
        self.cluster = cluster[at]
        self.known = similarity.known_elsewhere(features.scaffold[rows], fold)[at]
        self.descriptors = learners.logged(features.matrix[rows[at]][:, features.meta['layout']['descriptors']:])

    def line(self, among):
        return ev.platt(self.target[among], self.members[among].mean(1)) if self.classes else None

    def facts(self, line):
        """What a prediction is judged by, where `line` calibrates it as the model file does."""
        if self.classes:
            value = ev.logit_of_line(self.members.mean(1), line)
            deviation = np.std(ev.calibrated(self.members, line), axis=1, ddof=1)
        else:
            value, deviation = self.members.mean(1), np.std(self.members, axis=1, ddof=1)
        return dict(value=value, deviation=deviation, similarity=self.similarity, known=self.known, descriptors=self.descriptors)

    def error(self, facts):
        value = facts['value']
        if self.classes:
            return ((value >= 0) != (self.target > 0.5)).astype(float)
        return np.abs((value if self.clip is None else np.clip(value, *self.clip)) - self.target)


class Fitted:
    """An error estimate fitted on those molecules of each kind of folds that `chosen` names."""

    def __init__(self, sets, chosen):
        self.classes = sets['random'].classes
        self.line = sets['random'].line(chosen['random'])
        facts = {scheme: sets[scheme].facts(self.line) for scheme in SCHEMES}
        joined = {key: np.concatenate([facts[s][key][chosen[s]] for s in SCHEMES]) for key in facts['random']}
        error = np.concatenate([sets[s].error(facts[s])[chosen[s]] for s in SCHEMES])
        self.columns = error_model.Columns(self.classes, joined['value'], np.concatenate([sets[s].target[chosen[s]] for s in SCHEMES]))
        matrix, signs, penalties = self.columns.matrix(joined)
        self.intercept, self.weights = error_model.fit(matrix, signs, penalties, error, self.classes)
        count = 0 if self.classes else joined['descriptors'].shape[1]
        sums = joined['descriptors'] @ self.weights[-count:] if count else np.zeros(1)
        self.range = [float(sums.min()), float(sums.max())]
        self.spread = [float(joined['deviation'].min()), float(joined['deviation'].max())]

    def judge(self, molecules):
        """Estimates and errors."""
        facts = molecules.facts(self.line)
        facts = facts | dict(deviation=np.clip(facts['deviation'], *self.spread))
        matrix, _, _ = self.columns.matrix(facts)
        return error_model.estimate(self.intercept, self.weights, matrix, self.classes), molecules.error(facts)


def cross_fitted(sets):
    """For each kind of folds, the estimate and the error of every molecule by a fit that saw none with its ring skeleton."""
    judged = {s: (np.zeros(len(sets[s].target)), np.zeros(len(sets[s].target))) for s in sets}
    for number in range(PARTS):
        fitted = Fitted(sets, {s: sets[s].part != number for s in SCHEMES})
        for s in sets:
            here = sets[s].part == number
            for whole, own in zip(judged[s], fitted.judge(sets[s])):
                whole[here] = own[here]
    return judged


def limits(sets, judged, chosen):
    """Conformal limits: of new scaffolds from scaffold and cluster folds, of known ones from random and scaffold folds (rows of extra/ make some known in scaffold folds)."""
    result = {}
    for name, schemes in (('known', SCHEMES), ('new', [*sets][1:])):
        use = {s: chosen[s] & (sets[s].known == (name == 'known')) for s in schemes}
        if sum(picked.sum() for picked in use.values()) < FEWEST:
            use = {s: chosen[s] for s in schemes}
        estimate, error = (np.concatenate([judged[s][k][use[s]] for s in schemes]) for k in (0, 1))
        result[name] = conformal.bands(estimate, error, sets['random'].classes)
    return result if sets['random'].classes else widened(sets, judged, chosen, result)


def widened(sets, judged, chosen, found):
    """Limits that are as much wider as it takes to hold enough of every cluster of the scaffold folds."""
    one, (estimate, error), among = sets['scaffold'], judged['scaffold'], chosen['scaffold']
    for factor in WIDER:
        wider = {name: (edges, values * factor) for name, (edges, values) in found.items()}
        held = conformal.covered(estimate, error, limit_each(estimate, one.known, wider), False)
        if min(of_clusters(held[among], one.cluster[among], SMALLEST * among.sum())) >= LEAST_OF_CLUSTER:
            break
    return wider


def of_clusters(held, cluster, fewest=0):
    """The share that is held of each cluster with enough molecules."""
    return [held[cluster == each].mean() for each in np.unique(cluster) if (cluster == each).sum() >= max(fewest, FEWEST_OF_CLUSTER)] or [1.0]


def limit_each(estimate, known, found):
    return np.where(known, conformal.limit_of(estimate, *found['known']), conformal.limit_of(estimate, *found['new']))


def domain_of(estimate, near):
    limit = float(np.quantile(estimate, OUTSIDE))
    far = near < UNSEEN
    inside = np.sort(near[far & (estimate <= limit)])
    stay = int(STAY * far.sum())
    floor = UNSEEN if stay == 0 else inside[-stay] if len(inside) > stay else 0.0
    return dict(limit=limit, floor=max(float(floor), float(np.quantile(near, UNLIKE))))


def measure(sets, judged):
    """Figures of each kind of folds: limits of each part are set by the other parts."""
    result = {}
    for s in SCHEMES:
        one, (estimate, error) = sets[s], judged[s]
        inside, limit = np.zeros(len(error), bool), np.zeros(len(error))
        for number in range(PARTS):
            here = one.part == number
            others = {name: one_set.part != number for name, one_set in sets.items()}
            limit[here] = limit_each(estimate, one.known, limits(sets, judged, others))[here]
            domain = domain_of(judged['scaffold'][0][others['scaffold']], sets['scaffold'].similarity[others['scaffold']])
            inside[here] = ((estimate <= domain['limit']) & (one.similarity >= domain['floor']))[here]
        held = conformal.covered(estimate, error, limit, one.classes)
        result[s] = figures(one, estimate, error, held, limit, inside)
    return result


def figures(one, estimate, error, held, limit, inside):
    order = np.argsort(estimate, kind='stable')
    fifth, thirds = len(order) // 5, np.array_split(order, 3)
    wrong = error > (0.5 if one.classes else np.sqrt(np.mean(error ** 2)))
    table = dict(
        coverage=held.mean(), coverageOfThirds=[held[third].mean() for third in thirds],
        error=error.mean(), errorOfThirds=[error[third].mean() for third in thirds], expectedOfThirds=[estimate[third].mean() for third in thirds],
        bestFifth=error[order[:fifth]].mean(), worstFifth=error[order[-fifth:]].mean(), wrongAuc=roc_auc_score(wrong, estimate),
        inDomain=inside.mean(), errorInDomain=error[inside].mean(), errorOutOfDomain=error[~inside].mean() if (~inside).any() else None,
    )
    far = one.similarity < UNSEEN
    table.update(outsideOfFar=(~inside[far]).mean() if far.any() else None)
    if one.classes:
        yes = one.target > 0.5
        table.update(either=(estimate > limit).mean(), coverageOfNo=held[~yes].mean(), coverageOfYes=held[yes].mean())
    else:
        table.update(coverageOfWorstCluster=min(of_clusters(held, one.cluster)))
    return {key: shortened(value) for key, value in table.items()}


def shortened(value):
    if value is None:
        return None
    return [round(float(v), 4) for v in value] if isinstance(value, list) else round(float(value), 4)


def packed(loaded, bits):
    """All training molecules: their different fingerprints, by their numbers of bits, and their different scaffolds."""
    rows = loaded[0]
    distinct = np.unique(bits.astype(bool), axis=0)
    distinct = distinct[np.argsort(distinct.sum(1), kind='stable')]
    keys = {features.meta['molecules'][row]['scaffold'] for row in rows}
    return distinct, sorted({similarity.scaffold_number(key) for key in keys})


def run(model):
    loaded = rows, _, scored = load(model, options.data, features)
    bits = similarity.fingerprints(features.matrix[rows], features.meta['layout']['roles'])
    part = np.full(len(rows), -1)
    counted = np.where(scored)[0]
    for number, (_, test) in enumerate(GroupKFold(PARTS, shuffle=True, random_state=SEED).split(counted, groups=features.scaffold[rows[counted]])):
        part[counted[test]] = number
    cluster = similarity.clusters(bits, SEED)
    schemes = SCHEMES if is_class(model) else (*SCHEMES, 'cluster')
    sets = {scheme: Molecules(model, scheme, loaded, bits, part, cluster) for scheme in schemes}
    judged = cross_fitted(sets)
    every = {s: np.ones(len(sets[s].target), bool) for s in sets}
    fitted, found = Fitted(sets, every), limits(sets, judged, every)
    domain = {name: round(value, 4) for name, value in domain_of(judged['scaffold'][0], sets['scaffold'].similarity).items()}
    header, weights = fitted.columns.header(fitted.intercept, fitted.weights)
    header.update(
        deviationRange=[error_model.rounded(v) for v in fitted.spread], level=conformal.LEVEL, limit=domain['limit'],
        bands={name: dict(edges=[error_model.rounded(v) for v in edges], limits=[error_model.rounded(v) for v in values]) for name, (edges, values) in found.items()},
    )
    if weights is not None:
        header['descriptors'] = dict(range=[error_model.rounded(v) for v in fitted.range])
    fresh = os.path.join(options.work, f'{model}.bin')
    prints, scaffolds = packed(loaded, bits)
    size = packing.complete(
        fresh if os.path.exists(fresh) else os.path.join(SHIPPED, f'{model}.bin'), fresh, header, weights, prints, scaffolds, domain['floor'],
    )
    table = measure(sets, judged)
    record = dict(
        certainty=dict(level=conformal.LEVEL, scale='chance that the class is wrong' if is_class(model) else 'mean absolute error', **table),
        domain=dict(
            measure=f'Tanimoto on {similarity.BITS} folded circular-environment bits', molecules=len(rows), references=len(prints),
            scaffolds=len(scaffolds), floor=domain['floor'], limit=domain['limit'],
        ),
    )
    with open(os.path.join(options.work, f'{model}.certainty.json'), 'w') as handle:
        json.dump(record, handle)
    s = table['scaffold']
    return f'{model}: {len(prints)} fingerprints, {len(scaffolds)} scaffolds, {size} bytes; scaffold folds: coverage {s["coverage"]} {s["coverageOfThirds"]}, worst cluster {s.get("coverageOfWorstCluster")}, in domain {s["inDomain"]}, fifths {s["bestFifth"]} {s["worstFifth"]}, AUC {s["wrongAuc"]}, in/out {s["errorInDomain"]} {s["errorOutOfDomain"]}; random: {table["random"]["coverage"]} {table["random"]["coverageOfThirds"]}'


def start(arguments):
    global features, options
    options, features = arguments, Features(arguments.work)


def main():
    arguments = step_options(__doc__).parse_args()
    run_each(arguments.only.split(','), run, start, arguments)


if __name__ == '__main__':
    main()
