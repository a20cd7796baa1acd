import { InvalidArgumentError } from '@biographql/core';
import { CLASSES, shortened } from '../custom/read-values.js';
import type { AssayRecord, ImportProblemCode } from './assay-record.js';
import { convert, parseUnit, type UnitScale } from './units.js';

export interface MeasurementRule {
  readonly to: UnitScale | undefined;
  readonly isOfWords: boolean;
  readonly active: ActiveRule | undefined;
  readonly range: readonly [low: number, high: number] | undefined;
  readonly keepsLimits: boolean;
  /** Whether values are learnt as logarithms, so that they must be above 0. */
  readonly isLog10: boolean;
}

export interface ActiveRule {
  readonly relation: '<' | '<=' | '>' | '>=';
  readonly limit: number;
}

export type Measurement =
  | { readonly value: number }
  | { readonly code: ImportProblemCode; readonly message: string };

/** Reads a rule such as `<=10`. @throws InvalidArgumentError for another text. */
export function parseActive(text: string): ActiveRule {
  const [, relation, limit] = /^\s*(<=|>=|<|>)\s*(-?[\d.]+(?:e-?\d+)?)\s*$/i.exec(text) ?? [];
  if (relation === undefined || !Number.isFinite(Number(limit)))
    throw new InvalidArgumentError('active', 'must be a rule such as <=10', text);
  return { relation: relation as ActiveRule['relation'], limit: Number(limit) };
}

/**
 * Reads the value of a row: classes by their words, or an amount in the requested unit. A limit (`>50`) is
 * skipped, unless limits count as values or it decides between two classes. `~10` counts as 10.
 * @param weight - g/mol of the molecule as it was written, counter-ions included: that is what was weighed.
 */
export function readMeasurement(
  { value, relation, unit }: AssayRecord,
  rule: MeasurementRule,
  weight: number | undefined,
): Measurement {
  if (value === '') return problem('EMPTY_VALUE', 'The row has no value.');
  if (rule.isOfWords) {
    const found = CLASSES.get(value.toLowerCase());
    if (found !== undefined) return { value: found };
    return problem(
      'INCONCLUSIVE',
      `“${shortened(value)}” is not a known class. Known classes are, for example, active and inactive.`,
    );
  }
  const [, sign = '', digits] =
    /^(<=|>=|<<|>>|[<>≤≥~≈=])?\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)$/i.exec(value) ?? [];
  if (digits === undefined)
    return problem('INVALID_VALUE', `“${shortened(value)}” isn't a number.`);
  const amount = converted(Number(digits), unit, rule.to, weight);
  if (typeof amount !== 'number') return amount;
  const { range } = rule;
  if (range && (amount < range[0] || amount > range[1]))
    return problem(
      'OUT_OF_RANGE',
      `${value} ${unit} converts to ${shown(amount)}, outside the plausible range ${range.join(' to ')}.`,
    );
  if (rule.isLog10 && amount <= 0)
    return problem('INVALID_VALUE', `“${value}” has no logarithm: values must be greater than 0.`);
  const bound = getBound(relation === '' || relation === '=' ? sign : relation, rule.to);
  return rule.active
    ? getClass(amount, bound, rule.active, value)
    : bound === 0 || rule.keepsLimits
      ? { value: amount }
      : problem(
          'LIMIT',
          `“${bound < 0 ? '<' : '>'}${shown(amount)}” is a censored value. Add --censored-as-exact to treat it as exact.`,
        );
}

function converted(
  amount: number,
  text: string,
  to: UnitScale | undefined,
  weight: number | undefined,
): number | ReturnType<typeof problem> {
  if (to === undefined) return amount;
  const from = parseUnit(text);
  if (from === undefined)
    return problem(
      'UNIT',
      text === '' ? 'The row has no unit.' : `“${shortened(text)}” isn't a known unit.`,
    );
  return (
    convert(amount, from, to, weight) ??
    problem('UNIT', `${amount} ${text} can't be converted to the requested unit.`)
  );
}

function getBound(relation: string, to: UnitScale | undefined): -1 | 0 | 1 {
  const bound = /^[<≤]/.test(relation) ? -1 : /^[>≥]/.test(relation) ? 1 : 0;
  if (to?.log !== -1 || bound === 0) return bound;
  return bound === 1 ? -1 : 1;
}

function getClass(
  amount: number,
  bound: -1 | 0 | 1,
  { relation, limit }: ActiveRule,
  given: string,
): Measurement {
  const isActive = {
    '<': amount < limit,
    '<=': amount <= limit,
    '>': amount > limit,
    '>=': amount >= limit,
  }[relation];
  const wantsLow = relation.startsWith('<');
  const isDecided = bound === 0 || (bound === -1) === (isActive === wantsLow);
  if (isDecided) return { value: isActive ? 1 : 0 };
  return problem('LIMIT', `The censored value ${shortened(given)} may be above or below ${limit}.`);
}

function problem(code: ImportProblemCode, message: string) {
  return { code, message };
}

function shown(value: number): string {
  return String(Number(value.toPrecision(4)));
}
