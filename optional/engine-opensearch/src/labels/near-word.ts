import { allowedEdits } from '@biographql/engines/internal';

/** The rule of `nearWords`, spelled out: whether a token begins with a word, as far as so many edits allow. */
export function isNear(token: string, word: string, edits: number): boolean {
  if (token.startsWith(word)) return true;
  const allowed = Math.min(edits, allowedEdits(word));
  if (allowed === 0) return false;
  if (distance(token, word) <= allowed) return true;
  for (let length = 1; length <= token.length; length++) {
    if (isNearBeginning(token.slice(0, length), word, allowed)) return true;
  }
  return false;
}

function isNearBeginning(beginning: string, word: string, allowed: number): boolean {
  if (beginning.at(-1) === word.at(-1)) {
    if (distance(beginning.slice(0, -1), word.slice(0, -1)) <= allowed) return true;
  }
  if (!isSwapped(beginning, word)) return false;
  return distance(beginning.slice(0, -2), word.slice(0, -2)) + 1 <= allowed;
}

/** Optimal string alignment in which digits cannot be edited, by its recursive definition. */
function distance(a: string, b: string, known = new Map<string, number>()): number {
  if (a === '' && b === '') return 0;
  const key = `${a.length} ${b.length}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const costs = [Number.POSITIVE_INFINITY];
  if (a !== '' && !isDigit(a.at(-1))) costs.push(distance(a.slice(0, -1), b, known) + 1);
  if (b !== '' && !isDigit(b.at(-1))) costs.push(distance(a, b.slice(0, -1), known) + 1);
  if (a !== '' && b !== '') {
    const rest = distance(a.slice(0, -1), b.slice(0, -1), known);
    if (a.at(-1) === b.at(-1)) costs.push(rest);
    else if (!isDigit(a.at(-1)) && !isDigit(b.at(-1))) costs.push(rest + 1);
  }
  if (isSwapped(a, b)) costs.push(distance(a.slice(0, -2), b.slice(0, -2), known) + 1);
  const least = Math.min(...costs);
  known.set(key, least);
  return least;
}

function isSwapped(a: string, b: string): boolean {
  if (a.length < 2 || b.length < 2) return false;
  if (a.at(-1) !== b.at(-2) || a.at(-2) !== b.at(-1)) return false;
  return !isDigit(a.at(-1)) && !isDigit(a.at(-2));
}

function isDigit(letter: string | undefined): boolean {
  return letter !== undefined && letter >= '0' && letter <= '9';
}
