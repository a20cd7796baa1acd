import type { AdmetCertainty } from '@biographql/core';
import { admetScale } from './admet-scale.js';
import { getAdmetModel } from './models.js';
import type { AdmetModelName } from './names.js';

/** What the values of a model are, as a service lists it or the card of a model of one's own tells. */
export interface AdmetValueKind {
  /** A quantity, or the probability of a class. */
  readonly kind: 'regression' | 'classification';
  /** Null for classes, or when none is stated. */
  readonly unit: string | null;
  /** What the model learnt from, and the error to expect is on: values or their logarithms. Absent or null when it is not known. */
  readonly scale?: 'linear' | 'log10' | null;
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
  const { interval, predictionSet, expectedError, inDomain, similarity, knownScaffold } = certainty;
  const nearness = [
    similarity !== undefined && `nearest training molecule ${similarity.toFixed(2)} alike`,
    knownScaffold !== undefined && `${knownScaffold ? 'known' : 'new'} ring skeleton`,
  ].filter(Boolean);
  const sentences = [
    interval && `90 % interval ${short(interval[0])} to ${inUnit(interval[1], told)}.`,
    predictionSet && SETS[predictionSet],
    expectedError !== undefined && errorWords(told, expectedError),
    inDomain !== undefined && `${inDomain ? 'In' : 'Outside'} the domain.`,
    nearness.length > 0 && `${capital(nearness.join(', '))}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

const SETS = {
  yes: 'Decided: yes.',
  no: 'Decided: no.',
  either: 'Not decided: yes or no.',
} as const;

function kindOf(model: AdmetModelName): AdmetValueKind {
  return { ...getAdmetModel(model), scale: admetScale(model) };
}

function errorWords(told: AdmetValueKind, error: number): string {
  return told.kind === 'classification'
    ? `Chance to be wrong ${(100 * error).toFixed(0)} %.`
    : `Expected to be off by ${offBy(error, told)}.`;
}

function offBy(error: number, told: AdmetValueKind): string {
  if (told.scale === 'log10') return `a factor of ${(10 ** error).toFixed(1)}`;
  return told.scale ? inUnit(error, told) : `${short(error)} on its training scale`;
}

function inUnit(value: number, { unit }: AdmetValueKind): string {
  return `${short(value)} ${unit ?? ''}`.trim();
}

function short(value: number): string {
  const size = Math.abs(value);
  const text = size >= 100 ? value.toFixed(0) : size >= 10 ? value.toFixed(1) : value.toFixed(2);
  return text.replace('-', '−');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
