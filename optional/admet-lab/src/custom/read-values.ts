import { InvalidArgumentError } from '@biographql/core';
import type {
  AssayKind,
  AssayProblem,
  AssayProblemCode,
  AssayRow,
  AssayScale,
} from './assay-row.js';

export interface ReadValue {
  readonly smiles: string;
  readonly line: number;
  readonly target: number;
}

interface ValueReading {
  readonly kind: AssayKind | undefined;
  readonly scale: AssayScale | undefined;
  readonly usualScale: AssayScale;
}

/** Words of the two classes, in lower case. */
export const CLASSES: ReadonlyMap<string, number> = new Map([
  ...['1', 'true', 'yes', 'active', 'positive', 'toxic', 'probe'].map((word) => [word, 1] as const),
  ...['0', 'false', 'no', 'inactive', 'negative', 'nontoxic'].map((word) => [word, 0] as const),
]);
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const QUALIFIED = /^(?:[<>≤≥~≈]|[<>]=)\s*[\d.]/;

/**
 * Reads the values of an assay. Without a stated kind, values that are all of two classes are a classification.
 * @throws InvalidArgumentError for logs of a classification.
 */
export function readValues(rows: readonly AssayRow[], { kind, scale, usualScale }: ValueReading) {
  const texts = rows.map(({ value }) =>
    String(value ?? '')
      .trim()
      .toLowerCase(),
  );
  const isOfClasses = texts.every((text) => text === '' || CLASSES.has(text));
  const detected: AssayKind = isOfClasses && scale !== 'log10' ? 'classification' : 'regression';
  const chosen = kind ?? detected;
  if (chosen === 'classification' && scale === 'log10')
    throw new InvalidArgumentError('scale', 'must be `linear` for a classification model');
  const isLog10 = chosen === 'regression' && (scale ?? usualScale) === 'log10';
  const values: ReadValue[] = [];
  const problems: AssayProblem[] = [];
  for (const [place, { smiles, line = place + 1 }] of rows.entries()) {
    const text = texts[place] ?? '';
    const target = chosen === 'classification' ? CLASSES.get(text) : getNumber(text, isLog10);
    if (target === undefined) problems.push({ line, smiles, ...getProblem(text, chosen, isLog10) });
    else values.push({ smiles, line, target });
  }
  const learned: AssayScale = isLog10 ? 'log10' : 'linear';
  return { kind: chosen, scale: learned, values, problems };
}

function getNumber(text: string, isLog10: boolean): number | undefined {
  if (!NUMBER.test(text)) return undefined;
  const value = isLog10 ? Math.log10(Number(text)) : Number(text);
  return Number.isFinite(value) ? value : undefined;
}

function getProblem(
  text: string,
  kind: AssayKind,
  isLog10: boolean,
): { readonly code: AssayProblemCode; readonly message: string } {
  if (text === '') return { code: 'EMPTY_VALUE', message: 'The row has no value.' };
  const shown = shortened(text);
  if (kind === 'classification')
    return {
      code: 'INVALID_VALUE',
      message: `“${shown}” is not a class. Use 1 and 0, yes and no, or active and inactive.`,
    };
  if (QUALIFIED.test(text))
    return {
      code: 'QUALIFIED_VALUE',
      message: `“${shown}” is a censored value. Training uses exact values only.`,
    };
  const wanted = isLog10 ? 'not a number above 0' : 'not a number';
  return { code: 'INVALID_VALUE', message: `“${shown}” is ${wanted}.` };
}

export function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
