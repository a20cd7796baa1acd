import { nextTurn } from '@biographql/core/internal';
import file from '../lexicon/phrases.json' with { type: 'json' };
import { isPlainNoun, relationsNamedBy, typesNamedBy } from '../text/lexicon.js';
import { foldWord, stemWord } from '../text/words.js';
import { resolveTopic } from './topic.js';

/** A turn of phrase and the form in which it is read; `$1` and so on stand for its groups. */
type Phrase = readonly [pattern: RegExp, replacement: string];

const MAX_REPEATS = 3;
/** The first use of an expression parses it, the second one compiles it. */
const WARM_UP_USES = 2;

const GROUPS: readonly (readonly Phrase[])[] = file.groups.map(({ words, phrases }) =>
  phrases.map(({ from, to }) => [new RegExp(expand(from, { ...file.words, ...words }), 'gi'), to]),
);
const [SPELLINGS = [], ...PHRASES] = GROUPS;
const [OPENINGS = []] = PHRASES;
const CLASSES: readonly Phrase[] = file.classes.map(({ from, to }) => [new RegExp(from, 'gi'), to]);

/** Returns a question with a class of drugs named by what its members act on, for a graph without ATC codes; unchanged when it names none. */
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

let preparing: Promise<void> | null = null;

/** Compiles the phrases of the lexicon, one at a time, and gives way to other work between them; once, also when it is called again. */
export function prepareRules(): Promise<void> {
  preparing ??= compilePhrases();
  return preparing;
}

async function compilePhrases(): Promise<void> {
  for (const [pattern, replacement] of GROUPS.flat()) {
    for (let use = 0; use < WARM_UP_USES; use += 1) {
      'x'.replace(pattern, replacement);
      await nextTurn();
    }
  }
}
