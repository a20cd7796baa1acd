import type { EntityType } from '@biographql/core';
import type { CueMatch } from '../analyze/analyze-question.js';
import type { LinkedQuestion } from '../link/link-question.js';
import {
  candidatesOf,
  type EntityMention,
  isInside,
  overlap,
  type Stretch,
} from '../link/mention.js';
import type { AskedEnds } from '../reader/question-answerer.js';
import { isWorded } from '../reader/relation-wordings.js';
import { otherSide, type Relation, type Side } from '../relations/relation.js';
import { isFiller, isPlainStem } from '../text/answer-nouns.js';
import { isFunctionWord, stemWord } from '../text/words.js';
import { isParticular } from './coverage.js';
import { asksForTheOne, strongerWords } from './overstated.js';

/** A name in a question with the entities it may mean, before their other names are looked up. */
export interface PlannedName extends Stretch {
  readonly text: string;
  readonly types: readonly EntityType[];
  /** At most two; empty for a name that no entity has. */
  readonly iris: readonly string[];
}

/** What the sentences of articles must say to answer a question. */
export interface PlannedTerms {
  readonly names: readonly PlannedName[];
  /** Indexes are those of `names`. */
  readonly ends: AskedEnds | null;
  readonly wanted: readonly EntityType[];
  readonly said: readonly string[];
  readonly rest: readonly string[];
}

/** Wordings below this weight point at a relation too loosely to judge sentences by it. */
const LEAST_CUE = 0.7;

/** Returns what a sentence must name and say to answer a question. */
export function planTerms(question: LinkedQuestion): PlannedTerms {
  const mentions = namedApart(question).filter((mention) => !isInsideCue(mention, question));
  const cue = surestCue(question, mentions);
  const names = [
    ...mentions.map((mention) => toName(mention, cue?.relation ?? null)),
    ...(cue === null ? [] : unknownNames(question, mentions)),
  ].slice(0, 4);
  const ends = cue === null ? null : endsOf(question, names, cue);
  const told = ends === null ? [] : (cue?.words ?? []);
  return {
    names,
    ends,
    wanted: question.wanted?.types ?? wantedBy(cue, ends),
    said: stemsAt(question, told),
    rest: [...new Set([...restOf(question, names, told), ...strongerStems(question)])],
  };
}

/** The `risk` of `risk factor` names nothing, nor does `risk factor` in `a risk factor for`. */
function isInsideCue({ first, last }: Stretch, { cues }: LinkedQuestion): boolean {
  return cues.some(({ cue, words }) => {
    const isWhole = words.length === last - first + 1;
    const mayBeWhole = words.length > 1 && cue.after !== undefined;
    return (
      cue.weight >= LEAST_CUE &&
      (isWhole ? mayBeWhole : cue.asks === undefined && words.length > last - first + 1) &&
      words.includes(first) &&
      words.includes(last)
    );
  });
}

/** The longest names first, none sharing a word with another. */
function namedApart(question: LinkedQuestion): readonly EntityMention[] {
  const taken: EntityMention[] = [];
  const byLength = [...question.mentions]
    .filter(({ quality }) => quality >= 0.8)
    .sort((a, b) => b.last - b.first - (a.last - a.first) || b.quality - a.quality);
  for (const mention of byLength) {
    const isNew = !taken.some((other) => overlap(mention, other));
    if (isNew && isParticular(mention, question)) taken.push(mention);
  }
  return taken.sort((a, b) => a.first - b.first);
}

function surestCue(
  { cues, wanted }: LinkedQuestion,
  mentions: readonly EntityMention[],
): CueMatch | null {
  const fitting = cues.filter(
    ({ relation, cue, words }) =>
      isWorded(relation.id) &&
      cue.weight >= LEAST_CUE &&
      !words.some((word) => mentions.some((mention) => isInside(word, mention))),
  );
  // `What types of drugs treat asthma` asks for what treats.
  const rank = ({ relation, cue, words }: CueMatch) =>
    (relation.id === 'subclass' ? -1 : 0) +
    cue.weight +
    words.length / 10 +
    mentions.filter((name) => fitsAnEnd(name, relation)).length;
  const wantsEnd = ({ relation }: CueMatch) =>
    wanted !== null &&
    [relation.left, relation.right].some(({ types }) => types.some((t) => wanted.types.includes(t)))
      ? 0.5
      : 0;
  const [best] = [...fitting].sort((a, b) => rank(b) + wantsEnd(b) - rank(a) - wantsEnd(a));
  return best ?? null;
}

function fitsAnEnd(mention: EntityMention, { left, right }: Relation): boolean {
  return [left, right].some(({ types }) => candidatesOf(mention, types).length > 0);
}

function toName(mention: EntityMention, relation: Relation | null): PlannedName {
  const ends = relation === null ? [] : [relation.left.types, relation.right.types];
  const fitting = ends.map((types) => candidatesOf(mention, types)).find((hits) => hits.length > 0);
  const candidates = (fitting ?? mention.candidates).slice(0, 2);
  return {
    first: mention.first,
    last: mention.last,
    text: mention.text,
    types: candidates[0]?.types ?? [],
    iris: candidates.map(({ iri }) => iri),
  };
}

/** Stretches of meaningful words that nothing explains: names that the graph does not know. */
function unknownNames(
  { text, words, wanted, cues }: LinkedQuestion,
  mentions: readonly EntityMention[],
): readonly PlannedName[] {
  const names: PlannedName[] = [];
  const isFree = (index: number) => {
    const word = words[index];
    if (word === undefined || isFunctionWord(word.folded) || isPlainStem(word.stem)) return false;
    if (cues.some((each) => each.words.includes(index)) || wanted?.word === index) return false;
    return !mentions.some((mention) => isInside(index, mention));
  };
  for (let first = 0; first < words.length; first++) {
    if (!isFree(first)) continue;
    let last = first;
    while (isFree(last + 1)) last += 1;
    const touches = mentions.some(
      (mention) => mention.last === first - 1 || mention.first === last + 1,
    );
    const surface = text.slice(words[first]?.start, words[last]?.end);
    if (!touches) names.push({ first, last, text: surface, types: [], iris: [] });
    first = last;
  }
  return names;
}

/** The ends that names stand at, by type, then by word order; null when neither tells. */
function endsOf(
  question: LinkedQuestion,
  names: readonly PlannedName[],
  match: CueMatch,
): AskedEnds | null {
  const ends = endsByType(question, names, match);
  return ends !== null && isReversed(question, names, ends) ? { ...ends, ...NEITHER } : ends;
}

/** No sentence states a relation of neither end. */
const NEITHER = { left: null, right: null };

/** The end that does something to the other. */
const ACTIVE: Readonly<Record<string, Side>> = {
  treats: 'left',
  'drug-target': 'left',
  'side-effect': 'left',
  cause: 'right',
  'genetic-association': 'right',
  'risk-factor': 'right',
};

/** `Does asthma treat montelukast?` asks for what no sentence about montelukast says. */
function isReversed(
  { words }: LinkedQuestion,
  names: readonly PlannedName[],
  { relation, left, right }: AskedEnds,
): boolean {
  const active = ACTIVE[relation];
  if (active === undefined || left === null || right === null) return false;
  if (!/^(?:do|does|did|can|could|may|will)$/.test(words[0]?.folded ?? '')) return false;
  const [doer, other] =
    active === 'left' ? [names[left], names[right]] : [names[right], names[left]];
  return (doer?.first ?? 0) > (other?.first ?? 0);
}

function endsByType(
  { words }: LinkedQuestion,
  names: readonly PlannedName[],
  { relation, cue, words: said }: CueMatch,
): AskedEnds | null {
  const at = said[0] ?? words.length;
  const takesAnything = relation.left.types.length === 0 || relation.right.types.length === 0;
  const sideOf = (name: PlannedName): Side | null => {
    const told = (name.first > at ? cue.after : beforeOf(cue)) ?? null;
    if (takesAnything && told !== null) return told;
    const fits = (side: Side) => fitsTypes(name.types, relation[side].types);
    if (fits('left') !== fits('right')) return fits('left') ? 'left' : 'right';
    return told;
  };
  const sides = names.map(sideOf);
  const left = sides.indexOf('left');
  const right = sides.indexOf('right');
  if (names.length === 2 && left >= 0 !== right >= 0) {
    const other = left >= 0 ? 1 - left : 1 - right;
    if (sides[other] === null)
      return left >= 0
        ? { relation: relation.id, left, right: other }
        : { relation: relation.id, left: other, right };
  }
  if (left < 0 && right < 0) return null;
  return {
    relation: relation.id,
    left: left < 0 ? null : left,
    right: right < 0 ? null : right,
  };
}

/** `X is a risk factor for Y`: what stands before is the other end than what the preposition leads to. */
function beforeOf({ before, after, asks, phrase }: CueMatch['cue']): Side | undefined {
  if (before !== undefined || after === undefined || asks === undefined) return before;
  return / (?:of|for|in)$/.test(phrase) ? otherSide(after) : undefined;
}

/** The types of the end that is asked for. */
function wantedBy(cue: CueMatch | null, ends: AskedEnds | null): readonly EntityType[] {
  if (cue === null || ends === null) return [];
  if (ends.left === null) return cue.relation.left.types;
  return ends.right === null ? cue.relation.right.types : [];
}

function stemsAt({ words }: LinkedQuestion, indexes: readonly number[]): readonly string[] {
  return indexes.flatMap((index) => {
    const word = words[index];
    return word === undefined || isFunctionWord(word.folded) ? [] : [word.stem];
  });
}

function fitsTypes(own: readonly EntityType[], accepted: readonly EntityType[]): boolean {
  if (own.length === 0) return false;
  return own.some((type) => accepted.includes(type));
}

/** What a sentence must say as well; words of grammar are no sentence's own, so that none answers `Should …?` */
function strongerStems(question: LinkedQuestion): readonly string[] {
  const words = strongerWords(question);
  return (asksForTheOne(question) ? [...words, 'the'] : words).map(stemWord);
}

function restOf(
  { words, wanted, form }: LinkedQuestion,
  names: readonly PlannedName[],
  told: readonly number[],
): readonly string[] {
  const stems = words.flatMap(({ folded, stem }, index) => {
    const isTold = told.includes(index) || names.some((name) => isInside(index, name));
    if (isTold || isFunctionWord(folded) || isFiller(stem)) return [];
    return wanted?.word === index && form !== 'yes-no' ? [] : [stem];
  });
  return [...new Set(stems)];
}
