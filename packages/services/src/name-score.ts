import type { EntityType } from '@biographql/core';
import type { LabelHit, LabelMatch } from '@biographql/engines';
import { foldText, foldWords, singular } from '@biographql/engines/text';

/** How well each way of matching fits, at best. */
const BEST: Readonly<Record<LabelMatch, number>> = {
  identifier: 1,
  'exact-label': 1,
  'exact-alias': 0.95,
  abbreviation: 0.9,
  'related-alias': 0.8,
  prefix: 0.7,
  fuzzy: 0.7,
};

/** Letters that a gene once had as its symbol are more often a word, or an abbreviation of something else. */
const LETTER_CODE = /^\p{L}{2,5}$/u;
const BEST_LETTER_CODE = 0.6;

/** Returns how well the name that matched fits the name that is meant, 0 to 1: for a part or a similar one by the letters they share. */
export function nameFit(name: string, { match, matchedText, types }: LabelHit): number {
  const isFormerSymbol =
    match === 'abbreviation' && LETTER_CODE.test(name) && types.includes('GENE');
  const best = isFormerSymbol ? BEST_LETTER_CODE : BEST[match];
  if (match !== 'prefix' && match !== 'fuzzy') return best;
  return best * sharedPairs(foldText(name), foldText(matchedText));
}

/** Dice's coefficient over pairs of neighboring letters, 0 to 1. */
function sharedPairs(left: string, right: string): number {
  const [own, others] = [getPairs(left), getPairs(right)];
  if (own.length + others.length === 0) return 0;
  const rest = [...others];
  const shared = own.filter((pair) => {
    const at = rest.indexOf(pair);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / (own.length + others.length);
}

function getPairs(text: string): readonly string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
}

/** Words besides its name that people use for a type. */
const SAID: Readonly<Partial<Record<EntityType, readonly string[]>>> = {
  MEDICATION: ['drug', 'medicine', 'medicament', 'treatment', 'therapy', 'pharmaceutical'],
  DISEASE: ['disorder', 'syndrome', 'illness', 'condition', 'diagnosis', 'indication'],
  SYMPTOM: ['sign', 'phenotype', 'finding'],
  CHEMICAL_COMPOUND: ['chemical', 'substance', 'molecule', 'ligand', 'metabolite'],
  GENE: ['locus', 'symbol', 'target'],
  PROTEIN: ['target', 'receptor', 'enzyme'],
  TAXON: ['species', 'organism', 'animal', 'bacterium', 'virus'],
  ANATOMICAL_STRUCTURE: ['tissue', 'organ', 'anatomy'],
};
const SMALL_WORDS: ReadonlySet<string> = new Set([
  'a',
  'an',
  'and',
  'for',
  'in',
  'of',
  'or',
  'the',
  'to',
  'with',
]);

/** Returns what tells how many of a context's words an entity's types, description and names say, 0 to 1; null without a context. */
export function createContextFit(context = ''): (hit: LabelHit) => number | null {
  const wanted = toWords(context).filter((word) => !SMALL_WORDS.has(word));
  if (wanted.length === 0) return () => null;
  return ({ types, description, label, matchedText }) => {
    const said = new Set([
      ...types.flatMap((type) => [...toWords(type.replaceAll('_', ' ')), ...(SAID[type] ?? [])]),
      ...toWords(`${description ?? ''} ${label} ${matchedText}`),
    ]);
    return wanted.filter((word) => said.has(word)).length / wanted.length;
  };
}

function toWords(text: string): readonly string[] {
  return [...new Set(foldWords(text).map(singular))];
}
