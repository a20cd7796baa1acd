import { COMPARING } from './comparing.js';
import { DEFINING } from './defining.js';
import { FRAMES } from './frames.js';
import { joinNouns } from './join-nouns.js';
import { MANNERS } from './manners.js';
import { NOUN_PHRASES } from './noun-phrases.js';
import { OPENINGS } from './openings.js';
import { resolveTopic } from './resolve-topic.js';
import type { Rule } from './rule.js';

/**
 * Returns a question in the plain wording of what it asks: without courtesies and tags, a preposition behind what it
 * governs, a topic in the place of its pronoun, and turns of phrase that every relation shares in one form each. Names and
 * words of relations stay as they are, and no word that narrows what is asked is left out.
 */
export function rewriteQuestion(question: string): string {
  const plain = apply(TIDY, question.trim());
  const opened = apply(OPENINGS, plain);
  const about = resolveTopic(opened);
  const framed = [OPENINGS, DEFINING, MANNERS, COMPARING, FRAMES, NOUN_PHRASES].reduce(
    (text, rules) => apply(rules, text),
    about,
  );
  return joinNouns(framed);
}

/** Spellings of what is said the same. */
const TIDY: readonly Rule[] = [
  [/[\s\u00a0]+/g, ' '],
  [/[“”„"`]/g, ''],
  [/’/g, "'"],
  [/\band\/or\b/gi, 'or'],
  [/\s+&\s+/g, ' and '],
  [
    /(?<=\S)-(associated|related|linked|targeting|expressing|implicated|treating|specific)\b/gi,
    ' $1',
  ],
  [/\bcan(?:'t|not)\b/gi, 'can not'],
  [/\bwon't\b/gi, 'will not'],
  [/\b(is|are|was|were|do|does|did|has|have|had|could|would|should)n't\b/gi, '$1 not'],
  [/\b(what|who|where|how|that|there|here|it)'s\b/gi, '$1 is'],
  [/\b(I|we|you)'(?:d)\b/gi, '$1 would'],
  [/\bI'm\b/gi, 'I am'],
  [/\b(I|we|you)'ve\b/gi, '$1 have'],
  [/\b(?:wich|whcih|wihch|whitch)\b/gi, 'which'],
  [/[?!.…][\s?!.…]*$/, ''],
];

/** Rules are applied in order, each as long as it changes something, at most a few times. */
function apply(rules: readonly Rule[], text: string): string {
  let plain = text;
  for (const [pattern, replacement] of rules) {
    for (let times = 0; times < MOST_TIMES; times++) {
      const next = plain.replace(pattern, replacement).trim();
      if (next === plain || next === '') break;
      plain = next;
    }
  }
  return plain;
}

const MOST_TIMES = 3;
