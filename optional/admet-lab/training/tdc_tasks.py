"""The tasks of the TDC ADMET group with their metrics, and which shipped model each is nearest to; standard library only."""

import csv
import os
from collections import namedtuple

from catalog import is_class, on_log10, training

Task = namedtuple('Task', 'metric classes log10 clip')

COLUMNS = ('Drug', 'Y')
FILES = ('train_val.csv', 'test.csv')
LOWER_IS_BETTER = {'mae'}

# Metrics: the group's own (Huang et al. 2021, Therapeutics Data Commons).
NEAREST = {
    'caco2_wang': ('mae', 'Caco2'),
    'hia_hou': ('roc-auc', 'HIA'),
    'pgp_broccatelli': ('roc-auc', 'PGPi'),
    'bioavailability_ma': ('roc-auc', 'F20'),
    'lipophilicity_astrazeneca': ('mae', 'LogD7'),
    'solubility_aqsoldb': ('mae', 'logS'),
    'bbb_martins': ('roc-auc', 'BBB'),
    'ppbr_az': ('mae', 'PPB'),
    'vdss_lombardo': ('spearman', 'VD'),
    'cyp2c9_veith': ('pr-auc', 'CYP2C9i'),
    'cyp2d6_veith': ('pr-auc', 'CYP2D6i'),
    'cyp3a4_veith': ('pr-auc', 'CYP3A4i'),
    'cyp2c9_substrate_carbonmangels': ('pr-auc', 'CYP2C9s'),
    'cyp2d6_substrate_carbonmangels': ('pr-auc', 'CYP2D6s'),
    'cyp3a4_substrate_carbonmangels': ('roc-auc', 'CYP3A4s'),
    'half_life_obach': ('spearman', 'THALF'),
    'clearance_hepatocyte_az': ('spearman', 'CL'),
    'clearance_microsome_az': ('spearman', 'CL'),
    'ld50_zhu': ('mae', None),
    'herg': ('roc-auc', 'hERG'),
    'ames': ('roc-auc', 'Ames'),
    'dili': ('roc-auc', 'DILI'),
}


def task(name):
    """How a task is learnt: as the shipped model of its quantity is, from the values of the group's files."""
    metric, model = NEAREST[name]
    if model is None:
        return Task(metric, False, False, None)
    return Task(metric, is_class(model), on_log10(model), training(model).get('clip'))


def folder_of(data, name):
    """The folder of a task, below the given one or below its admet_group, as PyTDC lays it out."""
    places = [os.path.join(data, name), os.path.join(data, 'admet_group', name)]
    found = next((place for place in places if os.path.isdir(place)), None)
    if found is None:
        raise ValueError(f'no folder of {name}: neither {places[0]} nor {places[1]}')
    return found


def read_table(path):
    """Molecules and values of a file, in its order."""
    if not os.path.exists(path):
        raise ValueError(f'no such file: {path}')
    with open(path, newline='', encoding='utf-8-sig') as handle:
        reader = csv.DictReader(handle)
        missing = [column for column in COLUMNS if column not in (reader.fieldnames or [])]
        if missing:
            raise ValueError(f'{path} has no column {missing[0]}; it has {", ".join(reader.fieldnames or ["nothing"])}')
        rows = []
        for place, record in enumerate(reader, 2):
            try:
                rows.append((record['Drug'].strip(), float(record['Y'])))
            except (AttributeError, TypeError, ValueError):
                raise ValueError(f'{path}, line {place}: no molecule, or no number: {record["Drug"]}, {record["Y"]}') from None
    if not rows:
        raise ValueError(f'{path} has no rows')
    return rows


def read_task(data, name):
    """The rows of a task's two files."""
    folder = folder_of(data, name)
    tables = [read_table(os.path.join(folder, file)) for file in FILES]
    if task(name).classes:
        for file, rows in zip(FILES, tables):
            if not {value for _, value in rows} <= {0.0, 1.0}:
                raise ValueError(f'{os.path.join(folder, file)} has values of Y beside 0 and 1')
    return tables
