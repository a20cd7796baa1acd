"""Writes tautomers.fixture.json: for each drug of drugs.tsv up to eight other tautomers, as SMILES. Needs Python with rdkit.

The drugs are well-known structures, written from memory; the tautomers are what RDKit's enumerator draws, a random choice with a fixed seed.
"""

import csv
import json
import os
import random

from rdkit import Chem, RDLogger
from rdkit.Chem.MolStandardize import rdMolStandardize

HERE = os.path.dirname(os.path.abspath(__file__))
OTHERS = 8


def main():
    RDLogger.DisableLog('rdApp.*')
    random.seed(20261122)
    enumerator = rdMolStandardize.TautomerEnumerator()
    enumerator.SetMaxTautomers(300)
    enumerator.SetMaxTransforms(600)
    found = {}
    with open(os.path.join(HERE, 'drugs.tsv')) as handle:
        for name, smiles in csv.reader(handle, delimiter='\t'):
            molecule = Chem.MolFromSmiles(smiles)
            Chem.RemoveStereochemistry(molecule)
            drawn = Chem.MolToSmiles(molecule)
            others = sorted({Chem.MolToSmiles(tautomer) for tautomer in enumerator.Enumerate(molecule)} - {drawn})
            if others:
                found[name] = [smiles, *random.sample(others, min(OTHERS, len(others)))]
    with open(os.path.join(HERE, 'tautomers.fixture.json'), 'w') as handle:
        json.dump(found, handle, indent=1)
        handle.write('\n')
    print(f'{len(found)} drugs, {sum(len(group) - 1 for group in found.values())} other tautomers')


if __name__ == '__main__':
    main()
