/** The words of a vocabulary from one place to before another. */
export interface WordRange {
  readonly from: number;
  readonly to: number;
}

/** Distinct words in UTF-16 order. */
export type Vocabulary = readonly string[];

/** Finds the words with a prefix. */
export function wordsWithPrefix(vocabulary: Vocabulary, prefix: string): WordRange {
  const from = lowerBound(vocabulary, 0, (word) => word < prefix);
  const to = lowerBound(vocabulary, from, (word) => word.startsWith(prefix));
  return { from, to };
}

interface Search {
  readonly vocabulary: Vocabulary;
  readonly typed: Uint16Array;
  readonly edits: number;
  /** A row of distances per depth, `width` values each; only values within `edits` columns of the diagonal are exact. */
  readonly rows: Uint8Array;
  readonly width: number;
  /** Letters of the prefix that is compared. */
  readonly path: Uint16Array;
  readonly found: WordRange[];
}

/** Words that have their first `depth` letters in common. */
interface Group extends WordRange {
  readonly depth: number;
}

const FAR = 100;

/**
 * Finds the words near a typed word by optimal string alignment: inserting, deleting or replacing a letter and swapping two
 * neighbors cost one edit each. Digits are never edited: `BRCA2` is no misspelling of `BRCA1`. The typed word may be
 * unfinished: a prefix of a longer word counts if its last letter is right or swapped with the one before, so that a typing
 * error in the last letter doesn't match every word that begins alike.
 * @param edits - maximum number of edits, 1 or 2.
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
  const search: Search = { vocabulary, typed, edits, rows, width, path, found: [] };
  visit(search, { from: 0, to: vocabulary.length, depth: 0 });
  return search.found;
}

/** Compares the words of a group; those with the same next letter share the work. */
function visit(search: Search, { from, to, depth }: Group): void {
  const { vocabulary, rows, width, edits, path } = search;
  if ((depth + 1) * width >= rows.length) return;
  let start = vocabulary[from]?.length === depth ? from + 1 : from;
  while (start < to) {
    const letter = vocabulary[start]?.charCodeAt(depth) ?? 0;
    const end = endOfLetter(vocabulary, { from: start, to, depth }, letter);
    const group = { from: start, to: end, depth: depth + 1 };
    path[depth] = letter;
    if (fillRow(search, depth + 1) <= edits && !accept(search, group)) visit(search, group);
    start = end;
  }
}

/** Finds the end of the words in a group whose next letter is that of the first. */
function endOfLetter(vocabulary: Vocabulary, { from, to, depth }: Group, letter: number): number {
  const hasLetter = (word: string) => word.charCodeAt(depth) === letter;
  // Most groups are small: look near the start first.
  let step = 1;
  while (from + step < to && hasLetter(vocabulary[from + step] ?? '')) step *= 2;
  return lowerBound(vocabulary, from + (step >>> 1), hasLetter, Math.min(from + step, to));
}

/** Finds the first place from `low` whose word doesn't pass; all words before it must pass. */
function lowerBound(
  vocabulary: Vocabulary,
  low: number,
  passes: (word: string) => boolean,
  high = vocabulary.length,
): number {
  let [start, end] = [low, high];
  while (start < end) {
    const middle = (start + end) >>> 1;
    if (passes(vocabulary[middle] ?? '')) start = middle + 1;
    else end = middle;
  }
  return start;
}

/** Fills the distances from the first `depth` letters of the path to each prefix of the typed word; returns the smallest. */
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

/** Adds the words of a group that are near; true when all of them are. */
function accept(search: Search, { from, to, depth }: Group): boolean {
  const { vocabulary, found, rows, width, edits } = search;
  if (depth + edits < width - 1) return false;
  if ((rows[depth * width + width - 1] ?? FAR) > edits) return false;
  if (endsRight(search, depth)) {
    found.push({ from, to });
    return true;
  }
  if (vocabulary[from]?.length === depth) found.push({ from, to: from + 1 });
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
