import { childOf, isWordEnd, type Vocabulary, type WordRange, wordsBelow } from './word-trie.js';

interface Search {
  readonly vocabulary: Vocabulary;
  readonly typed: Uint16Array;
  readonly edits: number;
  /** One row of distances per depth, `width` values each; right only within `edits` columns of the diagonal. */
  readonly rows: Uint8Array;
  readonly width: number;
  readonly path: Uint16Array;
  /** By which a path without an edit left may go on, `lettersAt` per depth. */
  readonly letters: Uint16Array;
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
  const letters = new Uint16Array(depths * lettersAt(edits));
  const search = { vocabulary, typed, edits, rows, width, path, letters, found: [] };
  visitChildren(search, 0, 0, 0);
  return search.found;
}

/** @param least - the least distance of the path so far. */
function visitChildren(search: Search, node: number, depth: number, least: number): void {
  if ((depth + 1) * search.width >= search.rows.length) return;
  if (least === search.edits) {
    visitTyped(search, node, depth);
    return;
  }
  const { children, units } = search.vocabulary;
  const end = children[node + 1] ?? 0;
  const isLastEdit = least + 1 === search.edits;
  for (let child = children[node] ?? 0; child < end; child++) {
    const unit = units[child] ?? 0;
    if (!isLastEdit || isTypedNear(search, depth, unit) || goesOn(search, child, depth))
      visitChild(search, child, depth, unit);
  }
}

function visitChild(search: Search, child: number, depth: number, unit: number): void {
  search.path[depth] = unit;
  const least = fillRow(search, depth + 1);
  if (least <= search.edits && !accept(search, child, depth + 1))
    visitChildren(search, child, depth + 1, least);
}

/** Whether a letter is one of those that are typed about there: it may be no edit at all, or exchanged. */
function isTypedNear({ typed, edits }: Search, depth: number, letter: number): boolean {
  const last = Math.min(typed.length - 1, depth + edits + 1);
  for (let at = Math.max(0, depth - edits - 1); at <= last; at++)
    if (typed[at] === letter) return true;
  return false;
}

/** Whether a path whose next letter, put in or in place of a typed one, takes the last edit comes near the end of what is typed. */
function goesOn(search: Search, child: number, depth: number): boolean {
  const { rows, width, edits } = search;
  const row = depth * width;
  const last = Math.min(width - 1, depth + edits);
  for (let column = Math.max(0, depth - edits); column <= last; column++) {
    if ((rows[row + column] ?? FAR) >= edits) continue;
    if (isFollowed(search, child, depth + 1, column)) return true;
    if (isFollowed(search, child, depth + 1, column + 1)) return true;
  }
  return false;
}

/** Whether a node is followed by what is typed from a column on, up to where a word may be accepted. */
function isFollowed(search: Search, node: number, depth: number, column: number): boolean {
  const { vocabulary, typed, edits, width } = search;
  const letters = width - 1 - edits - depth;
  let next = node;
  for (let at = column; at < column + letters && next >= 0; at++)
    next = childOf(vocabulary, next, typed[at] ?? 0);
  return next >= 0;
}

/** Goes on from a path without an edit left: only by letters that are typed there, or exchanged, in their order. */
function visitTyped(search: Search, node: number, depth: number): void {
  const { letters, vocabulary, edits } = search;
  const begin = depth * lettersAt(edits);
  const end = begin + readLetters(search, depth, begin);
  for (let at = begin; at < end; at++) {
    const letter = letters[at] ?? 0;
    const child = childOf(vocabulary, node, letter);
    if (child >= 0) visitChild(search, child, depth, letter);
  }
}

/** Writes the letters by which a path without an edit left may go on, ascending, each once; returns how many there are. */
function readLetters(search: Search, depth: number, begin: number): number {
  const { rows, width, typed, edits, letters } = search;
  const row = depth * width;
  const above = row - width;
  const first = Math.max(0, depth - edits);
  const last = Math.min(width - 2, depth + edits);
  let count = 0;
  for (let column = Math.max(0, first - 1); column <= last; column++) {
    const isTyped = column >= first && (rows[row + column] ?? FAR) <= edits;
    const mayExchange = depth > 0 && column < last && (rows[above + column] ?? FAR) < edits;
    if (!isTyped && !mayExchange) continue;
    const letter = typed[column] ?? 0;
    if (hasLetter(letters, begin, begin + count, letter)) continue;
    let at = begin + count;
    for (; at > begin && (letters[at - 1] ?? 0) > letter; at--) letters[at] = letters[at - 1] ?? 0;
    letters[at] = letter;
    count++;
  }
  return count;
}

function hasLetter(letters: Uint16Array, begin: number, end: number, letter: number): boolean {
  for (let at = begin; at < end; at++) if (letters[at] === letter) return true;
  return false;
}

/** Columns of a row in which a path may go on, at most. */
function lettersAt(edits: number): number {
  return 2 * edits + 2;
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
