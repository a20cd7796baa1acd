import { editDistance } from './edit-distance.js';

/**
 * Returns the value of the nearest spelling, the first of equally near ones; undefined when none is within the
 * number of edits that `getLimit` allows it. Long texts cost nothing: lengths that differ by more are not compared.
 */
export function nearest<T>(
  text: string,
  spellings: Iterable<readonly [spelling: string, meaning: T]>,
  getLimit: (spelling: string) => number,
): T | undefined {
  let found: T | undefined;
  // With more edits than letters nothing of the text would be left.
  let fewest = text.length + 1;
  for (const [spelling, meaning] of spellings) {
    const limit = Math.min(getLimit(spelling), fewest - 1);
    if (Math.abs(spelling.length - text.length) > limit) continue;
    const edits = editDistance(text, spelling);
    if (edits <= limit) [found, fewest] = [meaning, edits];
  }
  return found;
}
