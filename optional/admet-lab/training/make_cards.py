"""Joins what is decided (models.json) with what was measured into models/cards.json; standard library only.

With --only, takes over the trained models of train.py: their files, figures and predictions of the reference molecules.
With --certainty, takes over how sure models are from certainty.py, and their files with it.
Figures of cluster folds and of another source are taken over wherever the work folder has them.
Otherwise nothing is measured anew, and the cards say what models.json says now.
"""

import argparse
import json
import os
import sys

from catalog import DECIDED, MODELS, PREDICTOR, REFERENCES, in_percent, is_class, on_log10, training

FOLDER = os.path.join(PREDICTOR, 'models')
FIXTURE = os.path.join(PREDICTOR, 'test/library-predictions.fixture.json')
MEASURED = ('rows', 'trainedOn', 'positiveShare', 'targetRange', 'crossValidation', 'members', 'seed', 'trained', 'domain', 'certainty')


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--work', default='.features')
    parser.add_argument('--only', default='', metavar='NAME[,NAME…]')
    parser.add_argument('--certainty', default='', metavar='NAME[,NAME…]')
    options = parser.parse_args()
    fresh, judged = ([name for name in names.split(',') if name] for names in (options.only, options.certainty))
    cards = read(os.path.join(FOLDER, 'cards.json'))
    measured = {card['model']: {key: card[key] for key in MEASURED if key in card} for card in cards['models']}
    records = {name: {s: read(os.path.join(options.work, f'{name}.{s}.json')) for s in ('random', 'scaffold', 'plain')} for name in fresh}
    for name in fresh:
        measured[name] |= figures(name, **records[name])
    for name in MODELS:
        for kind in ('cluster', 'source'):
            path = os.path.join(options.work, f'{name}.{kind}.json')
            if os.path.exists(path):
                measured[name]['crossValidation'][kind] = read(path)['figures']
    for name in judged:
        measured[name] |= read(os.path.join(options.work, f'{name}.certainty.json'))
    settings = records[fresh[0]]['random']['settings'] if fresh else cards['settings']
    if settings != cards['settings'] and len(fresh) < len(MODELS):
        sys.exit('The common settings differ from those of models/cards.json: train all models.')

    paper = f"{DECIDED['sources']['dong2018']['citation']}, as quoted by the service's model table"
    note = 'The published models were evaluated on different data, so the figures are not directly comparable.'
    everything = dict(
        published=dict(paper=paper, note=note), settings=settings,
        models=[decided(name) | measured[name] for name in MODELS],
    )
    write(os.path.join(FOLDER, 'cards.json'), everything, indent=1)
    for name in judged:
        os.replace(os.path.join(options.work, f'{name}.bin'), os.path.join(FOLDER, f'{name}.bin'))
    if fresh:
        with open(REFERENCES) as handle:
            molecules = [line.strip() for line in handle if line.strip()]
        predictions = read(FIXTURE)['predictions'] | {name: records[name]['random']['fixture'] for name in fresh}
        write(FIXTURE, dict(smiles=molecules, predictions={name: predictions[name] for name in MODELS}), separators=(',', ':'))


def decided(model):
    entry = MODELS[model]
    published, source = entry['published'], training(model)
    return dict(
        model=model, kind=entry['kind'], unit=entry.get('unit', 'probability'), transform=transform(model),
        data=source['data'], license=source['license'], note=source.get('note', published.get('caveat')),
        published=dict(measure='accuracy' if is_class(model) else 'R2', figure=published['figure'], method=published['method']),
    )


def transform(model):
    if is_class(model):
        return 'Platt calibration on out-of-fold logits'
    clip = training(model).get('clip')
    if in_percent(model):
        return f'clipped to {clip[0]}-{clip[1]}, fitted on log-odds'
    return 'log10' if on_log10(model) else f'clipped to {clip[0]}-{clip[1]}' if clip else 'none'


def figures(model, random, scaffold, plain):
    return dict(
        rows=random['n'], trainedOn=random['trainedOn'], positiveShare=random['positives'], targetRange=random['range'],
        crossValidation=dict(
            folds=random['folds'], scaffoldFolds=scaffold['folds'], plainFolds=plain['folds'],
            plain=plain['figures'], random=random['figures'], scaffold=scaffold['figures'],
            scale='log10' if on_log10(model) else None,
        ),
        members=random['members'], seed=random['seed'], trained=random['trained'],
    )


def read(path):
    with open(path) as handle:
        return json.load(handle)


def write(path, value, **style):
    with open(path, 'w') as handle:
        json.dump(value, handle, **style)
        handle.write('\n')


if __name__ == '__main__':
    main()
