import { type AdmetSummary, isAdmetModelName, summarize } from '@biographql/admet';
import type { AdmetRow } from '@biographql/client';

/**
 * What the published limits say of a molecule. Models beyond the 28 have none: their values are counted as neutral. Null
 * while no value is there.
 */
export function balanceOf({
  predictions,
}: AdmetRow): Pick<AdmetSummary, 'counts' | 'concerns'> | null {
  const values = predictions.filter((cell) => cell.status === 'predicted');
  if (values.length === 0) return null;
  const judged = values.flatMap(({ model, ...cell }) =>
    isAdmetModelName(model) ? [{ ...cell, model }] : [],
  );
  const own = values.filter(
    ({ model, outOfScope }) => !isAdmetModelName(model) && outOfScope === undefined,
  );
  const { counts, concerns } = summarize(judged);
  return { counts: { ...counts, neutral: counts.neutral + own.length }, concerns };
}
