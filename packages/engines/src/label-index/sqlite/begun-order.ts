import { ALIAS_COST } from '../search-limits.js';
import type { MatchingName, NameArrays } from './name-arrays.js';

/** Names that begin with what is typed, ascending: labels, and aliases. */
export interface BegunNames {
  readonly labels: ArrayLike<number>;
  readonly aliases: ArrayLike<number>;
}

/** Returns as many as are wanted: by popularity less the cost of an alias; of equal ones that of the more popular entity. */
export function inOrderOfStanding(
  arrays: Pick<NameArrays, 'popularities' | 'ranks'>,
  { labels, aliases }: BegunNames,
  count: number,
): MatchingName[] {
  const names: MatchingName[] = [];
  let [label, alias] = [0, 0];
  while (names.length < count) {
    const one = labels[label];
    const other = aliases[alias];
    if (one === undefined && other === undefined) break;
    if (other === undefined || (one !== undefined && isBetter(arrays, one, other))) {
      names.push({ name: one ?? 0, begins: true });
      label += 1;
    } else {
      names.push({ name: other, begins: true });
      alias += 1;
    }
  }
  return names;
}

function isBetter(
  arrays: Pick<NameArrays, 'popularities' | 'ranks'>,
  label: number,
  alias: number,
): boolean {
  // Names are in the order of popularity.
  if (label < alias) return true;
  return popularityOf(arrays, label) + ALIAS_COST > popularityOf(arrays, alias);
}

/** The popularity of a name's entity. */
export function popularityOf(
  { popularities, ranks }: Pick<NameArrays, 'popularities' | 'ranks'>,
  name: number,
): number {
  return popularities[ranks[name] ?? 0] ?? 0;
}
