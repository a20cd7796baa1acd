/**
 * The cosine of the angle between two vectors, from -1 to 1; 0 when one of them is all zeros. Vectors of integers need
 * not be scaled back. The shorter length counts.
 */
export function cosine(left: ArrayLike<number>, right: ArrayLike<number>): number {
  let product = 0;
  let leftSquares = 0;
  let rightSquares = 0;
  const length = Math.min(left.length, right.length);
  for (let place = 0; place < length; place++) {
    const one = left[place] ?? 0;
    const other = right[place] ?? 0;
    product += one * other;
    leftSquares += one * one;
    rightSquares += other * other;
  }
  const scale = Math.sqrt(leftSquares * rightSquares);
  return scale === 0 ? 0 : product / scale;
}
