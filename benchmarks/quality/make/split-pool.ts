import { shuffled } from './random.js';

/** A pool in two halves, each in the order of the pool. */
export interface SplitPool {
  readonly 'development-2': readonly string[];
  readonly sealed: readonly string[];
}

/**
 * Returns which half each wording or entity of a pool belongs to: every second one in the seeded order of the pool's key,
 * so that neither half was chosen by what it holds.
 */
export function splitPool(items: readonly string[], key: string): SplitPool {
  const order = shuffled(items, `split:${key}`);
  const first = new Set(order.filter((_, at) => at % 2 === 0));
  return {
    'development-2': items.filter((item) => first.has(item)),
    sealed: items.filter((item) => !first.has(item)),
  };
}
