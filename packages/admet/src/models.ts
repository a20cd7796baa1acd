import { UnknownModelError } from '@biographql/core';
import { ADMET_MODELS } from './generated/catalog.js';
import { nearestAdmetModelName } from './lookup.js';
import type { AdmetModel } from './model.js';
import type { AdmetModelName } from './names.js';

export { ADMET_MODELS };

/**
 * Looks up the catalog entry of a wire name; aliases are not tried, resolve them first.
 * @throws UnknownModelError when untyped code passes any other text.
 * @example
 * ```ts
 * import { getAdmetModel } from '@biographql/admet';
 *
 * getAdmetModel('CL').unit; // 'mL/min/kg'
 * ```
 */
export function getAdmetModel(name: AdmetModelName): AdmetModel {
  const models: readonly AdmetModel[] = ADMET_MODELS;
  const model = models.find((candidate) => candidate.name === name);
  if (!model) throw new UnknownModelError(name, nearestAdmetModelName(name));
  return model;
}
