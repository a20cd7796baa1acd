import type { SetPlan } from '../sets/set-plan.js';
import type { ParsedSet } from './parsed-set.js';

/** Returns sets that ask different things; of equal ones the most plausible. */
export function distinct(sets: readonly ParsedSet[]): ParsedSet[] {
  const byPlan = new Map<string, ParsedSet>();
  for (const set of sets) {
    const key = keyOf(set.plan);
    const known = byPlan.get(key);
    if (known === undefined || known.rank < set.rank) byPlan.set(key, set);
  }
  return [...byPlan.values()];
}

/** What a plan asks, as text. */
function keyOf(plan: SetPlan): string {
  switch (plan.kind) {
    case 'values':
      return `${plan.relation.id} ${plan.side} ${plan.thing.text} ${plan.types?.join() ?? ''}`;
    case 'through':
      return `${plan.relation.id} ${plan.side} (${keyOf(plan.inner)}) ${plan.types?.join() ?? ''}`;
    case 'minus':
      return `${keyOf(plan.from)} - ${keyOf(plan.without)}`;
    case 'kinds':
      return `${keyOf(plan.from)} of ${plan.thing.text}`;
    default:
      return `${plan.kind}(${plan.parts.map(keyOf).join('; ')})`;
  }
}
