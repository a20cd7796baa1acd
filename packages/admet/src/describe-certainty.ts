import type { AdmetCertainty } from '@biographql/core';
import { getAdmetModel } from './models.js';
import type { AdmetModelName } from './names.js';

/**
 * Says in words how sure a prediction is: its 90 % interval or which answers are not ruled out, the error to expect, and
 * how near training molecules are. Empty for a prediction that does not tell.
 *
 * @throws UnknownModelError when untyped code passes a text that is no wire name.
 * @example
 * ```ts
 * import { describeCertainty } from '@biographql/admet';
 *
 * describeCertainty('hERG', { predictionSet: 'either', expectedError: 0.31 });
 * // 'Not decided: yes or no. Chance to be wrong 31 %.'
 * ```
 */
export function describeCertainty(model: AdmetModelName, certainty: AdmetCertainty): string {
  const { unit } = getAdmetModel(model);
  const { interval, predictionSet, inDomain, similarity, knownScaffold } = certainty;
  const nearness = [
    similarity === undefined ? [] : `nearest training molecule ${similarity.toFixed(2)} alike`,
    knownScaffold === undefined ? [] : `${knownScaffold ? 'known' : 'new'} ring skeleton`,
  ].flat();
  const sentences = [
    interval === undefined
      ? []
      : `90 % interval ${short(interval[0])} to ${short(interval[1])} ${unit}.`,
    predictionSet === undefined ? [] : SETS[predictionSet],
    errorWords(model, certainty),
    inDomain === undefined ? [] : `${inDomain ? 'In' : 'Outside'} the domain.`,
    nearness.length === 0 ? [] : `${capital(nearness.join(', '))}.`,
  ];
  return sentences.flat().join(' ');
}

const SETS = {
  yes: 'Decided: yes.',
  no: 'Decided: no.',
  either: 'Not decided: yes or no.',
} as const;

/** Predicted on the logarithm, where errors are factors. */
const LOGARITHMIC: readonly AdmetModelName[] = ['VD', 'CL', 'THALF'];

function errorWords(model: AdmetModelName, { expectedError }: AdmetCertainty): readonly string[] {
  if (expectedError === undefined) return [];
  const { kind, unit } = getAdmetModel(model);
  if (kind === 'classification')
    return [`Chance to be wrong ${(100 * expectedError).toFixed(0)} %.`];
  if (LOGARITHMIC.includes(model))
    return [`Expected to be off by a factor of ${(10 ** expectedError).toFixed(1)}.`];
  return [`Expected to be off by ${short(expectedError)} ${unit}.`];
}

function short(value: number): string {
  const size = Math.abs(value);
  const text = size >= 100 ? value.toFixed(0) : size >= 10 ? value.toFixed(1) : value.toFixed(2);
  return text.replace('-', '−');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
