"""Predicts all endpoints of ADMET-AI on one thread. Answers lines of JSON until the input ends."""

import json
import logging
import sys
import time
import warnings

warnings.filterwarnings('ignore')
logging.disable(logging.WARNING)
answers, sys.stdout = sys.stdout, sys.stderr

import torch
from admet_ai import ADMETModel

torch.set_num_threads(1)
model = ADMETModel(num_workers=0)

for line in sys.stdin:
    try:
        begin = time.process_time()
        smiles = json.loads(line)['input']
        # A molecule that is given twice has one row.
        table = model.predict(smiles=smiles)
        seconds = time.process_time() - begin
        values = {name: [float(column[text]) for text in smiles] for name, column in table[~table.index.duplicated()].items()}
        answer = {'value': {'cpuSeconds': seconds, 'values': values}}
    except Exception as error:
        answer = {'failure': f'{type(error).__name__}: {error}'}
    print('@@' + json.dumps(answer), file=answers, flush=True)
