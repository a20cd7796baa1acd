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
        model.predict(smiles=json.loads(line)['input'])
        answer = {'value': {'cpuSeconds': time.process_time() - begin}}
    except Exception as error:
        answer = {'failure': f'{type(error).__name__}: {error}'}
    print('@@' + json.dumps(answer), file=answers, flush=True)
