/** A word, or what words begin with. */
export interface WordPattern {
  readonly text: string;
  readonly isPrefix: boolean;
}

/**
 * Finds the words near a typed word by optimal string alignment: inserting, deleting or replacing a letter and swapping two
 * neighbors cost one edit each. Digits are never edited: `BRCA2` is no misspelling of `BRCA1`. The typed word may be
 * unfinished: a prefix of a longer word counts if its last letter is right or swapped with the one before, so that a typing
 * error in the last letter doesn't match every word that begins alike.
 * @param words - distinct, in UTF-16 order. @param edits - maximum number of edits, 1 or 2.
 */
export function nearWords(
  words: readonly string[],
  typed: string,
  edits: number,
): readonly WordPattern[] {
  const found: WordPattern[] = [];
  const last = typed.length;
  /** By depth, the distances of the first letters of a word to each prefix of the typed word. */
  const rows: number[][] = [nextRow([], '', typed)];

  const visit = (from: number, to: number, begun: string, least: number) => {
    const depth = begun.length + 1;
    // Without an edit left only letters that are typed about here may follow.
    const nearby = typed.slice(Math.max(0, depth - edits - 2), depth + edits);
    for (let start = from, end = from; start < to; start = end) {
      const letter = words[start]?.[depth - 1];
      end = letter === undefined ? start + 1 : endOfLetter(words, start, to, depth - 1);
      if (letter === undefined || (least === edits && !nearby.includes(letter))) continue;
      const text = begun + letter;
      const row = nextRow(rows, text, typed);
      const own = getLeast(row);
      if (own > edits) continue;
      rows[depth] = row;
      const isNear = (row[last] ?? 0) <= edits;
      const isPrefix = isNear && endsRight(text);
      if (isPrefix || (isNear && words[start] === text)) found.push({ text, isPrefix });
      if (!isPrefix) visit(start, end, text, own);
    }
  };
  const endsRight = (text: string): boolean => {
    const before = (count: number) => rows[text.length - count]?.[last - count] ?? edits + 1;
    if (text.at(-1) === typed.at(-1) && before(1) <= edits) return true;
    return isSwapped(text, typed, last) && before(2) < edits;
  };
  visit(0, words.length, '', 0);
  return found;
}

/** Whether {@link nearWords} finds a word. @param edits - maximum number of edits, 0 for none. */
export function isNear(word: string, typed: string, edits: number): boolean {
  if (edits === 0) return word.startsWith(typed);
  return nearWords([word], typed, edits).length > 0;
}

/** Distances of a text to each prefix of the typed word; `rows` has those of the text without its last letters. */
function nextRow(rows: readonly (readonly number[])[], text: string, typed: string): number[] {
  const depth = text.length;
  const above = rows[depth - 1];
  const cost = editCost(text.at(-1));
  const row = [above === undefined ? 0 : (above[0] ?? 0) + cost];
  for (let column = 1; column <= typed.length; column += 1) {
    const other = typed[column - 1];
    let distance = (row[column - 1] ?? 0) + editCost(other);
    if (above !== undefined) {
      const replacing = text.at(-1) === other ? 0 : Math.max(cost, editCost(other));
      distance = Math.min(
        distance,
        (above[column - 1] ?? 0) + replacing,
        (above[column] ?? 0) + cost,
      );
    }
    if (isSwapped(text, typed, column))
      distance = Math.min(distance, (rows[depth - 2]?.[column - 2] ?? 0) + 1);
    row.push(distance);
  }
  return row;
}

function getLeast(row: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const distance of row) if (distance < least) least = distance;
  return least;
}

function editCost(letter: string | undefined): number {
  return letter !== undefined && letter >= '0' && letter <= '9' ? Number.POSITIVE_INFINITY : 1;
}

/** Whether the last two letters of a text are those before a column of the typed word, the other way round. */
function isSwapped(text: string, typed: string, column: number): boolean {
  if (text.length < 2 || column < 2) return false;
  const [letter, before] = [text.at(-1), text.at(-2)];
  if (letter !== typed[column - 2] || before !== typed[column - 1]) return false;
  return editCost(letter) + editCost(before) === 2;
}

/** Where the words with the same letter at a depth end; they are sorted by it. */
function endOfLetter(words: readonly string[], from: number, to: number, depth: number): number {
  const letter = words[from]?.charCodeAt(depth) ?? 0;
  let [low, end] = [from + 1, to];
  while (low < end) {
    const middle = (low + end) >>> 1;
    if ((words[middle]?.charCodeAt(depth) ?? 0) <= letter) low = middle + 1;
    else end = middle;
  }
  return low;
}
