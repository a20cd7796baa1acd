"""All endpoints of ADMET-AI, on one thread."""

import logging
import warnings

warnings.filterwarnings('ignore')
logging.disable(logging.WARNING)

import torch
from admet_ai import ADMETModel
from serve_contestant import measure_calls, serve

torch.set_num_threads(1)
model = ADMETModel(num_workers=0)


def run(asked):
    return measure_calls([asked['molecules']], lambda smiles: model.predict(smiles=smiles), asked['limits'])


serve({'run': run})
