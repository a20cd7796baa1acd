import type { AdmetCertainty } from '@biographql/core';
import type { AdmetModelName } from './model.js';
import { admetScale, getAdmetModel } from './models.js';

/** Scale and kind of a model's values, as a service or the card of a custom model lists them. */
export interface AdmetValueKind {
  /** A quantity, or the probability of a class. */
  readonly kind: 'regression' | 'classification';
  /** Null for classes, or when none is stated. */
  readonly unit: string | null;
  /** Scale of training and of the expected error: values or their log10. Absent or null when unknown. */
  readonly scale?: 'linear' | 'log10' | null;
}

/**
 * Describes how certain a prediction is: its 90 % interval or its class, the expected error, and the distance to the
 * training molecules. Empty for a prediction without such figures.
 * @param model - one of the 28 names, or the value kind of a custom model
 * @throws UnknownModelError when untyped code passes a text that is no wire name.
 * @example
 * ```ts
 * import { describeCertainty } from '@biographql/admet';
 *
 * describeCertainty('hERG', { predictionSet: 'either', expectedError: 0.31 });
 * // 'Unclear: yes and no are both possible. Expected error rate: 31 %.'
 * ```
 */
export function describeCertainty(
  model: AdmetModelName | AdmetValueKind,
  certainty: AdmetCertainty,
): string {
  const values = typeof model === 'string' ? toValueKind(model) : model;
  const { interval, predictionSet, expectedError, inDomain, similarity, knownScaffold } = certainty;
  const nearness = [
    similarity !== undefined && `closest training molecule: similarity ${similarity.toFixed(2)}`,
    knownScaffold !== undefined && `${knownScaffold ? 'known' : 'new'} scaffold`,
  ].filter(Boolean);
  const sentences = [
    interval && `90 % interval ${short(interval[0])} to ${inUnit(interval[1], values)}.`,
    predictionSet && SETS[predictionSet],
    expectedError !== undefined && errorText(values, expectedError),
    inDomain !== undefined && `${inDomain ? 'Within' : 'Outside'} the applicability domain.`,
    nearness.length > 0 && `${capital(nearness.join('; '))}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

const SETS = {
  yes: 'Confident: yes.',
  no: 'Confident: no.',
  either: 'Unclear: yes and no are both possible.',
} as const;

function toValueKind(model: AdmetModelName): AdmetValueKind {
  return { ...getAdmetModel(model), scale: admetScale(model) };
}

function errorText(values: AdmetValueKind, error: number): string {
  return values.kind === 'classification'
    ? `Expected error rate: ${(100 * error).toFixed(0)} %.`
    : `Expected error: ${errorSize(error, values)}.`;
}

function errorSize(error: number, values: AdmetValueKind): string {
  if (values.scale === 'log10') return `a factor of ${(10 ** error).toFixed(1)}`;
  return values.scale ? inUnit(error, values) : `${short(error)} on the model’s training scale`;
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
