/**
 * Counts the insertions, deletions, substitutions and swaps of neighbors that turn one text into the other,
 * by optimal string alignment (the restricted Damerau-Levenshtein distance): no stretch is edited twice.
 * Compares UTF-16 units; takes time and memory in proportion to the product of the lengths.
 */
export function editDistance(source: string, target: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: target.length + 1 }, (_, column) => column);

  for (let row = 1; row <= source.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= target.length; column += 1) {
      const isSame = source[row - 1] === target[column - 1];
      let cost = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (isSame ? 0 : 1),
      );
      const isSwap =
        source[row - 1] === target[column - 2] && source[row - 2] === target[column - 1];
      if (row > 1 && column > 1 && isSwap)
        cost = Math.min(cost, at(beforePrevious, column - 2) + 1);
      current.push(cost);
    }
    beforePrevious = previous;
    previous = current;
  }
  return at(previous, target.length);
}

function at(costs: readonly number[], column: number): number {
  return costs[column] ?? Number.POSITIVE_INFINITY;
}
