import { getAdmetModel } from './models.js';
import type { AdmetModelName } from './names.js';

/** Predicted on the logarithm, where errors are factors. */
const LOGARITHMIC: readonly AdmetModelName[] = ['VD', 'CL', 'THALF'];

/**
 * Returns what a model of the 28 learnt amounts as, which errors to expect are on: `log10` for VD, CL and THALF, else
 * `linear`; null for classes.
 * @throws UnknownModelError when untyped code passes a text that is no wire name.
 * @example
 * ```ts
 * import { admetScale } from '@biographql/admet';
 *
 * admetScale('CL'); // 'log10'
 * ```
 */
export function admetScale(model: AdmetModelName): 'linear' | 'log10' | null {
  if (getAdmetModel(model).kind === 'classification') return null;
  return LOGARITHMIC.includes(model) ? 'log10' : 'linear';
}
