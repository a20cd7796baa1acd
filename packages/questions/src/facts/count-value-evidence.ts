import { countEvidence, type EvidenceCounts, type GraphStore } from '@biographql/engines';
import type { QuestionContext } from '../question-context.js';
import { MOST_NAMES } from './fact-sentence.js';
import type { Fact } from './read-facts.js';

/** What naming values needs. */
export interface NamingOptions
  extends Pick<QuestionContext, 'labels' | 'budget'>,
    Partial<Pick<QuestionContext, 'vocabulary' | 'articles'>> {
  /** Asked past the budget's number of queries, but not past its time; absent: within both. */
  readonly graph?: GraphStore;
}

/**
 * Counts the evidence for the values of facts about one entity, the one that most of them are about. Null when a sentence
 * names all values anyway, when the options have no vocabulary, or when the time is up.
 */
export async function countValueEvidence(
  facts: readonly Fact[],
  { labels, budget, vocabulary, articles, graph }: NamingOptions,
): Promise<((iri: string) => EvidenceCounts) | null> {
  const entities = facts.filter(({ isEntity }) => isEntity);
  const about = mostFrequent(entities.map(({ entity }) => entity));
  const values = new Set(entities.map(({ value }) => value));
  if (vocabulary === undefined || about === null || values.size <= MOST_NAMES) return null;
  // A fact does not tell its direction: the claims of the wrong one are simply not there.
  const links = entities
    .filter(({ inheritedFrom }) => inheritedFrom === undefined)
    .flatMap(({ property, value }) =>
      [true, false].map((isOutgoing) => ({
        predicate: vocabulary.getPredicate(property),
        isOutgoing,
        neighbor: value,
      })),
    );
  return budget.attempt(async (signal) => {
    const [record] = await labels.lookup([about], { signal });
    const select: typeof budget.select =
      graph === undefined
        ? budget.select
        : (query, limit) => budget.attempt((step) => graph.select(query, { signal: step, limit }));
    const sources = { select, articles: articles ?? null, vocabulary };
    return countEvidence(sources, { iri: about, label: record?.label ?? '' }, { links, signal });
  });
}

function mostFrequent(texts: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  let [best = null] = counts.keys();
  for (const [text, count] of counts) if (count > (counts.get(best ?? '') ?? 0)) best = text;
  return best;
}
