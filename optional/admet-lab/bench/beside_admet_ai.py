"""Measures ADMET-AI and this package on the same molecules in one run, by CPU time, on one thread each.

    python3 -m venv /tmp/admet-ai && /tmp/admet-ai/bin/pip install admet-ai==2.0.1
    /tmp/admet-ai/bin/python bench/beside_admet_ai.py ../../../shared/data/admet/train/Ames.csv

ADMET-AI answers 41 endpoints and their percentiles with neural networks, this package 28 with trees: a comparison of
what a user waits for, not of methods.
"""

import argparse
import csv
import logging
import os
import re
import subprocess
import tempfile
import time
import warnings

warnings.filterwarnings('ignore')
logging.disable(logging.WARNING)
ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..')


def theirs(molecules):
    import torch
    from admet_ai import ADMETModel

    torch.set_num_threads(1)
    model = ADMETModel(num_workers=0)
    model.predict(smiles=molecules[:20])
    started = time.process_time()
    model.predict(smiles=molecules)
    return len(molecules) / (time.process_time() - started)


def ours(molecules):
    with tempfile.NamedTemporaryFile('w', suffix='.csv') as handle:
        handle.write('smiles,y\n' + ''.join(f'{smiles},0\n' for smiles in molecules))
        handle.flush()
        command = ['node_modules/.bin/tsx', '--conditions=@biographql/source', 'bench/evaluate.ts', '--molecules', handle.name]
        told = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return float(re.search(r'(\d+) molecules per CPU second', told).group(1))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('csv', help='a file with the column smiles')
    parser.add_argument('--count', type=int, default=1000)
    parser.add_argument('--rounds', type=int, default=2, help='both take turns; the best round of each counts')
    options = parser.parse_args()
    with open(options.csv, newline='') as handle:
        rows = [row['smiles'] for row in csv.DictReader(handle)]
    molecules = rows[:: max(1, len(rows) // options.count)][: options.count]
    rounds = [(ours(molecules), theirs(molecules)) for _ in range(options.rounds)]
    own, other = (max(one) for one in zip(*rounds))
    print(f'{len(molecules)} molecules: {own:.0f} per CPU second here, {other:.0f} with ADMET-AI: {own / other:.1f} times as many')


if __name__ == '__main__':
    main()
