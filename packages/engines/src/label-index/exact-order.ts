import type { LabelMatch } from './label-index.js';
import { isAbbreviation } from './name-folding.js';

/** A name that equals the typed text when folded. */
export interface ExactName {
  readonly text: string;
  readonly isLabel: boolean;
  /** Of its entity. */
  readonly degree: number;
}

/** How a name equals the typed text. */
export interface ExactMatch {
  readonly match: LabelMatch;
  /** The lower, the better; popularity decides between equal ones. */
  readonly tier: number;
}

const OF_NO_EDGE = 4;

/**
 * Tells how a name equals what was typed: a label before an alias; of a typed abbreviation a name in exactly these letters
 * before those that are alike when folded, so that `CAT` is the gene and `GERD` the disease; and names of entities about
 * which nothing is stated after all others.
 */
export function exactMatch(typed: string, { text, isLabel, degree }: ExactName): ExactMatch {
  const isSame = isAbbreviation(typed) && text === typed;
  const tier = (isLabel ? 0 : 1) + (isSame ? 0 : 2) + (degree === 0 ? OF_NO_EDGE : 0);
  if (isLabel) return { match: 'exact-label', tier };
  return { match: isAbbreviation(text) ? 'abbreviation' : 'exact-alias', tier };
}
