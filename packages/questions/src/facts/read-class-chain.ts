import type { GraphContext } from '../question-context.js';
import { type Fact, readFacts } from './read-facts.js';

/** Steps up the classes; the graph's deepest chains have some more, and end in what everything is. */
const MOST_STEPS = 10;
const MOST_FACTS = 500;

/**
 * Returns the statements that lead from a thing to one of the given classes by the fewest steps: it is an instance or a
 * kind of the first, and each is a kind of the next. Empty when none leads there; null when the budget does not allow it.
 */
export async function readClassChain(
  context: GraphContext,
  kind: string,
  classes: readonly string[],
): Promise<readonly Fact[] | null> {
  const { vocabulary } = context;
  const ends = new Set(classes);
  const chains = new Map<string, readonly Fact[]>([[kind, []]]);
  let open: readonly string[] = [kind];
  for (let step = 0; step < MOST_STEPS && open.length > 0; step += 1) {
    const paths = vocabulary.propertiesOf('subclass', { isWide: step === 0 });
    if (paths.length === 0) return [];
    const facts = await readFacts(context, {
      entities: open,
      paths,
      side: 'left',
      most: MOST_FACTS,
    });
    if (facts === null) return null;
    const next: string[] = [];
    for (const fact of facts) {
      if (!fact.isEntity || chains.has(fact.value)) continue;
      const chain = [...(chains.get(fact.entity) ?? []), fact];
      if (ends.has(fact.value)) return chain;
      chains.set(fact.value, chain);
      next.push(fact.value);
    }
    open = next;
  }
  return [];
}
