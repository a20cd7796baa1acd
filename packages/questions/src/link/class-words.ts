import type { EntityType } from '@biographql/core';
import type { AnalyzedQuestion } from '../analyze/analyze-question.js';
import { isGene, isPlainStem } from '../text/lexicon.js';
import type { Word } from '../text/words.js';
import { type EntityMention, isInside } from './mention.js';

const PATHWAYS: readonly EntityType[] = ['BIOLOGICAL_PATHWAY', 'BIOLOGICAL_PROCESS'];

const CLASS_WORDS: Readonly<Record<string, readonly EntityType[]>> = {
  pathway: PATHWAYS,
  signaling: PATHWAYS,
  signalling: PATHWAYS,
  cascade: PATHWAYS,
  axis: PATHWAYS,
  family: ['PROTEIN_FAMILY', 'TAXON'],
  superfamily: ['PROTEIN_FAMILY', 'TAXON'],
  subfamily: ['PROTEIN_FAMILY', 'TAXON'],
  complex: ['PROTEIN_COMPLEX', 'CELLULAR_COMPONENT'],
};
/** Words that say what kind of protein a name stands for: the EGF receptor is not EGF. */
const RECEPTOR = /^(?:receptor|transporter)$/;

/** Returns mentions without what the word after them denies: `the mTOR pathway` is no gene, though `mTOR` alone is one. */
export function withoutClassified(
  mentions: readonly EntityMention[],
  words: readonly Word[],
): readonly EntityMention[] {
  return mentions.flatMap((mention) => {
    const word = words[mention.last + 1]?.folded ?? '';
    const types = CLASS_WORDS[word];
    const isProteinClass = RECEPTOR.test(word);
    if (types === undefined && !isProteinClass) return [mention];
    const candidates = mention.candidates.filter((hit) =>
      isProteinClass
        ? !isGene(hit.types) || [hit.label, hit.alias, hit.description].join().includes(word)
        : hit.types.some((type) => types?.includes(type)),
    );
    return candidates.length === 0 ? [] : [{ ...mention, candidates }];
  });
}

/** Returns the names that were denied with the word that denies them, as written, where no name that stays has both. */
export function unknownNames(
  { text, words }: Pick<AnalyzedQuestion, 'text' | 'words'>,
  mentions: readonly EntityMention[],
  kept: readonly EntityMention[],
): readonly string[] {
  const places = new Set(kept.map(({ first, last }) => `${first} ${last}`));
  const denied = mentions.filter(({ first, last }) => !places.has(`${first} ${last}`));
  const names = denied
    .filter((mention) => isSureName(mention, words))
    .filter(({ last }) => !kept.some((other) => isInside(last, other)))
    .map(({ first, last }) => text.slice(words[first]?.start, words[last + 1]?.end));
  return [...new Set(names)].filter(
    (name) => !names.some((other) => other !== name && other.endsWith(name)),
  );
}

/** A word of English that is a name only by chance denies nothing: `the same pathway`, `which gene family`. */
function isSureName({ last, text, candidates }: EntityMention, words: readonly Word[]): boolean {
  if (isPlainStem(words[last]?.stem ?? '')) return false;
  return candidates[0]?.match === 'exact-label' || text !== text.toLowerCase();
}

/** Returns other ways to write the name of a pathway: `Notch pathway` is the `Notch signaling pathway`. */
export function pathwayNames(name: string): readonly string[] {
  const [, stem] =
    /^(.+?)(?: signal(?:l?ing)?)?(?: transduction)?(?: pathway| cascade)$/i.exec(name) ?? [];
  return stem === undefined
    ? []
    : ['signaling pathway', 'pathway', 'signaling'].map((word) => `${stem} ${word}`);
}
