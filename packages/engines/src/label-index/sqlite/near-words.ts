import { isWordEnd, type Vocabulary, type WordRange, wordsBelow } from './word-trie.js';

interface Search {
  readonly vocabulary: Vocabulary;
  readonly typed: Uint16Array;
  readonly edits: number;
  /** One row of distances per depth, `width` values each; right only within `edits` columns of the diagonal. */
  readonly rows: Uint8Array;
  readonly width: number;
  readonly path: Uint16Array;
  readonly found: WordRange[];
}

const FAR = 100;

/**
 * Finds the words near a typed word by optimal string alignment: insertion, deletion and substitution of a letter, and
 * the exchange of two neighbors, cost one edit each. Digits are never edited: `BRCA2` is no misspelling of `BRCA1`.
 * The typed word may be unfinished: a beginning of a longer word counts when its last letter is right or exchanged
 * with the one before, so that a slip on the last letter does not stand for every word that begins alike.
 * @param edits - the greatest number of edits, 1 or 2.
 */
export function nearWords(
  vocabulary: Vocabulary,
  word: string,
  edits: number,
): readonly WordRange[] {
  const typed = Uint16Array.from(word, (letter) => letter.charCodeAt(0));
  const width = typed.length + 1;
  const depths = typed.length + edits + 1;
  const rows = new Uint8Array(depths * width).fill(FAR);
  rows[0] = 0;
  for (let column = 1; column < width && !isDigit(typed[column - 1]); column++)
    rows[column] = column;
  const path = new Uint16Array(depths);
  const search = { vocabulary, typed, edits, rows, width, path, found: [] };
  visitChildren(search, 0, 0, 0);
  return search.found;
}

/** @param least - the least distance of the path so far. */
function visitChildren(search: Search, node: number, depth: number, least: number): void {
  const { children, units } = search.vocabulary;
  if ((depth + 1) * search.width >= search.rows.length) return;
  const end = children[node + 1] ?? 0;
  const isSpent = least === search.edits;
  for (let child = children[node] ?? 0; child < end; child++) {
    const unit = units[child] ?? 0;
    if (isSpent && !mayFollow(search, depth, unit)) continue;
    search.path[depth] = unit;
    const next = fillRow(search, depth + 1);
    if (next <= search.edits && !accept(search, child, depth + 1)) {
      visitChildren(search, child, depth + 1, next);
    }
  }
}

/** Whether a path without an edit left may go on by a letter: only by one that is typed there, or exchanged. */
function mayFollow({ rows, width, typed, edits }: Search, depth: number, letter: number): boolean {
  const row = depth * width;
  const first = Math.max(0, depth - edits);
  const last = Math.min(width - 2, depth + edits);
  for (let column = first; column <= last; column++) {
    if (typed[column] === letter && (rows[row + column] ?? FAR) <= edits) return true;
  }
  if (depth === 0) return false;
  const above = row - width;
  for (let column = Math.max(0, first - 1); column < last; column++) {
    if (typed[column] === letter && (rows[above + column] ?? FAR) < edits) return true;
  }
  return false;
}

/** Fills the distances of the path's first `depth` letters to each beginning of the typed word; returns the least. */
function fillRow(search: Search, depth: number): number {
  const { rows, width, typed, path, edits } = search;
  const row = depth * width;
  const above = row - width;
  const letter = path[depth - 1] ?? 0;
  const isFixed = isDigit(letter);
  const first = Math.max(1, depth - edits);
  const last = Math.min(width - 1, depth + edits);
  rows[row + first - 1] = FAR;
  if (last + 1 < width) rows[row + last + 1] = FAR;
  if (depth <= edits && !isFixed) rows[row] = Math.min(FAR, (rows[above] ?? FAR) + 1);
  let least = first === 1 ? (rows[row] ?? FAR) : FAR;

  for (let column = first; column <= last; column++) {
    const other = typed[column - 1] ?? 0;
    const before = rows[above + column - 1] ?? FAR;
    let cost = letter === other ? before : FAR;
    const isOtherFixed = isDigit(other);
    if (!isOtherFixed) cost = Math.min(cost, (rows[row + column - 1] ?? FAR) + 1);
    if (!isFixed) cost = Math.min(cost, (rows[above + column] ?? FAR) + 1);
    if (!isFixed && !isOtherFixed) cost = Math.min(cost, before + 1);
    if (isExchanged(search, depth, column)) {
      cost = Math.min(cost, (rows[above - width + column - 2] ?? FAR) + 1);
    }
    if (cost > FAR) cost = FAR;
    rows[row + column] = cost;
    if (cost < least) least = cost;
  }
  return least;
}

/** Keeps the node when it is near; true when every word below it is near, too. */
function accept(search: Search, node: number, depth: number): boolean {
  const { vocabulary, found, rows, width, edits } = search;
  if (depth + edits < width - 1) return false;
  if ((rows[depth * width + width - 1] ?? FAR) > edits) return false;
  if (endsRight(search, depth)) {
    found.push(wordsBelow(vocabulary, node));
    return true;
  }
  const word = vocabulary.words[node] ?? 0;
  if (isWordEnd(vocabulary, node)) found.push({ from: word, to: word + 1 });
  return false;
}

function endsRight(search: Search, depth: number): boolean {
  const { rows, width, typed, path, edits } = search;
  const last = width - 1;
  const before = (depth - 1) * width + last - 1;
  if (path[depth - 1] === typed[last - 1] && (rows[before] ?? FAR) <= edits) return true;
  const exchanged = (depth - 2) * width + last - 2;
  return isExchanged(search, depth, last) && (rows[exchanged] ?? FAR) + 1 <= edits;
}

function isExchanged({ typed, path }: Search, depth: number, column: number): boolean {
  if (depth < 2 || column < 2) return false;
  if (path[depth - 1] !== typed[column - 2] || path[depth - 2] !== typed[column - 1]) return false;
  return !isDigit(path[depth - 1]) && !isDigit(path[depth - 2]);
}

function isDigit(unit: number | undefined): boolean {
  return unit !== undefined && unit >= 48 && unit <= 57;
}
