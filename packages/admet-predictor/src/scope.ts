import { commonElements, trainedOn } from './generated/training-range.js';
import { nonMetals } from './molecule/elements.js';
import type { StandardMolecule } from './molecule/standardize.js';

/** What a molecule is judged by. */
type ScopeFacts = Pick<StandardMolecule, 'heavyAtoms' | 'elements' | 'hasMetal' | 'isMixture'>;

/**
 * Returns `outOfScope` for a molecule that the model was not made for: why, in whole sentences. In scope is one organic
 * substance without metals, of elements and of a size that are among the model's training molecules.
 * @param modelIndex - the model's place in `modelNames`.
 */
export function scopeMark(
  { heavyAtoms, elements, hasMetal, isMixture }: ScopeFacts,
  modelIndex: number,
): { readonly outOfScope?: string } {
  const [fewest = 0, most = 0, ...others] = trainedOn[modelIndex] ?? [];
  let reason = hasMetal ? ' It holds a metal.' : '';
  if (isMixture) reason += ' It is a mixture; the value is for one part.';
  for (const element of elements) {
    const symbol = nonMetals[element];
    if (symbol && !commonElements.includes(element) && !others.includes(element))
      reason += ` No training molecule holds ${symbol}.`;
  }
  if (heavyAtoms < fewest || heavyAtoms > most)
    reason += ` It has ${heavyAtoms} heavy atoms; training molecules have ${fewest} to ${most}.`;
  return reason === '' ? {} : { outOfScope: reason.trim() };
}
