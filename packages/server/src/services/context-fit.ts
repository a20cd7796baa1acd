import type { EntityType } from '@biographql/core';
import type { LabelHit } from '@biographql/engines';
import { foldWords, singular } from '@biographql/engines/text';

/** Words beside its name that people say for a type. */
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
  const wanted = wordsOf(context).filter((word) => !SMALL_WORDS.has(word));
  if (wanted.length === 0) return () => null;
  return ({ types, description, label, matchedText }) => {
    const said = new Set([
      ...types.flatMap((type) => [...wordsOf(type.replaceAll('_', ' ')), ...(SAID[type] ?? [])]),
      ...wordsOf(`${description ?? ''} ${label} ${matchedText}`),
    ]);
    return wanted.filter((word) => said.has(word)).length / wanted.length;
  };
}

function wordsOf(text: string): readonly string[] {
  return [...new Set(foldWords(text).map(singular))];
}
