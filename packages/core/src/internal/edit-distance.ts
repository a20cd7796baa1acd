/**
 * Counts the insertions, deletions, substitutions and swaps of neighbors that turn one text into the other,
 * by optimal string alignment (the restricted Damerau-Levenshtein distance): no stretch is edited twice.
 * Compares UTF-16 units; takes time and memory in proportion to the product of the lengths.
 */
export function editDistance(source: string, target: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: target.length + 1 }, (_, column) => column);

  for (let row = 0; row < source.length; row += 1) {
    const current = [row + 1];
    for (let column = 0; column < target.length; column += 1) {
      const isSame = source[row] === target[column];
      const isSwap = source[row] === target[column - 1] && source[row - 1] === target[column];
      current.push(
        Math.min(
          at(current, column) + 1,
          at(previous, column + 1) + 1,
          at(previous, column) + (isSame ? 0 : 1),
          isSwap ? at(beforePrevious, column - 1) + 1 : row + column + 2,
        ),
      );
    }
    [beforePrevious, previous] = [previous, current];
  }
  return at(previous, target.length);
}

function at(costs: readonly number[], column: number): number {
  return costs[column] ?? 0;
}
