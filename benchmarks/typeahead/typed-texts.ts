import type { LabelRow } from '@biographql/engines';
import { oneOf, seededRandom, shuffled } from '../report/random.js';

/** What people type, by kind. */
export const TYPED_KINDS = ['prefix 1', 'prefix 3', 'prefix 6', 'two words', 'typo'] as const;

/** A kind of typed text. */
export type TypedKind = (typeof TYPED_KINDS)[number];

const SEED = 7;
/** People ask for what is well known: texts come from so many of the most popular entities. */
const POPULAR = 5_000;
const TEXTS = 200;
const LEAST_TYPO_LENGTH = 8;

/** Returns texts of every kind, from real labels, the same ones each time. */
export function typedTexts(
  rows: readonly LabelRow[],
): Readonly<Record<TypedKind, readonly string[]>> {
  const random = seededRandom(SEED);
  const labels = rows
    .slice(0, POPULAR)
    .map(({ label }) => label.toLowerCase())
    .filter((label) => /^[a-z][a-z ]+$/.test(label));
  const beginnings = (length: number) =>
    chosen(
      labels
        .filter((label) => label.length >= length)
        .map((label) => label.slice(0, length).trim()),
    );
  return {
    'prefix 1': beginnings(1),
    'prefix 3': beginnings(3),
    'prefix 6': beginnings(6),
    'two words': chosen(labels.flatMap(twoWords)),
    typo: chosen(labels.filter((label) => label.length >= LEAST_TYPO_LENGTH).map(misspell)),
  };

  function chosen(texts: readonly string[]): readonly string[] {
    return shuffled([...new Set(texts)], random).slice(0, TEXTS);
  }

  /** Two letters change places, one is missing, or one is another, never the first. */
  function misspell(label: string): string {
    const at = 1 + Math.floor(random() * (label.length - 3));
    const [before, one, two, after] = [
      label.slice(0, at),
      label[at],
      label[at + 1],
      label.slice(at + 2),
    ];
    return oneOf(
      [`${before}${two}${one}${after}`, `${before}${two}${after}`, `${before}x${two}${after}`],
      random,
    );
  }
}

/** The first word, and the beginning of the second. */
function twoWords(label: string): readonly string[] {
  const [first = '', second = ''] = label.split(' ');
  return second.length < 4 ? [] : [`${first} ${second.slice(0, 4)}`];
}
