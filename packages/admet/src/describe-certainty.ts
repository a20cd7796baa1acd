import type { AdmetCertainty } from '@biographql/core';
import { getAdmetModel } from './models.js';
import type { AdmetModelName } from './names.js';

/** What the values of a model are, as a service lists it or the card of a model of one's own tells. */
export interface AdmetValueKind {
  readonly kind: 'regression' | 'classification';
  /** Null for classes, or when none is stated. */
  readonly unit: string | null;
  /** What the model learnt from, and the error to expect is on: values or their logarithms. Absent when it is not known. */
  readonly scale?: 'linear' | 'log10';
}

/**
 * Says in words how sure a prediction is: its 90 % interval or which answers are not ruled out, the error to expect, and
 * how near training molecules are. Empty for a prediction that does not tell.
 *
 * @param model - one of the 28, or of another model what its values are
 * @throws UnknownModelError when untyped code passes a text that is no wire name.
 * @example
 * ```ts
 * import { describeCertainty } from '@biographql/admet';
 *
 * describeCertainty('hERG', { predictionSet: 'either', expectedError: 0.31 });
 * // 'Not decided: yes or no. Chance to be wrong 31 %.'
 * ```
 */
export function describeCertainty(
  model: AdmetModelName | AdmetValueKind,
  certainty: AdmetCertainty,
): string {
  const told = typeof model === 'string' ? kindOf(model) : model;
  const { interval, predictionSet, inDomain, similarity, knownScaffold } = certainty;
  const nearness = [
    similarity === undefined ? [] : `nearest training molecule ${similarity.toFixed(2)} alike`,
    knownScaffold === undefined ? [] : `${knownScaffold ? 'known' : 'new'} ring skeleton`,
  ].flat();
  const sentences = [
    interval === undefined
      ? []
      : `90 % interval ${short(interval[0])} to ${inUnit(interval[1], told)}.`,
    predictionSet === undefined ? [] : SETS[predictionSet],
    errorWords(told, certainty),
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

function kindOf(model: AdmetModelName): AdmetValueKind {
  const { kind, unit } = getAdmetModel(model);
  return { kind, unit, scale: LOGARITHMIC.includes(model) ? 'log10' : 'linear' };
}

function errorWords(told: AdmetValueKind, { expectedError }: AdmetCertainty): readonly string[] {
  if (expectedError === undefined) return [];
  if (told.kind === 'classification')
    return [`Chance to be wrong ${(100 * expectedError).toFixed(0)} %.`];
  if (told.scale === 'log10')
    return [`Expected to be off by a factor of ${(10 ** expectedError).toFixed(1)}.`];
  if (told.scale === 'linear') return [`Expected to be off by ${inUnit(expectedError, told)}.`];
  return [`Expected to be off by ${short(expectedError)} on the scale that it learnt on.`];
}

function inUnit(value: number, { unit }: AdmetValueKind): string {
  return unit === null ? short(value) : `${short(value)} ${unit}`;
}

function short(value: number): string {
  const size = Math.abs(value);
  const text = size >= 100 ? value.toFixed(0) : size >= 10 ? value.toFixed(1) : value.toFixed(2);
  return text.replace('-', '−');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
