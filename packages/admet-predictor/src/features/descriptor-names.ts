import { crippenNames } from './crippen-table.js';
import { groupNames } from './groups.js';
import { ionizable, pharmacophoreBits } from './pharmacophore.js';
import { chargeEdges, LAGS, logPEdges, refractivityEdges, stateEdges } from './properties.js';
import { elementSymbols } from './topology.js';

const each = (prefix: string, names: readonly string[], suffix = '') =>
  names.map((name) => `${prefix}${name}${suffix}`);
const numbered = (prefix: string, count: number, from = 0) =>
  Array.from({ length: count }, (_, i) => `${prefix}${from + i}`);
const words = (text: string) => text.split(/\s+/);

/** Names of the descriptors that follow the folded blocks, in order: for training and tests. */
export function descriptorNames(): readonly string[] {
  return [
    ...words('mass heavyAtoms hydrogens formalCharge chargedAtoms fractionSp3'),
    ...each('n', [...elementSymbols, 'Other']),
    ...words('heteroFraction unsaturation singleBonds doubleBonds tripleBonds aromaticBonds rings'),
    ...numbered('ring', 7, 3),
    ...words('aromaticRings aliphaticRings heteroAromaticRings heteroAliphaticRings fusedAtoms'),
    ...words('ringFraction aromaticFraction rotatableBonds rotorFraction largestRingSystem'),
    'longestChain',
    ...numbered('chi', 4).flatMap((name) => [name, `${name}v`]),
    ...words('kappa1 kappa2 kappa3 flexibility meanDistance branching quaternary'),
    ...each('role:', Object.keys(pharmacophoreBits)),
    ...words('logP refractivity surface polarSurface polarFraction'),
    ...each('ionizable:', Object.keys(ionizable)),
    ...words('strongestAcid strongestBase positiveGroups negativeGroups netCharge zwitterion logD'),
    ...each('type:', crippenNames),
    ...numbered('logPArea', logPEdges.length + 1),
    ...numbered('refractivityArea', refractivityEdges.length + 1),
    ...numbered('chargeArea', chargeEdges.length + 1),
    ...numbered('stateArea', stateEdges.length + 1),
    ...['charge', 'protonCharge', 'state'].flatMap((name) => [
      ...each(name, ['Min', 'Max', 'Absolute']),
    ]),
    ...['C', 'N', 'O', 'S', 'halogen', 'other'].flatMap((element) =>
      each(`state:${element}`, ['Aromatic', 'Bare', 'Hydride']),
    ),
    ...words('mass electronegativity polarizability logP charge state').flatMap((name) =>
      numbered(`${name}Lag`, LAGS),
    ),
    ...each('group:', groupNames),
  ];
}
