import type { EntityType } from '@biographql/core';
import type { LabelHit } from '@biographql/engines';
import type { AnalyzedQuestion } from '../analyze/analyze-question.js';
import file from '../lexicon/words.json' with { type: 'json' };
import { expandTypes, isFunctionWord, isGene, isPlainStem, type Word } from '../text/lexicon.js';

export interface Stretch {
  readonly first: number;
  readonly last: number;
}

export interface EntityMention extends Stretch {
  readonly text: string;
  readonly candidates: readonly LabelHit[];
  /** How surely the stretch names them: 1 exact, 0.85 after a change of ending, 0.6 beginning, 0.45 typing error. */
  readonly quality: number;
}

export function byPlace(left: Stretch, right: Stretch): number {
  return left.first - right.first;
}

export function toWords({ first, last }: Stretch): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

export function isInside(word: number, { first, last }: Stretch): boolean {
  return word >= first && word <= last;
}

export function overlap(left: Stretch, right: Stretch): boolean {
  return left.first <= right.last && left.last >= right.first;
}

/** The longest first, and of these the surest. */
export function byLength(left: EntityMention, right: EntityMention): number {
  const longer = right.last - right.first - (left.last - left.first);
  return longer || right.quality - left.quality;
}

export function withoutOverlap(mentions: readonly EntityMention[]): readonly EntityMention[] {
  const remaining: EntityMention[] = [];
  for (const mention of [...mentions].sort(byLength))
    if (!remaining.some((other) => overlap(mention, other))) remaining.push(mention);
  return remaining;
}

export function withMore(mention: EntityMention, more: readonly LabelHit[]): EntityMention {
  const known = new Set(mention.candidates.map(({ iri }) => iri));
  return {
    ...mention,
    candidates: [...mention.candidates, ...more.filter(({ iri }) => !known.has(iri))],
  };
}

/** Returns the candidates whose type fits; those of unknown type only when none of a known type does. Empty `types` fit all. */
export function getCandidates(
  { candidates }: EntityMention,
  types: readonly EntityType[],
): readonly LabelHit[] {
  if (types.length === 0) return candidates;
  const fitting = candidates.filter((hit) => hit.types.some((type) => types.includes(type)));
  if (fitting.length > 0) return fitting;
  return candidates.filter((hit) => hit.types.every((type) => type === 'UNDEFINED'));
}

export function isParticular(
  { first, last }: Stretch,
  { words }: { readonly words: readonly Word[] },
): boolean {
  return words
    .slice(first, last + 1)
    .some(({ stem, folded }) => !isFunctionWord(folded) && !isPlainStem(stem));
}

const CLASS_WORDS: ReadonlyMap<string, readonly EntityType[]> = new Map(
  file.classWords.flatMap(({ words, types }) =>
    words.split(' ').map((word) => [word, expandTypes(types)] as const),
  ),
);
/** Words that say what kind of protein a name stands for: the EGF receptor is not EGF. */
const RECEPTOR = /^(?:receptor|transporter)$/;

/** Returns mentions without what the word after them denies: `the mTOR pathway` is no gene, though `mTOR` alone is one. */
export function withoutClassified(
  mentions: readonly EntityMention[],
  words: readonly Word[],
): readonly EntityMention[] {
  return mentions.flatMap((mention) => {
    const word = words[mention.last + 1]?.folded ?? '';
    const types = CLASS_WORDS.get(word);
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
  remaining: readonly EntityMention[],
): readonly string[] {
  const places = new Set(remaining.map(({ first, last }) => `${first} ${last}`));
  const denied = mentions.filter(({ first, last }) => !places.has(`${first} ${last}`));
  const names = denied
    .filter((mention) => isSureName(mention, words))
    .filter(({ last }) => !remaining.some((other) => isInside(last, other)))
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
