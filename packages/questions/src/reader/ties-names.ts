import { contentStems, splitWords, stemWord } from '../text/words.js';
import type { Stretch } from './find-stretches.js';

/**
 * Returns whether a sentence ties the names of a question by one of its words, in the question's order: the word stands
 * between them with the first as its subject, or says of both what they do with each other. True where one thing is named.
 */
export function tiesNames(
  text: string,
  stretches: readonly Stretch[],
  needed: readonly string[],
): boolean {
  const entities = new Set(stretches.map(({ entity }) => entity));
  if (entities.size < 2) return true;
  return stretches.some((left, index) => {
    const right = stretches[index + 1];
    if (right === undefined || right.entity === left.entity) return false;
    const parts = {
      before: text.slice(0, left.start),
      between: text.slice(left.end, right.start),
      after: text.slice(right.end),
    };
    if (isMutual(parts, needed)) return true;
    return left.entity < right.entity && isDone(parts, needed);
  });
}

interface Parts {
  readonly before: string;
  readonly between: string;
  readonly after: string;
}

/** Words between two names, at most, and words to a verb that both are the subject of. */
const REACH = 8;
const NEAR = 3;

/** `A strongly regulates the expression of B`: only what leaves A the subject stands before the verb. */
function isDone({ before, between }: Parts, needed: readonly string[]): boolean {
  if (DIVIDES.test(between) || GOVERNED.test(before)) return false;
  const words = splitWords(between);
  const at = words.findIndex(({ stem }) => needed.includes(stem));
  if (at < 0 || words.length > REACH) return false;
  return words.slice(0, at).every(({ folded }) => !TURNS.test(folded));
}

/** `A and B interact`, `the interaction between A and B`, `A interacts with B`. */
function isMutual({ before, between, after }: Parts, needed: readonly string[]): boolean {
  const mutual = needed.filter((stem) => MUTUAL.has(stem));
  const has = (stems: readonly string[]) => mutual.some((stem) => stems.includes(stem));
  if (mutual.length === 0 || DIVIDES.test(between)) return false;
  if (!JOINS.test(between)) return isDone({ before, between, after }, mutual);
  const nearAfter = contentStems(after).slice(0, NEAR);
  const nearBefore = splitWords(before).slice(-NEAR);
  return has(nearAfter) || has(nearBefore.map(({ stem }) => stem));
}

/** Nothing of one clause is divided so. */
const DIVIDES = /[;:()[\]]|,\s/;

/** A name after a preposition is no subject: `inhibitors of A regulate B`. */
const GOVERNED =
  /\b(?:of|by|in|with|for|from|between|to|on|via|through|against|without|than)\s+(?:the\s+)?$/i;

/** What makes another word the subject of the verb that follows. */
const TURNS =
  /^(?:of|in|for|by|with|from|to|on|via|through|against|without|than|that|which|who|and|or|but|when|while|whereas|as|not)$/;

const JOINS = /^(?:\s*[-–/]\s*|\s+(?:and|with)\s+(?:the\s+)?)$/;

/** What names side by side do with each other. */
const MUTUAL: ReadonlySet<string> = new Set(
  'interact interaction interacts bind binds bound associated association related linked correlated correlation complex dimer heterodimer similar same different compared combined overlap share cause due'
    .split(' ')
    .map(stemWord),
);
