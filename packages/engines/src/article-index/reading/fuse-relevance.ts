/** How many of the articles that have the words best are put in order by meaning as well; the others follow as they are. */
export const FUSED_ARTICLES = 1_000;

/**
 * Puts articles in order by their words and their meaning: relevance as a share of the greatest one, plus likeness times weight.
 * @param relevances - descending. @param likenesses - cosines, in the same order. @returns places in the new order; ties as they were.
 */
export function fuseRelevance(
  relevances: ArrayLike<number>,
  likenesses: ArrayLike<number>,
  weight: number,
): readonly number[] {
  const greatest = Math.max(relevances[0] ?? 0, Number.MIN_VALUE);
  const fused = Float64Array.from(
    { length: relevances.length },
    (_, place) => (relevances[place] ?? 0) / greatest + weight * (likenesses[place] ?? 0),
  );
  return Array.from(fused.keys()).sort((a, b) => (fused[b] ?? 0) - (fused[a] ?? 0) || a - b);
}
