import type { AssayCard } from '../assay/assay-card.js';

/** What a model of one's own predicts, as far as training was told. */
export function endpointOf({ name, base }: AssayCard): string {
  return `What who trained it calls “${name}”. Training is told a name and values alone: what was measured is not known. It is built on ${base}, which need not tell the same.`;
}

/** What the values of a model of one's own are. */
export function dependentOf({ kind, unit, scale }: AssayCard): string {
  if (kind === 'classification')
    return 'calibrated probability of the class that the table calls 1, active, yes or the like';
  const stated = unit === null ? 'the value as measured; no unit was stated' : unit;
  return scale === 'log10' ? `${stated}; log10 of it was learnt` : stated;
}
