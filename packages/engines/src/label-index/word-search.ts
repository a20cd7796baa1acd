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
  /** Row n: distances of the word's first n letters to each prefix of the typed word. */
  const rows = [nextRow([], '', typed)];
  const endsRight = (text: string): boolean => {
    const before = (count: number) => rows[text.length - count]?.[last - count] ?? edits + 1;
    if (text.at(-1) === typed.at(-1) && before(1) <= edits) return true;
    return isSwapped(text, typed, last) && before(2) < edits;
  };
  /** The last prefix compared: if `isOver`, every word with it is found or too far. */
  let read = '';
  let isOver = false;
  for (const word of words) {
    if (isOver && word.startsWith(read)) continue;
    let text = read;
    while (!word.startsWith(text)) text = text.slice(0, -1);
    isOver = false;
    while (!isOver && text.length < word.length) {
      text = word.slice(0, text.length + 1);
      const row = nextRow(rows, text, typed);
      rows[text.length] = row;
      const isNear = (row[last] ?? 0) <= edits;
      const isPrefix = isNear && endsRight(text);
      if (isPrefix || (isNear && text === word)) found.push({ text, isPrefix });
      isOver = isPrefix || Math.min(...row) > edits;
    }
    read = text;
  }
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

function editCost(letter: string | undefined): number {
  return letter !== undefined && letter >= '0' && letter <= '9' ? Number.POSITIVE_INFINITY : 1;
}

/** Whether the last two letters of a text are, swapped, the two before a column of the typed word. */
function isSwapped(text: string, typed: string, column: number): boolean {
  if (text.length < 2 || column < 2) return false;
  const [letter, before] = [text.at(-1), text.at(-2)];
  if (letter !== typed[column - 2] || before !== typed[column - 1]) return false;
  return editCost(letter) + editCost(before) === 2;
}
