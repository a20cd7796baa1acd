"""Gathers the figures of train.py and sources.json into models/cards.json and the test fixture."""

import argparse
import json
import os
from datetime import date

import learners
import linear
from dataset import FOLDS, SEED
from train import BY_SIZE, POWER10, REGRESSION

HERE = os.path.dirname(os.path.abspath(__file__))
UNITS = {
    'logS': 'log10 mol/L', 'LogD7': 'log10 ratio at pH 7.4', 'Caco2': 'log10 cm/s', 'PPB': '% bound',
    'VD': 'L/kg', 'CL': 'mL/min/kg', 'THALF': 'h',
}


def read(path):
    with open(path) as handle:
        return json.load(handle)


def card(model, state, source):
    random, scaffold, plain = (read(os.path.join(state, f'{model}.{s}.json')) for s in ('random', 'scaffold', 'plain'))
    classes = model not in REGRESSION
    settings = learners.BOOSTED['large' if random['trainedOn'] >= learners.LARGE else 'small']
    return dict(
        model=model,
        kind='classification' if classes else 'regression',
        unit='probability' if classes else UNITS[model],
        transform='Platt calibration on out-of-fold logits' if classes
        else 'log10' if model in POWER10 else 'clipped to 0-100' if model == 'PPB' else 'none',
        data=source['data'], license=source['license'], note=source.get('note'),
        rows=random['n'], trainedOn=random['trainedOn'],
        positiveShare=random['positives'], targetRange=random['range'],
        published=dict(measure='accuracy' if classes else 'R2', figure=source['published'], method=source['method']),
        crossValidation=dict(
            folds=FOLDS, scaffoldFolds=scaffold['folds'],
            plain=plain['figures'], random=random['figures'], scaffold=scaffold['figures'],
            scale='log10' if model in POWER10 else None,
        ),
        members=[dict(name=name, **described(name, settings, classes)) for name in random['blend']],
        domain=dict(
            measure='Tanimoto on 512 folded circular-environment bits',
            references=random['references'], threshold=random['threshold'],
        ),
        seed=SEED, trained=date.today().isoformat(),
    )


def described(name, settings, classes):
    if name == 'linear':
        return dict(inverse_penalty=linear.STRENGTH[classes])
    if name == 'forest':
        return dict(max_features=learners.FOREST_FEATURES[classes], **learners.FOREST)
    return settings[name]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--state', default='.features')
    parser.add_argument('--models', default='models')
    parser.add_argument('--fixture', default='test/fixtures/library-predictions.json')
    options = parser.parse_args()
    sources = read(os.path.join(HERE, 'sources.json'))
    order = list(sources['models'])
    assert sorted(order) == sorted(BY_SIZE)
    cards = dict(
        published=sources['published'], settings=dict(common=learners.COMMON, minSupport=learners.MIN_SUPPORT),
        models=[card(model, options.state, sources['models'][model]) for model in order],
    )
    with open(os.path.join(options.models, 'cards.json'), 'w') as handle:
        json.dump(cards, handle, indent=1)
        handle.write('\n')
    with open(os.path.join(HERE, 'reference-molecules.txt')) as handle:
        molecules = [line.strip() for line in handle if line.strip()]
    fixture = {m: [float(f'{v:.9g}') for v in read(os.path.join(options.state, f'{m}.random.json'))['fixture']] for m in order}
    with open(options.fixture, 'w') as handle:
        json.dump(dict(smiles=molecules, predictions=fixture), handle, indent=None, separators=(',', ':'))
        handle.write('\n')


if __name__ == '__main__':
    main()
