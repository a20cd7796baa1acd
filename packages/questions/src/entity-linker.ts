import type { CallOptions, EntityType } from '@biographql/core';
import type { LabelHit, LabelIndex } from '@biographql/engines';
import { isPlainStem } from './answer-nouns.js';
import type { QuestionAnalysis } from './question-analysis.js';
import { foldWord, isFunctionWord, type Word } from './reader/words.js';

/** A stretch of a question that names entities. */
export interface EntityMention {
  /** Indexes of its first and last word. */
  readonly first: number;
  readonly last: number;
  /** The text that was looked up. */
  readonly text: string;
  /** Entities of that name, best first; never empty. */
  readonly candidates: readonly LabelHit[];
  /** How surely the stretch names them: 1 exact, 0.85 after a change of ending, 0.6 beginning, 0.45 typing error. */
  readonly quality: number;
}

const LONGEST_NAME = 9;
const MOST_LOOKUPS = 600;
const MOST_SEARCHES = 2;

/**
 * Finds the entities that a question names: every stretch of words that is exactly a label or an alias, and for the
 * words that remain the nearest label by beginning or typing error. At most one exact call and four searches.
 */
export async function linkEntities(
  analysis: QuestionAnalysis,
  labels: LabelIndex,
  options: CallOptions = {},
): Promise<readonly EntityMention[]> {
  const spans = nameSpans(analysis);
  const found = await labels.exact(
    spans.map(({ text }) => text),
    options,
  );
  const mentions = new Map<string, EntityMention>();
  spans.forEach((span, index) => {
    const candidates = found[index] ?? [];
    const key = `${span.first}-${span.last}`;
    if (candidates.length === 0) return;
    const known = mentions.get(key);
    mentions.set(key, known === undefined ? { ...span, candidates } : withMore(known, candidates));
  });
  const exact = [...mentions.values()];
  const all = [...exact, ...(await searchRest(analysis, exact, { labels, options }))];
  return [...all, ...joinAppositions(analysis, all)];
}

/** Other spellings add entities after those of the spelling in the question. */
function withMore(mention: EntityMention, more: readonly LabelHit[]): EntityMention {
  const known = new Set(mention.candidates.map(({ iri }) => iri));
  return {
    ...mention,
    candidates: [...mention.candidates, ...more.filter(({ iri }) => !known.has(iri))],
  };
}

type Span = Omit<EntityMention, 'candidates'>;

/** Stretches of words to look up, the longest first, each with its spelling variants after it. */
function nameSpans({ text, words }: QuestionAnalysis): readonly Span[] {
  const spans: Span[] = [];
  for (let length = Math.min(LONGEST_NAME, words.length); length >= 1; length--) {
    for (let first = 0; first + length <= words.length; first++) {
      const last = first + length - 1;
      const start = words[first];
      const end = words[last];
      if (start === undefined || end === undefined || !mayName(words, first, last)) continue;
      const surface = text.slice(start.start, end.end);
      spans.push({ first, last, text: surface, quality: 1 });
      for (const variant of variantsOf(surface)) {
        spans.push({ first, last, text: variant, quality: 0.85 });
      }
    }
  }
  return spans.slice(0, MOST_LOOKUPS);
}

function mayName(words: readonly Word[], first: number, last: number): boolean {
  const start = words[first];
  const end = words[last];
  if (start === undefined || end === undefined) return false;
  if (first === last) {
    if (start.text.length < 2) return false;
    if (isFunctionWord(start.folded)) return isAcronym(start.text);
    return start.text.length > 2 || /[\p{Lu}\p{N}]/u.test(start.text);
  }
  return !isOpening(start) && (!isFunctionWord(end.folded) || isAcronym(end.text));
}

/** A capitalized function word inside a question may be a gene: `CAN`, `WAS`. */
function isAcronym(text: string): boolean {
  return text.length > 1 && text === text.toUpperCase() && /\p{Lu}/u.test(text);
}

function isOpening(word: Word): boolean {
  return isFunctionWord(word.folded) && !isAcronym(word.text);
}

/** Other spellings of a name: without possessive or plural endings, without a slash or a parenthesis inside. */
function variantsOf(surface: string): readonly string[] {
  const variants = new Set([
    surface.replace(/['’]s(?=\s|$)/g, ''),
    surface.replace(/s(?=\s+(?:disease|syndrome|disorder)s?$)/i, ''),
    surface.replace(/([^s\s])s$/i, '$1'),
    surface.replace(/ies$/i, 'y'),
    surface.replace(/es$/i, ''),
    surface.replace(/[()]/g, ' '),
    surface.replace(/\btype I\b/i, 'type 1').replace(/\btype II\b/i, 'type 2'),
  ]);
  variants.delete(surface);
  return [...variants].filter((variant) => variant.trim().length > 2);
}

async function searchRest(
  analysis: QuestionAnalysis,
  exact: readonly EntityMention[],
  tools: SearchTools,
): Promise<readonly EntityMention[]> {
  const runs = unnamedRuns(analysis, exact).slice(0, MOST_SEARCHES);
  const found = await Promise.all(
    runs.map(async (run): Promise<EntityMention | null> => {
      const whole = await searchRun(run, tools);
      const core = whole === null ? withoutPlainEnds(run, analysis) : null;
      return core === null ? whole : searchRun(core, tools);
    }),
  );
  return found.filter((mention) => mention !== null);
}

interface SearchTools {
  readonly labels: LabelIndex;
  readonly options: CallOptions;
}

async function searchRun(
  run: Span,
  { labels, options }: SearchTools,
): Promise<EntityMention | null> {
  const hits = await labels.search(run.text, { ...options, limit: 5 });
  const near = hits.filter((hit) => isNear(hit, run.text));
  const [best] = near;
  if (best === undefined) return null;
  const candidates = near.filter(({ match }) => match === best.match);
  return { ...run, candidates, quality: best.match === 'fuzzy' ? 0.45 : 0.6 };
}

/** The run without nouns such as `patients` or `disease` at its ends; null when that changes nothing or leaves nothing. */
function withoutPlainEnds(run: Span, { words, text }: QuestionAnalysis): Span | null {
  let { first, last } = run;
  while (last > first && isPlainNoun(words[last])) last -= 1;
  while (first < last && isPlainNoun(words[first])) first += 1;
  const shorter = text.slice(words[first]?.start, words[last]?.end);
  return shorter.length < 4 || shorter.length === run.text.length
    ? null
    : { ...run, first, last, text: shorter };
}

/**
 * A name that is much longer than what was typed is a guess. So is, for a typing error, another number or another first
 * letter: people rarely mistype it, and `mepolizumab` is not `teplizumab`.
 */
function isNear({ label, alias, match }: LabelHit, typed: string): boolean {
  const name = alias ?? label;
  if (match === 'fuzzy' && (/\d/.test(typed) || foldWord(name)[0] !== foldWord(typed)[0]))
    return false;
  return name.length <= typed.length * 1.6 + 4;
}

/** Stretches of meaningful words of which at least one is in no name, wording or noun; the longest first. */
function unnamedRuns(analysis: QuestionAnalysis, exact: readonly EntityMention[]): readonly Span[] {
  const { words, cues, text } = analysis;
  const told = new Set(cues.filter(({ cue }) => cue.weight >= 0.7).flatMap((match) => match.words));
  const named = new Set(
    exact.flatMap(({ first, last }) => (first < last ? range(first, last) : [])),
  );
  const isOpen = (index: number): boolean => {
    const word = words[index];
    return word !== undefined && !told.has(index) && !isFunctionWord(word.folded);
  };
  const runs: Span[] = [];
  for (let first = 0; first < words.length; first++) {
    if (!isOpen(first)) continue;
    let last = first;
    while (isOpen(last + 1)) last += 1;
    const isUnknown = range(first, last).some(
      (index) => !isPlainNoun(words[index]) && !named.has(index),
    );
    const start = words[first]?.start ?? 0;
    const end = words[last]?.end ?? 0;
    const isNamed = exact.some((mention) => mention.first <= first && mention.last >= last);
    if (isUnknown && !isNamed && end - start >= 4)
      runs.push({ first, last, text: text.slice(start, end), quality: 0 });
    first = last;
  }
  return runs.sort((left, right) => right.text.length - left.text.length);
}

/** A name with another one in parentheses after it is one name: `Calsequestrin 2 (CASQ2)`. */
function joinAppositions(
  { text, words }: QuestionAnalysis,
  mentions: readonly EntityMention[],
): readonly EntityMention[] {
  return mentions.flatMap((outer) =>
    mentions.flatMap((inner): EntityMention[] => {
      if (inner.first !== outer.last + 1) return [];
      const gap = text.slice(words[outer.last]?.end, words[inner.first]?.start);
      if (!/^\s*\($/.test(gap) || !/^\s*\)/.test(text.slice(words[inner.last]?.end))) return [];
      const known = new Set(outer.candidates.map(({ iri }) => iri));
      const candidates = [
        ...outer.candidates,
        ...inner.candidates.filter(({ iri }) => !known.has(iri)),
      ];
      return [
        {
          first: outer.first,
          last: inner.last,
          text: outer.text,
          candidates,
          quality: Math.max(outer.quality, inner.quality),
        },
      ];
    }),
  );
}

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function isPlainNoun(word: Word | undefined): boolean {
  return word !== undefined && isPlainStem(word.stem);
}

/** The candidates whose type fits; those of unknown type only when none of a known type does. Empty `types` fit all. */
export function candidatesOf(
  mention: EntityMention,
  types: readonly EntityType[],
): readonly LabelHit[] {
  if (types.length === 0) return mention.candidates;
  const fitting = mention.candidates.filter((hit) =>
    hit.types.some((type) => types.includes(type)),
  );
  if (fitting.length > 0) return fitting;
  return mention.candidates.filter((hit) => hit.types.every((type) => type === 'UNDEFINED'));
}
