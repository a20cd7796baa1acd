import { createHash } from 'node:crypto';

/** Seeds the gold sets. Another seed is another set: the halves would no longer be those that were read. */
export const SEED = 'biographql-quality-1';

/** Returns the items in an order that depends on the seed and each item's key alone. */
export function shuffled<Item>(
  items: readonly Item[],
  salt: string,
  keyOf: (item: Item) => string = String,
): readonly Item[] {
  return items
    .map((item) => ({ item, hash: toHash(`${salt}:${keyOf(item)}`) }))
    .sort((a, b) => (a.hash < b.hash ? -1 : a.hash > b.hash ? 1 : 0))
    .map(({ item }) => item);
}

/** Returns a hexadecimal hash of the text under the seed. */
export function toHash(text: string): string {
  return createHash('sha256').update(`${SEED}:${text}`).digest('hex');
}
