import type { EntityType } from '@biographql/core';
import type { LabelMatch } from './label-index.js';
import { isAbbreviation } from './name-folding.js';

/** A name that equals the typed text when folded. */
export interface ExactName {
  readonly text: string;
  readonly isLabel: boolean;
  /** Whether it is stated to be a short name of its entity. */
  readonly isShort: boolean;
  /** Whether it names something related, narrower or broader. */
  readonly isRelated: boolean;
  /** Of its entity. */
  readonly degree: number;
  /** Whether its entity is a gene or a protein, whose aliases are former symbols. */
  readonly isGene: boolean;
}

/** How a name equals the typed text. */
export interface ExactMatch {
  readonly match: LabelMatch;
  /** The lower, the better; popularity decides between equal ones. */
  readonly tier: number;
}

const OF_NO_EDGE = 5;
const RELATED = 4.5;

/**
 * Tells how a name equals what was typed: a label before an alias, an alias before a name of something related. Of a typed abbreviation a name in exactly these letters
 * comes before those that are alike when folded: a short name, then labels and aliases alike, then former symbols of genes,
 * so that `GERD` and `COPD` are the diseases and `CAT` is the gene. Names of entities about which nothing is stated come
 * after all.
 */
export function exactMatch(typed: string, name: ExactName): ExactMatch {
  const { text, isLabel, isRelated, degree } = name;
  const isSame = isAbbreviation(typed) && text === typed;
  if (isRelated) return { match: 'related-alias', tier: RELATED + ofNoEdge(degree) };
  const place = isSame ? placeOfAbbreviation(name) : 3 + Number(!isLabel);
  const tier = place + ofNoEdge(degree);
  if (isLabel) return { match: 'exact-label', tier };
  return { match: isAbbreviation(text) ? 'abbreviation' : 'exact-alias', tier };
}

function ofNoEdge(degree: number): number {
  return degree === 0 ? OF_NO_EDGE : 0;
}

function placeOfAbbreviation({ isLabel, isShort, isGene }: ExactName): number {
  if (isShort) return 0;
  return isLabel || !isGene ? 1 : 2;
}

/** Whether a type is that of a gene or its product. */
export function isGene(types: readonly EntityType[]): boolean {
  return types.includes('GENE') || types.includes('PROTEIN');
}
