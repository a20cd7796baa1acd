import { UnknownModelError } from '@biographql/core';
import { nearest } from '@biographql/core/internal';
import { ADMET_ALIASES, ADMET_MODELS } from './generated/catalog.js';
import type { AdmetModel } from './model.js';
import { ADMET_MODEL_NAMES, type AdmetModelName } from './model.js';

/**
 * Accepts exactly the 28 wire names: case, spaces and the letter I matter; aliases are rejected.
 * @example
 * ```ts
 * import { isAdmetModelName } from '@biographql/admet';
 *
 * isAdmetModelName('CYP2CI9i'); // true
 * isAdmetModelName('CYP2C19i'); // false
 * ```
 */
export function isAdmetModelName(text: unknown): text is AdmetModelName {
  const names: readonly unknown[] = ADMET_MODEL_NAMES;
  return names.includes(text);
}

/**
 * Finds the wire name behind a wire name or an alias, without regard to case, spaces and punctuation;
 * undefined when it is neither, since a guess is left to `nearestAdmetModelName`.
 * @example
 * ```ts
 * import { resolveAdmetModel } from '@biographql/admet';
 *
 * resolveAdmetModel('cyp1a2I'); // 'CYPIA2i'
 * resolveAdmetModel('half-life'); // 'THALF'
 * resolveAdmetModel('CYP9Z9i'); // undefined
 * ```
 */
export function resolveAdmetModel(text: string): AdmetModelName | undefined {
  if (isAdmetModelName(text)) return text;
  const wanted = fold(text);
  const named = ADMET_MODEL_NAMES.find((name) => fold(name) === wanted);
  const hasAlias = (name: AdmetModelName) => aliasesOf(name).some((each) => fold(each) === wanted);
  return named ?? ADMET_MODEL_NAMES.find(hasAlias);
}

/**
 * Suggests the wire name whose spelling or alias lies nearest, for "did you mean" messages.
 * A text that resolves returns that model; ties go to the first in table order.
 * Undefined when more than a third of the letters (rounded up) would have to change.
 * @example
 * ```ts
 * import { nearestAdmetModelName } from '@biographql/admet';
 *
 * nearestAdmetModelName('CYP2C19i'); // 'CYP2CI9i'
 * nearestAdmetModelName('TAHLF'); // 'THALF'
 * nearestAdmetModelName('melting point'); // undefined
 * ```
 */
export function nearestAdmetModelName(text: string): AdmetModelName | undefined {
  const spellings = ADMET_MODEL_NAMES.flatMap((name) =>
    [name, ...aliasesOf(name)].map((spelling) => [fold(spelling), name] as const),
  );
  return (
    resolveAdmetModel(text) ?? nearest(fold(text), spellings, ({ length }) => Math.ceil(length / 3))
  );
}

function aliasesOf(name: AdmetModelName): readonly string[] {
  return ADMET_ALIASES[name];
}

function fold(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

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

/** Trained on log10 values, so that errors are factors. */
const LOGARITHMIC: readonly AdmetModelName[] = ['VD', 'CL', 'THALF'];

/**
 * Returns the scale of a model's training and expected errors: `log10` for VD, CL and THALF, else
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
