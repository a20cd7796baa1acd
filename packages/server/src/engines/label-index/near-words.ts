import type { Vocabulary } from './vocabulary.js';

/** A beginning, or the whole, of words of the vocabulary that are near a typed word. */
export interface NearWord {
  readonly text: string;
  /** True: only the word itself is near. False: every word that begins so is. */
  readonly isWhole: boolean;
  /** The most popular name below; small is popular. */
  readonly best: number;
}

/** Options of {@link nearWords}. */
export interface NearWordOptions {
  /** Greatest number of edits, 1 or 2. */
  readonly edits: number;
  /** Most results; the most popular are kept. */
  readonly limit: number;
}

interface Search {
  readonly vocabulary: Vocabulary;
  readonly typed: Uint16Array;
  readonly edits: number;
  /** One row of distances per depth, `width` values each. */
  readonly rows: Uint8Array;
  readonly width: number;
  readonly path: Uint16Array;
  readonly found: NearWord[];
}

const FAR = 100;

/** The edits that a typed word of this length may have: none below 4 characters, 1 from 4, 2 from 8. */
export function allowedEdits(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * Finds the words near a typed word by optimal string alignment: insertion, deletion and substitution of a letter, and
 * the exchange of two neighbors, cost one edit each. Digits are never edited: `BRCA2` is no misspelling of `BRCA1`.
 * The typed word may be unfinished: a beginning of a longer word counts when its last letter is right or exchanged
 * with the one before, so that a slip on the last letter does not stand for every word that begins alike.
 */
export function nearWords(
  vocabulary: Vocabulary,
  word: string,
  { edits, limit }: NearWordOptions,
): readonly NearWord[] {
  const typed = Uint16Array.from(word, (letter) => letter.charCodeAt(0));
  const width = typed.length + 1;
  const depths = typed.length + edits + 1;
  const rows = new Uint8Array(depths * width).fill(FAR);
  rows[0] = 0;
  for (let column = 1; column < width && !isDigit(typed[column - 1]); column++)
    rows[column] = column;
  const search = {
    vocabulary,
    typed,
    edits,
    rows,
    width,
    path: new Uint16Array(depths),
    found: [],
  };
  visitChildren(search, 0, 0);
  return [...search.found].sort(byPopularity).slice(0, limit);
}

function visitChildren(search: Search, node: number, depth: number): void {
  const { children, units } = search.vocabulary;
  if ((depth + 1) * search.width >= search.rows.length) return;
  const end = children[node + 1] ?? 0;
  for (let child = children[node] ?? 0; child < end; child++) {
    search.path[depth] = units[child] ?? 0;
    if (fillRow(search, depth + 1) <= search.edits && !accept(search, child, depth + 1)) {
      visitChildren(search, child, depth + 1);
    }
  }
}

/** Fills the distances of the path's first `depth` letters to each beginning of the typed word; returns the least. */
function fillRow({ rows, width, typed, path, edits }: Search, depth: number): number {
  const row = depth * width;
  const above = row - width;
  const letter = path[depth - 1] ?? 0;
  const isFixed = isDigit(letter);
  const first = Math.max(1, depth - edits);
  const last = Math.min(width - 1, depth + edits);
  rows[row] = isFixed ? FAR : Math.min(FAR, (rows[above] ?? FAR) + 1);
  rows.fill(FAR, row + 1, row + width);
  let least = depth <= edits ? (rows[row] ?? FAR) : FAR;

  for (let column = first; column <= last; column++) {
    const other = typed[column - 1] ?? 0;
    let cost = (rows[above + column - 1] ?? FAR) + (letter === other ? 0 : FAR);
    if (!isDigit(other)) cost = Math.min(cost, (rows[row + column - 1] ?? FAR) + 1);
    if (!isFixed) cost = Math.min(cost, (rows[above + column] ?? FAR) + 1);
    if (!isFixed && !isDigit(other)) cost = Math.min(cost, (rows[above + column - 1] ?? FAR) + 1);
    if (isExchanged({ typed, path }, depth, column)) {
      cost = Math.min(cost, (rows[above - width + column - 2] ?? FAR) + 1);
    }
    rows[row + column] = Math.min(cost, FAR);
    least = Math.min(least, cost);
  }
  return least;
}

/** Keeps the node when it is near; true when every word below it is near, too. */
function accept(search: Search, node: number, depth: number): boolean {
  const { vocabulary, rows, width, edits, found } = search;
  const isNear = (rows[depth * width + width - 1] ?? FAR) <= edits;
  if (!isNear) return false;
  const isBeginning = endsRight(search, depth);
  if (!isBeginning && vocabulary.ends[node] !== 1) return false;
  found.push({
    text: String.fromCharCode(...search.path.subarray(0, depth)),
    isWhole: !isBeginning,
    best: vocabulary.best[node] ?? 0,
  });
  return isBeginning;
}

function endsRight({ rows, width, typed, path, edits }: Search, depth: number): boolean {
  const last = width - 1;
  const before = (depth - 1) * width + last - 1;
  if (path[depth - 1] === typed[last - 1] && (rows[before] ?? FAR) <= edits) return true;
  const exchanged = (depth - 2) * width + last - 2;
  return isExchanged({ typed, path }, depth, last) && (rows[exchanged] ?? FAR) + 1 <= edits;
}

function isExchanged(
  { typed, path }: Pick<Search, 'typed' | 'path'>,
  depth: number,
  column: number,
): boolean {
  if (depth < 2 || column < 2) return false;
  if (path[depth - 1] !== typed[column - 2] || path[depth - 2] !== typed[column - 1]) return false;
  return !isDigit(path[depth - 1]) && !isDigit(path[depth - 2]);
}

function isDigit(unit: number | undefined): boolean {
  return unit !== undefined && unit >= 48 && unit <= 57;
}

function byPopularity(a: NearWord, b: NearWord): number {
  if (a.best !== b.best) return a.best - b.best;
  return a.text < b.text ? -1 : 1;
}
