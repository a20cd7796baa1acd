import file from './english-stems.json' with { type: 'json' };
import { foldWord, stemWord } from './words.js';

let stems: ReadonlySet<string> | null = null;

/** Whether a word is an ordinary English word of at least three letters: it is neither a typing error nor a gene. */
export function isEnglishWord(word: string): boolean {
  stems ??= new Set(file.stems.flatMap((line) => line.split(' ')));
  const folded = foldWord(word);
  return folded.length >= 3 && stems.has(stemWord(folded));
}

/** Returns the number of letters that must be changed, added, left out or swapped with the next one to turn a word into another. */
export function countEdits(left: string, right: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      let edits = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap =
        row > 1 &&
        column > 1 &&
        left[row - 1] === right[column - 2] &&
        left[row - 2] === right[column - 1];
      if (isSwap) edits = Math.min(edits, (before[column - 2] ?? 0) + 1);
      current.push(edits);
    }
    before = previous;
    previous = current;
  }
  return previous[right.length] ?? 0;
}
