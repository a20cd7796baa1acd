import type { AdmetModel } from './model.js';
import { getAdmetModel } from './models.js';
import {
  ADMET_CATEGORIES,
  ADMET_MODEL_NAMES,
  type AdmetCategory,
  type AdmetModelName,
} from './names.js';

/** A heading with the models under it. */
export interface AdmetCategoryGroup {
  readonly category: AdmetCategory;
  /** In table order, at least one. */
  readonly models: readonly AdmetModel[];
}

/**
 * Arranges models under the headings of the specification's table, in its order; empty headings and repeats are left out.
 * @param names - the models to arrange, in any order; all 28 by default
 * @throws UnknownModelError when untyped code passes a text that is no wire name.
 * @example
 * ```ts
 * import { groupByCategory } from '@biographql/admet';
 *
 * groupByCategory(['hERG', 'CL']).map((group) => group.category); // ['Excretion', 'Toxicity']
 * ```
 */
export function groupByCategory(
  names: readonly AdmetModelName[] = ADMET_MODEL_NAMES,
): readonly AdmetCategoryGroup[] {
  const models = [...new Set(names)]
    .sort((left, right) => ADMET_MODEL_NAMES.indexOf(left) - ADMET_MODEL_NAMES.indexOf(right))
    .map(getAdmetModel);
  return ADMET_CATEGORIES.map((category) => ({
    category,
    models: models.filter((model) => model.category === category),
  })).filter((group) => group.models.length > 0);
}
