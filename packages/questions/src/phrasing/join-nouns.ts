import { relationsNamedBy, typesNamedBy } from '../text/answer-nouns.js';
import { isPlainNoun } from '../text/lexicon.js';
import { foldWord, stemWord } from '../text/words.js';

const PAIR = /\b(\p{L}+)( or | and |\/|, )(\p{L}+)\b/gu;

/** Returns a question with one noun for two that name the same things: `genes or proteins`, `tissues and organs`. */
export function joinNouns(text: string): string {
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
