"""Runs the TDC ADMET group protocol with the shipped features and recipe, and prints mean and deviation per task.

Every task is trained on all rows of its train_val.csv and measured on test.csv, once for each seed; nothing is tuned on either.
What is done is kept, so that a run that was stopped goes on: --fresh begins anew.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys

from catalog import HERE
from run import PACKAGE, PYTHON, WORK
from tdc_tasks import FILES, LOWER_IS_BETTER, NEAREST, folder_of, read_task, task

RECIPE = ('learners.py', 'linear.py', 'evaluation.py', 'tdc_fit.py', 'tdc_tasks.py', '../src/features/layout.ts', '../../admet/models.json')


def main():
    options = read_options()
    os.nice(15)
    try:
        tables = {name: read_task(options.data, name) for name in options.only}
    except ValueError as problem:
        sys.exit(f'error: {problem}')
    if options.fresh and os.path.exists(options.out):
        os.remove(options.out)
    results = read_results(options.out)
    for name, (known, asked) in tables.items():
        digest = digest_of(options.data, name)
        if results.get(name, {}).get('digest') != digest:
            results[name] = dict(metric=task(name).metric, digest=digest, seeds={}, trainedOn=len(known), tested=len(asked))
        done = results[name]['seeds']
        left = [seed for seed in options.seeds if str(seed) not in done]
        if left:
            work = os.path.join(options.work, name)
            export(work, known + asked)
            for line in fit(options, name, work, left):
                seed, value = line.split()
                done[seed] = float(value)
                write_results(options.out, results)
                print(f'{name}: seed {seed}, {task(name).metric} {float(value):.4f}', file=sys.stderr, flush=True)
    report({name: results[name] for name in tables}, options.seeds)


def read_options():
    parser = argparse.ArgumentParser(prog='pnpm bench:tdc --', description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--data', required=True, help='the folder of the group: <task>/train_val.csv and <task>/test.csv, or admet_group/<task>/… below it')
    parser.add_argument('--only', '--task', type=names, default=[*NEAREST], metavar='TASK[,TASK…]', help='the tasks; all 22 by default')
    parser.add_argument('--seeds', type=numbers, default=[1, 2, 3, 4, 5], metavar='N[,N…]', help='default: 1,2,3,4,5')
    parser.add_argument('--out', help='where results are kept; default: results.json in the work folder')
    parser.add_argument('--work', default=os.path.join(WORK, 'tdc'), help=argparse.SUPPRESS)
    parser.add_argument('--python', help='a Python that has training/requirements.txt; default: one that is made in .features')
    parser.add_argument('--fresh', action='store_true', help='forget what is done')
    # pnpm hands the dashes before the arguments on.
    options = parser.parse_args([word for word in sys.argv[1:] if word != '--'])
    options.data = os.path.abspath(options.data)
    options.out = os.path.abspath(options.out or os.path.join(options.work, 'results.json'))
    return options


def names(text):
    chosen = [name.strip() for name in text.split(',')]
    for name in chosen:
        if name not in NEAREST:
            raise argparse.ArgumentTypeError(f'no task is named "{name}"; there are {", ".join(NEAREST)}')
    return chosen


def numbers(text):
    try:
        return [int(part) for part in text.split(',')]
    except ValueError:
        raise argparse.ArgumentTypeError(f'"{text}" is no list of whole numbers') from None


def digest_of(data, name):
    """Changes with the task's files and with the recipe."""
    paths = [os.path.join(folder_of(data, name), file) for file in FILES] + [os.path.join(HERE, file) for file in RECIPE]
    digest = hashlib.sha256()
    for path in paths:
        with open(path, 'rb') as handle:
            digest.update(handle.read())
    return digest.hexdigest()[:16]


def export(work, rows):
    """Writes the features of all molecules of a task, once each."""
    os.makedirs(work, exist_ok=True)
    table = os.path.join(work, 'molecules.csv')
    with open(table, 'w') as handle:
        handle.write('smiles,y\n' + ''.join(f'{smiles},0\n' for smiles in dict.fromkeys(smiles for smiles, _ in rows)))
    command = [os.path.join(PACKAGE, 'node_modules/.bin/tsx'), 'training/export-features.ts', work, table]
    subprocess.run(command, cwd=PACKAGE, check=True, stdout=sys.stderr)


def fit(options, name, work, seeds):
    """Lines of a seed and its figure, as they come."""
    python = options.python or environment()
    command = [python, os.path.join(HERE, 'tdc_fit.py'), options.data, name, work, ','.join(map(str, seeds))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        yield from process.stdout
    if process.returncode:
        sys.exit(f'error: {name} could not be trained')


def environment():
    if not os.path.exists(PYTHON):
        subprocess.run([sys.executable, '-m', 'venv', os.path.join(WORK, 'venv')], check=True)
        subprocess.run([PYTHON, '-m', 'pip', 'install', '--quiet', '--requirement', os.path.join(HERE, 'requirements.txt')], check=True)
    return PYTHON


def read_results(path):
    if not os.path.exists(path):
        return {}
    with open(path) as handle:
        return json.load(handle)


def write_results(path, results):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(f'{path}.part', 'w') as handle:
        json.dump(results, handle, indent=2)
    os.replace(f'{path}.part', path)


def report(results, seeds):
    """The table, then the same as one line of JSON."""
    summary = {}
    print('| task | metric | better | mean | deviation | seeds |\n| --- | --- | --- | --- | --- | --- |')
    for name, result in results.items():
        values = [result['seeds'][str(seed)] for seed in seeds]
        mean = sum(values) / len(values)
        deviation = (sum((value - mean) ** 2 for value in values) / len(values)) ** 0.5
        metric = result['metric']
        print(f'| {name} | {metric} | {"lower" if metric in LOWER_IS_BETTER else "higher"} | {mean:.3f} | {deviation:.3f} | {len(values)} |')
        summary[name] = dict(metric=metric, mean=round(mean, 4), deviation=round(deviation, 4), seeds=result['seeds'], trainedOn=result['trainedOn'], tested=result['tested'])
    print(json.dumps(summary))


if __name__ == '__main__':
    main()
