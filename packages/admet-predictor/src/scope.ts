import { commonElements, trainedOn } from './generated/training-range.js';
import { nonMetals } from './molecule/elements.js';
import type { StandardMolecule } from './molecule/standardize.js';

type ScopeFacts = Omit<StandardMolecule, 'graph'>;

/**
 * Returns `outOfScope`, the reasons as sentences, for a molecule outside the model's scope. In scope are single organic
 * substances without metals whose elements and size occur among the model's training molecules.
 * @param modelIndex - the model's index in `modelNames`.
 */
export function scopeMark(
  molecule: ScopeFacts,
  modelIndex: number,
): { readonly outOfScope?: string } {
  const { heavyAtoms, elements } = molecule;
  const range = trainedOn[modelIndex] ?? [];
  const [min = 0, max = 0] = range;
  let reason = molecule.hasMetal ? ' It contains a metal.' : '';
  if (molecule.isOrganometallic) reason += ' It has a carbon-metal bond, which reacts with water.';
  if (molecule.hasDativeBond) reason += ' It has a dative bond.';
  if (molecule.isRadical) reason += ' It has an unpaired electron.';
  if (molecule.hasCarbonIon)
    reason += ' It has a charged carbon, which is rare among training molecules.';
  if (molecule.isMixture) reason += ' It is a mixture; the value is for one of its components.';
  if (heavyAtoms < min || heavyAtoms > max)
    reason += ` It has ${heavyAtoms} heavy ${heavyAtoms === 1 ? 'atom' : 'atoms'}; training molecules have ${min} to ${max}.`;
  for (const element of elements) {
    const symbol = nonMetals[element];
    if (symbol && !commonElements.includes(element) && !range.includes(element, 2))
      reason += ` No training molecule contains ${symbol}.`;
  }
  return reason === '' ? {} : { outOfScope: reason.trim().replace(/^It/, 'The molecule') };
}
