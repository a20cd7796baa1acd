import { BioGraphQLError } from '@biographql/core';
import type {
  AdmetBand,
  AdmetModel,
  AdmetModelName,
  AdmetThresholds,
  AdmetVerdict,
} from './model.js';
import { ADMET_SOURCES } from './model.js';
import { getAdmetModel } from './models.js';

/** A number is not a valid value for its model: not finite, or a probability outside 0 to 1. */
export class InvalidAdmetValueError extends BioGraphQLError<'INVALID_ADMET_VALUE'> {
  declare readonly name: 'InvalidAdmetValueError';
  constructor(
    readonly model: AdmetModelName,
    readonly value: number,
  ) {
    super(
      'INVALID_ADMET_VALUE',
      `${value} is not a valid value for ${model}: it must be a finite number, and a probability must be from 0 to 1.`,
      { facts: { model, value } },
    );
  }
}

/** A value read against the published limits of its model. */
export interface AdmetInterpretation {
  readonly model: AdmetModelName;
  /** In the model's unit, or a probability from 0 to 1. */
  readonly value: number;
  readonly verdict: AdmetVerdict;
  /** The range that contains the value; absent when the model has no limits. */
  readonly band?: AdmetBand;
  /** One English sentence with the value, its unit, the limit and who published the limit. */
  readonly reason: string;
}

/**
 * Judges one predicted value by the published limits of its model; a value on a limit belongs to the band above it.
 * Models without limits (BBB, CYP substrates) and those whose limits only name levels (CL) are always `neutral`.
 * The verdicts suit a small molecule meant as an oral drug and say nothing about how sure the prediction is.
 * @param value - in the model's unit: log10 for logS, LogD7 and Caco2, % for PPB, a probability for classes
 * @throws InvalidAdmetValueError when the value is not finite, or a probability outside 0 to 1.
 * @throws UnknownModelError when untyped code passes a text that is no wire name.
 * @example
 * ```ts
 * import { interpret } from '@biographql/admet';
 *
 * interpret('hERG', 0.82).verdict; // 'unfavorable'
 * interpret('hERG', 0.82).reason;
 * // 'hERG blocker (IC50 below 10 µM): probability 0.82 is at least 0.7 (likely), which is unfavorable (Xiong et al. 2021).'
 * ```
 * @see {@link https://github.com/biographql/biographql/blob/main/packages/admet/README.md}
 */
export function interpret(model: AdmetModelName, value: number): AdmetInterpretation {
  const entry = getAdmetModel(model);
  if (!isValueOf(entry, value)) throw new InvalidAdmetValueError(model, value);

  const { thresholds } = entry;
  const band = thresholds?.bands.find(({ to }) => to === undefined || value < to);
  if (!thresholds || !band) {
    const reason = `${describe(entry, round(value))}: no published threshold says whether this is good or bad.`;
    return { model, value, verdict: 'neutral', reason };
  }
  const measured = describe(entry, roundWithin(value, band));
  const reason = `${measured} is ${getSpan(band)} (${band.label}), which is ${band.verdict} (${cite(thresholds)}).`;
  return { model, value, verdict: band.verdict, band, reason };
}

export function isValueOf({ kind }: AdmetModel, value: number): boolean {
  return Number.isFinite(value) && (kind === 'regression' || (value >= 0 && value <= 1));
}

function describe(entry: AdmetModel, value: number): string {
  return entry.kind === 'classification'
    ? `${entry.positiveClass}: probability ${value}`
    : `${entry.meaning}: ${value} ${entry.unit}`;
}

function getSpan({ from, to }: AdmetBand): string {
  if (from === undefined) return `below ${to}`;
  return to === undefined ? `at least ${from}` : `at least ${from} and below ${to}`;
}

function cite({ sources }: AdmetThresholds): string {
  return sources.map((key) => ADMET_SOURCES[key].label).join('; ');
}

function round(value: number, digits = 3): number {
  return Number(value.toPrecision(digits));
}

/** Rounds to three digits, or more where needed to stay inside the band. */
function roundWithin(value: number, { from = -Infinity, to = Infinity }: AdmetBand): number {
  for (let digits = 3; digits < 17; digits += 1) {
    const rounded = round(value, digits);
    if (rounded >= from && rounded < to) return rounded;
  }
  return value;
}
