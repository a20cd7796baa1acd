import { editDistance } from '@biographql/core/internal';
import phraseFile from '../lexicon/phrases.json' with { type: 'json' };
import type { Cue, Relation, Relations } from '../lexicon/relations.js';
import topics from '../lexicon/topics.json' with { type: 'json' };
import {
  asksVerdict,
  foldWord,
  isEnglishWord,
  isFiller,
  isFunctionWord,
  isPlainNoun,
  relationsNamedBy,
  splitWords,
  stemWord,
  typesNamedBy,
  type Word,
} from '../text/lexicon.js';

/** Words about a person who has or takes the topic; removed, so that they don't narrow the question. */
const { people, adverbs, verbs } = topics.scene;
const SCENE = new RegExp(
  `^(?:${people.join('|')})\\s+(?:${adverbs.join('|')})?(?:${verbs.join('|')})\\s+`,
  'i',
);
const TOPIC = new RegExp(`^(?:${topics.topics.join('|')})\\s*:?\\s+`, 'i');
/** Splits the topic from the question; a hyphen only counts between spaces. */
const DIVIDED = /^(.{2,80}?)(?:\s*[.:;?!]+\s+|,\s+|\s+[-–—]+\s+)(.+)$/;
const PRONOUNS = topics.pronouns.map((pattern) => new RegExp(pattern, 'i'));
const ASKING = new RegExp(`\\b(?:${topics.asking.join('|')})\\b`, 'i');
const GENERAL = new RegExp(`^(?:${topics.general.join('|')})$`, 'i');

function resolveTopic(text: string): string {
  const [, before, question] = DIVIDED.exec(text) ?? [];
  if (before === undefined || question === undefined) return text;
  const scene = before.replace(SCENE, '');
  const isScene = scene !== before;
  const topic = scene.replace(TOPIC, '').trim();
  const isBroughtUp = isScene || topic !== scene;
  if (topic === '' || GENERAL.test(topic.split(' ')[0] ?? '')) return text;
  if (!ASKING.test(question) && !/[:–—-]\s/.test(text)) return text;
  const several = /^(.+?)(?: and |, | or | & | vs\.? | versus )(.+)$/i.exec(topic);
  const placed = several === null ? inPlace(question, topic) : forBoth(question, topic);
  if (placed !== null) return placed;
  return isBroughtUp || /[:–—-]\s/.test(text.slice(before.length, before.length + 4))
    ? behind(question, topic)
    : text;
}

function inPlace(question: string, topic: string): string | null {
  const pronoun = PRONOUNS.find((one) => one.test(question));
  if (pronoun === undefined) return null;
  return question.replace(pronoun, (said) =>
    /^(?:its|their)$/i.test(said) ? `${topic}'s` : topic,
  );
}

/** `X and Y: drugs that treat both` */
function forBoth(question: string, topic: string): string | null {
  const pair =
    /\b(?:both(?: of them| of these| diseases| drugs| genes| conditions| disorders)?|each(?: of (?:them|these))?|them(?: both)?|these(?: two)?(?: diseases| drugs| genes| conditions)?|the two|they(?: both)?)\b/i;
  return pair.test(question) ? question.replace(pair, `both ${topic}`) : null;
}

/** Appends a topic that no pronoun refers to. */
function behind(question: string, topic: string): string {
  return /\b(?:more|fewer|less|most)\b/i.test(question)
    ? `${question}, ${topic}`
    : `${question} for ${topic}`;
}

const PARTS =
  /^(.{8,}?)[,;?]?\s+(?:and|also|;)\s+(?=(?:which|what|how|who|where|is|are|does|do|can|list)\b)(.{6,})$/i;
const OPENING_WORD = /^(?:which|what|how|who|where|is|are|does|do|can|list|name|give|tell|show)\b/i;
const REFERRING = /\b(?:it|its|them|their|they|this|that)\b/i;
const OPENING = /^(?:and|what about|how about|also)\s+/i;

/** Returns the questions that a text asks: two for `What is the gene of X and which drugs treat it?`. */
export function splitQuestion(text: string): readonly string[] {
  const [, first, second] = PARTS.exec(text.trim()) ?? [];
  if (first === undefined || second === undefined || !OPENING_WORD.test(first.trim()))
    return [text];
  return REFERRING.test(second) ? [first, second] : [text];
}

/** Whether a question refers to the one before it: `and its side effects?` */
export function isFollowUp(text: string): boolean {
  return OPENING.test(text.trim()) || (REFERRING.test(text) && text.trim().split(/\s+/).length < 9);
}

/** Returns a follow-up with what it refers to: `metformin: its targets`. */
export function withTopic(text: string, topic: string): string {
  const question = text.trim().replace(OPENING, '');
  return REFERRING.test(question)
    ? `${topic}: ${question}`
    : `${question.replace(/\?$/, '')} of ${topic}`;
}

/** A phrase pattern and its simpler form; `$1` etc. stand for its groups. */
type Phrase = readonly [pattern: RegExp, replacement: string];

const MAX_REPEATS = 3;

const GROUPS: readonly (readonly Phrase[])[] = phraseFile.groups.map(({ words, phrases }) =>
  phrases.map(({ from, to }) => [
    new RegExp(expand(from, { ...phraseFile.words, ...words }), 'gi'),
    to,
  ]),
);
const [SPELLINGS = [], ...PHRASES] = GROUPS;
const [OPENINGS = []] = PHRASES;
const CLASSES: readonly Phrase[] = phraseFile.classes.map(({ from, to }) => [
  new RegExp(from, 'gi'),
  to,
]);

/** Replaces a class of drugs by the target of its members, for a graph without ATC codes; unchanged without one. */
export function nameByTarget(question: string): string {
  return applyPhrases(CLASSES, question);
}

export function simplifyQuestion(question: string): string {
  const opened = applyPhrases(OPENINGS, applyPhrases(SPELLINGS, question.trim()));
  return joinNouns(
    PHRASES.reduce((text, phrases) => applyPhrases(phrases, text), resolveTopic(opened)),
  );
}

function applyPhrases(phrases: readonly Phrase[], text: string): string {
  let simple = text;
  for (const [pattern, replacement] of phrases) {
    for (let times = 0; times < MAX_REPEATS; times++) {
      const next = simple.replace(pattern, replacement).trim();
      if (next === simple || next === '') break;
      simple = next;
    }
  }
  return simple;
}

const PAIR = /\b(\p{L}+)( or | and |\/|, )(\p{L}+)\b/gu;

/** Returns a question with one noun for two that name the same things: `genes or proteins`, `tissues and organs`. */
function joinNouns(text: string): string {
  const joined = text.replace(PAIR, (all, left: string, _joint: string, right: string) =>
    nameSame(left, right) ? left : all,
  );
  return joined === text ? text : joinNouns(joined);
}

function nameSame(left: string, right: string): boolean {
  const [one, other] = [left, right].map((word) => stemWord(foldWord(word)));
  if (one === undefined || other === undefined || one === other) return false;
  if (!isPlainNoun(one) || !isPlainNoun(other)) return false;
  if ((relationsNamedBy(one) === null) !== (relationsNamedBy(other) === null)) return false;
  const [types, others] = [typesNamedBy(one) ?? [], typesNamedBy(other) ?? []];
  return types.some((type) => others.includes(type)) && types[0] === others[0];
}

function expand(pattern: string, words: Readonly<Record<string, string | undefined>>): string {
  const once = pattern.replace(/\{(\p{Ll}+)\}/gu, (all, name: string) =>
    words[name] === undefined ? all : `(?:${words[name]})`,
  );
  return once === pattern ? once : expand(once, words);
}

type QuestionForm = 'list' | 'count' | 'yes-no' | 'definition';

export interface CueMatch {
  readonly relation: Relation;
  readonly cue: Cue;
  readonly words: readonly number[];
}

export interface AnalyzedQuestion {
  readonly relations: Relations;
  readonly original: string;
  readonly text: string;
  readonly words: readonly Word[];
  readonly form: QuestionForm;
  readonly cues: readonly CueMatch[];
}

const DEFINITION =
  /^\s*(?:(?:what|who)(?:\s+(?:is|are|was|were)|['’]s)|define|describe|explain|(?:please\s+)?tell\s+me\s+about|(?:give\s+)?information\s+(?:on|about))\s/i;
/** The graph doesn't answer longer texts: their words are only searched for in articles. */
const MAX_WORDS = 60;
/** Longer words are cut before matching: no name has one. */
const MAX_WORD = 100;
const LONG_WORD = new RegExp(`\\S{${MAX_WORD + 1},}`, 'g');
/** Maximum words between the parts of a wording. */
const LONGEST_GAP = 2;

export function analyzeQuestion(question: string, relations: Relations): AnalyzedQuestion {
  const bounded = question.replace(LONG_WORD, (word) => word.slice(0, MAX_WORD));
  const isLong = splitWords(bounded).length > MAX_WORDS;
  const text = isLong ? bounded : simplifyQuestion(bounded);
  const words = splitWords(text);
  return {
    relations,
    original: question,
    text,
    words,
    form: getForm(text),
    cues: isLong ? [] : findCues(words, relations),
  };
}

function getForm(text: string): QuestionForm {
  if (/\bhow many\b|\bthe (?:total )?number of\b/i.test(text)) return 'count';
  if (!isNamedPlural(text) && asksVerdict(text)) return 'yes-no';
  return DEFINITION.test(text) ? 'definition' : 'list';
}

/** `diseases that X is linked to`, `diseases X is linked to`: the leading plural is requested. */
function isNamedPlural(text: string): boolean {
  const [first, second] = splitWords(text.replace(/^(?:all )?(?:the )?/i, ''));
  if (first === undefined || !first.folded.endsWith('s') || !isPlainNoun(first.stem)) return false;
  return !/^(?:is|are|was|were|do|does|can|have|has)$/.test(second?.folded ?? '');
}

function findCues(words: readonly Word[], { cuesByStem }: Relations): readonly CueMatch[] {
  return words.flatMap((word, index) =>
    (cuesByStem.get(word.stem) ?? []).flatMap(({ relation, cue, stems }): CueMatch[] => {
      const matched = matchFrom(words, index, stems);
      return matched === null ? [] : [{ relation, cue, words: matched }];
    }),
  );
}

function matchFrom(
  words: readonly Word[],
  start: number,
  stems: readonly string[],
): readonly number[] | null {
  const matched = [start];
  for (const stem of stems.slice(1)) {
    const next = nextMatch(words, matched.at(-1) ?? start, stem);
    if (next === null) return null;
    matched.push(next);
  }
  return matched;
}

/** Words that change the question or begin a clause: wordings don't skip them. `Genes involved in` isn't `genes in`. */
const MEANT =
  /^(?:most|more|fewer|least|less|not|no|nor|never|than|same|similar|that|which|who|whose|is|are|do|does|associated|involved|related)$/;

function nextMatch(words: readonly Word[], from: number, stem: string): number | null {
  for (let index = from + 1; index <= from + 1 + LONGEST_GAP; index++) {
    const word = words[index];
    if (word === undefined) return null;
    if (word.stem === stem) return index;
    const isPassed = isFunctionWord(word.folded) || isFiller(word.stem);
    if (MEANT.test(word.folded) || !isPassed || isPlainNoun(word.stem)) return null;
  }
  return null;
}

const SHORTEST = 6;
const LONG = 9;

export function correctWordings(
  text: string,
  unread: readonly string[],
  relations: Relations,
): string | null {
  const unknown = unread
    .flatMap(splitWords)
    .filter(({ text: typed, stem }) => stem.length >= SHORTEST && !/\d/.test(typed))
    .filter((word) => !isEnglishWord(word.text));
  if (unknown.length === 0) return null;
  const words = relations.all.flatMap(({ cues }) =>
    cues.flatMap(({ phrase }) => splitWords(phrase)),
  );
  let corrected = text;
  for (const { text: typed, stem } of unknown) {
    const [first, ...others] = words.filter((word) => isNear(stem, word.stem));
    if (first !== undefined && others.every((word) => word.stem === first.stem))
      corrected = corrected.replace(typed, first.text);
  }
  return corrected === text ? null : corrected;
}

function isNear(typed: string, stem: string): boolean {
  if (stem[0] !== typed[0] || Math.abs(stem.length - typed.length) > 2) return false;
  return stem !== typed && editDistance(typed, stem) <= (typed.length < LONG ? 1 : 2);
}
