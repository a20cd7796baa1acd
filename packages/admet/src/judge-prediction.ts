import type { AdmetCertainty } from '@biographql/core';
import { interpret } from './interpret.js';
import type { AdmetModel, AdmetModelName, AdmetVerdict } from './model.js';
import { getAdmetModel } from './models.js';

/** The fields of a prediction that {@link judgePrediction} reads. */
export interface JudgedPrediction
  extends Pick<AdmetCertainty, 'interval' | 'predictionSet' | 'expectedError' | 'inDomain'> {
  readonly model: AdmetModelName;
  /** In the model's unit, or a probability from 0 to 1. */
  readonly value: number;
  /** Why the molecule is out of the model's scope; absent otherwise. */
  readonly outOfScope?: string | undefined;
}

/** A prediction in plain words. */
export interface AdmetFinding {
  readonly model: AdmetModelName;
  /** Name for people, e.g. `CYP1A2 inhibitor`. */
  readonly label: string;
  /** `unclear` if out of scope, if the interval spans several verdicts, or if neither class is ruled out. */
  readonly verdict: AdmetVerdict | 'unclear';
  /** Verdict of the value, ignoring its uncertainty. */
  readonly valueVerdict: AdmetVerdict;
  /** One line, e.g. `Confident: not a hERG blocker (95 %)`. */
  readonly statement: string;
  /** Whether the interval spans several verdicts, or neither class is ruled out. */
  readonly isInconclusive: boolean;
  /** Whether the molecule is outside the applicability domain or the model's scope. */
  readonly isOutside: boolean;
  /** 0.9 for an interval, 1 minus `expectedError` for a single class, also if the verdict is unclear; else null. */
  readonly confidence: number | null;
}

/**
 * Says in plain words what a prediction means. The verdict is `unclear` if the molecule is out of scope, the 90 %
 * interval spans several verdicts, or neither class is ruled out; without a set or an interval it is that of the value.
 * @throws InvalidAdmetValueError, UnknownModelError.
 * @example
 * ```ts
 * import { judgePrediction } from '@biographql/admet';
 *
 * judgePrediction({ model: 'hERG', value: 0.03, predictionSet: 'no', expectedError: 0.05, inDomain: true }).statement;
 * // 'Confident: not a hERG blocker (95 %)'
 * ```
 */
export function judgePrediction(prediction: JudgedPrediction): AdmetFinding {
  const { model, value, outOfScope, inDomain } = prediction;
  const entry = getAdmetModel(model);
  const { verdict: valueVerdict } = interpret(model, value);
  const isUnfit = outOfScope !== undefined;
  const read =
    entry.kind === 'classification' ? readClass(entry, prediction) : readAmount(entry, prediction);
  const clear = valueVerdict === 'neutral' ? 'neutral' : read.verdict;
  return {
    model,
    label: entry.label,
    verdict: isUnfit || !read.isConclusive ? 'unclear' : clear,
    valueVerdict,
    statement: isUnfit ? `The model was not made for this molecule. ${outOfScope}` : read.statement,
    isInconclusive: !read.isConclusive,
    isOutside: isUnfit || inDomain === false,
    confidence: read.confidence,
  };
}

interface Reading {
  readonly isConclusive: boolean;
  readonly verdict: AdmetVerdict;
  readonly statement: string;
  readonly confidence: number | null;
}

type Entry<Kind extends AdmetModel['kind']> = Extract<AdmetModel, { readonly kind: Kind }>;

function readClass(
  { name, classes: [yes, no] }: Entry<'classification'>,
  { value, predictionSet, expectedError, inDomain }: JudgedPrediction,
): Reading {
  if (predictionSet === undefined) {
    const { verdict, band } = interpret(name, value);
    const statement = `Probability ${value.toFixed(2)}: ${band?.label ?? 'not rated'}`;
    return { isConclusive: true, verdict, confidence: null, statement };
  }
  const isYes = predictionSet === 'yes';
  const { verdict } = interpret(name, isYes ? 1 : 0);
  if (predictionSet === 'either') {
    const statement = `Unclear: ${yes} or ${no} (probability ${value.toFixed(2)})`;
    return { isConclusive: false, verdict, confidence: null, statement };
  }
  const confidence = expectedError === undefined ? null : 1 - expectedError;
  const chance = confidence === null ? '' : ` (${Math.min(99, Math.round(100 * confidence))} %)`;
  const tone = inDomain === false ? 'Outside the domain' : 'Confident';
  const statement = `${tone}: ${isYes ? yes : no}${chance}`;
  return { isConclusive: true, verdict, confidence, statement };
}

function readAmount(
  { name, unit, thresholds }: Entry<'regression'>,
  { value, interval, inDomain }: JudgedPrediction,
): Reading {
  const [low, high] = interval ?? [value, value];
  const [lowest, highest] = [interpret(name, low), interpret(name, high)];
  const between = (thresholds?.bands ?? []).filter(
    ({ from = -Infinity, to = Infinity }) => from <= high && to > low,
  );
  const isConclusive = new Set(between.map(({ verdict }) => verdict)).size < 2;
  const shown = `${toDigits(value)} ${unit}`;
  const range = interval ? ` (90 %: ${toDigits(low)} to ${toDigits(high)})` : '';
  const names = [...new Set([lowest.band?.label, highest.band?.label])].filter(Boolean);
  const levels = names.length === 1 ? 'several levels possible' : names.join(' to ');
  const meaning = isConclusive ? interpret(name, value).band?.label : `unclear, ${levels}`;
  const mark = inDomain === false ? 'Outside the domain: ' : '';
  return {
    isConclusive,
    verdict: lowest.verdict,
    confidence: interval ? 0.9 : null,
    statement: `${mark}${shown}${range}${meaning ? `: ${meaning}` : ''}`,
  };
}

function toDigits(value: number): string {
  return String(Number(value.toPrecision(3)));
}

/** An unfavorable finding. */
export interface AdmetConcern extends AdmetFinding {
  /** `likely` when its verdict is unfavorable and the molecule isn't outside the domain, else `possible`. */
  readonly certainty: 'likely' | 'possible';
  /** How much it matters, 3 the most. */
  readonly severity: 1 | 2 | 3;
}

/**
 * Lists concerns about a molecule as an oral drug, by severity and confidence: likely ones first, then possible ones,
 * where only the value is unfavorable, or the molecule is outside the domain.
 * @example
 * ```ts
 * import { judgePrediction, listConcerns } from '@biographql/admet';
 *
 * const finding = judgePrediction({ model: 'hERG', value: 0.97, predictionSet: 'yes', inDomain: true });
 * listConcerns([finding]).map(({ model, certainty }) => `${model} ${certainty}`); // [ 'hERG likely' ]
 * ```
 */
export function listConcerns(findings: readonly AdmetFinding[]): readonly AdmetConcern[] {
  return findings
    .filter(
      ({ valueVerdict, verdict }) => valueVerdict === 'unfavorable' || verdict === 'unfavorable',
    )
    .map((finding): AdmetConcern => {
      const isLikely = finding.verdict === 'unfavorable' && !finding.isOutside;
      const { severity } = getAdmetModel(finding.model);
      return { ...finding, severity, certainty: isLikely ? 'likely' : 'possible' };
    })
    .sort(
      (left, right) =>
        Number(right.certainty === 'likely') - Number(left.certainty === 'likely') ||
        right.severity - left.severity ||
        (right.confidence ?? 0) - (left.confidence ?? 0),
    );
}
