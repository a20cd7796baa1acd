import { UnknownModelError } from '@biographql/core';
import { absorption } from './catalog/absorption.js';
import { distribution } from './catalog/distribution.js';
import { excretion } from './catalog/excretion.js';
import { metabolism } from './catalog/metabolism.js';
import { physicochemical } from './catalog/physicochemical.js';
import { toxicity } from './catalog/toxicity.js';
import { nearestAdmetModelName } from './lookup.js';
import type { AdmetModel } from './model.js';
import type { AdmetModelName } from './names.js';

/** The 28 entries of the catalog, in the order of the specification's table. */
// The pure call lets bundlers drop the catalog where only names are used; a bare spread counts as an effect.
export const ADMET_MODELS = /* @__PURE__ */ (() =>
  [
    ...physicochemical,
    ...absorption,
    ...distribution,
    ...metabolism,
    ...excretion,
    ...toxicity,
  ] as const)();

/**
 * Looks up the catalog entry of a wire name; aliases are not tried, resolve them first.
 *
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
