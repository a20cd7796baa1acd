"""Trains models and renews what is made from them in packages/admet-predictor: models, cards, EVALUATION.md and test data.

Reads train/<model>.csv and extra/<model>.csv of the data folder. Files of models that are not named stay as they are.
"""

import argparse
import os
import subprocess
import sys

from catalog import HERE, MODELS, PREDICTOR, files

PACKAGE = os.path.dirname(HERE)
ROOT = os.path.dirname(os.path.dirname(PACKAGE))
WORK = os.path.join(PACKAGE, '.features')
PYTHON = os.path.join(WORK, 'venv', 'bin', 'python')


def main():
    options = read_options()
    os.nice(15)
    os.makedirs(WORK, exist_ok=True)
    tables = files(options.data, options.only)
    chosen = ['--only', ','.join(options.only)]
    environment = [] if os.path.exists(PYTHON) else [[sys.executable, '-m', 'venv', os.path.join(WORK, 'venv')]]
    taken_over = [] if options.certainty else chosen

    def script(name, *arguments):
        return ['node_modules/.bin/tsx', '--conditions=@biographql/source', f'training/{name}.ts', *arguments]

    def step(name):
        return [PYTHON, f'training/{name}.py', '--data', options.data, '--work', WORK, '--jobs', str(options.jobs), *chosen]

    steps = {
        'Python environment': [
            *environment,
            [PYTHON, '-m', 'pip', 'install', '--quiet', '--requirement', os.path.join(HERE, 'requirements.txt')],
        ],
        'features': [script('export-features', WORK, *tables)],
        'cross-validation and fit': [step('train')],
        'how sure': [step('certainty')],
        'cards': [[PYTHON, 'training/make_cards.py', '--work', WORK, *taken_over, '--certainty', ','.join(options.only)]],
        'training ranges': [script('training-range', options.data, ','.join(options.only))],
        'EVALUATION.md': [
            script('evaluate'),
            [os.path.join(ROOT, 'node_modules/.bin/biome'), 'format', '--write', os.path.join(PREDICTOR, 'test/library-predictions.fixture.json')],
        ],
    }
    if options.certainty:
        for step in ('cross-validation and fit', 'training ranges'):
            del steps[step]
        for path in (os.path.join(WORK, f'{name}.bin') for name in options.only):
            # Of an earlier run, in place of the shipped file.
            if os.path.exists(path):
                os.remove(path)
    for number, (title, commands) in enumerate(steps.items(), 1):
        print(f'[{number}/{len(steps)}] {title}', flush=True)
        for command in commands:
            subprocess.run(command, cwd=PACKAGE, check=True)


def read_options():
    parser = argparse.ArgumentParser(prog='train.sh', description=__doc__)
    parser.add_argument('--only', type=names, default=[*MODELS], metavar='NAME[,NAME…]', help='the models to train; all 28 by default')
    parser.add_argument('--data', default=os.path.join(ROOT, '../shared/data/admet'), help='default: ../shared/data/admet next to the repository')
    parser.add_argument('--jobs', type=int, default=2, help='processes at a time; default 2')
    parser.add_argument('--certainty', action='store_true', help='trains nothing: only renews how sure the shipped models are, from what their training kept out of fold')
    options = parser.parse_args()
    options.data = os.path.abspath(options.data)
    missing = [path for path in files(options.data, options.only) if not os.path.exists(path)]
    if missing:
        parser.error(f'no such table: {missing[0]}')
    if not os.path.exists(os.path.join(PACKAGE, 'node_modules/.bin/tsx')):
        parser.error('no tsx: run "pnpm install" in the repository first')
    return options


def names(text):
    """The named models, in the order of the catalog."""
    chosen = [name.strip() for name in text.split(',')]
    unknown = [name for name in chosen if name not in MODELS]
    if unknown:
        raise argparse.ArgumentTypeError(f'no model is named "{unknown[0]}"; models: {", ".join(MODELS)}')
    return [name for name in MODELS if name in chosen]


if __name__ == '__main__':
    try:
        main()
    except subprocess.CalledProcessError as failure:
        sys.exit(f'{" ".join(failure.cmd[:3])} … failed with status {failure.returncode}')
