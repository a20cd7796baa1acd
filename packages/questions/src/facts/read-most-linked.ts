import { toSparqlPath } from '@biographql/engines/vocabulary';
import { select, withLimit } from '@biographql/sparql';
import type { Path, Side } from '../lexicon/relation.js';
import type { GraphContext } from '../question-context.js';

/** Which things are ranked: those at an end of a relation. */
export interface MostLinkedRequest {
  readonly paths: readonly Path[];
  readonly side: Side;
  readonly most: number;
}

/** A thing with how many different values it has at the other end, of whatever type. */
export interface LinkedThing {
  readonly iri: string;
  readonly values: number;
}

/** Returns the things at an end of a relation with the most values at the other, the most first; null when the budget does not allow it. */
export async function readMostLinked(
  { budget, vocabulary }: GraphContext,
  { paths, side, most }: MostLinkedRequest,
): Promise<readonly LinkedThing[] | null> {
  const parts = paths.map((path) => {
    const isForth = path.startsWith('^') !== (side === 'left');
    const predicate = toSparqlPath(vocabulary, [path.replace('^', '')]);
    return isForth ? `{ ?thing ${predicate} ?value }` : `{ ?value ${predicate} ?thing }`;
  });
  // Values stated both ways count once, so that the bound is close.
  const text = `SELECT ?thing (COUNT(DISTINCT ?value) AS ?count) WHERE {
  ${parts.join(' UNION ')}
} GROUP BY ?thing ORDER BY DESC(?count)`;
  const result = await budget.select(withLimit(select(text), most), most);
  if (result === null) return null;
  return result.solutions.flatMap(([thing, count]) =>
    thing ? [{ iri: thing.value, values: Number(count?.value ?? 0) }] : [],
  );
}
