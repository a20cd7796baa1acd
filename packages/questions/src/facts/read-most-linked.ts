import { select, withLimit } from '@biographql/sparql';
import { toSparqlPath } from '@biographql/vocabulary';
import type { GraphContext } from '../question-context.js';
import type { Path, Side } from '../relations/relation.js';

/** Which things are ranked: those at an end of a relation. */
export interface MostLinkedRequest {
  readonly paths: readonly Path[];
  readonly side: Side;
  readonly most: number;
}

/** A thing with how many statements of a relation it stands in: at least as many as it has values. */
export interface LinkedThing {
  readonly iri: string;
  readonly statements: number;
}

/** Returns the things at an end of a relation with the most statements of it, the most first; null when the budget does not allow it. */
export async function readMostLinked(
  { budget, vocabulary }: GraphContext,
  { paths, side, most }: MostLinkedRequest,
): Promise<readonly LinkedThing[] | null> {
  const parts = paths.map((path) => {
    const isForth = path.startsWith('^') !== (side === 'left');
    const predicate = toSparqlPath(vocabulary, [path.replace('^', '')]);
    return isForth ? `{ ?thing ${predicate} ?value }` : `{ ?value ${predicate} ?thing }`;
  });
  // Repeated values count again: the query is to be quick, and who asks counts the best exactly.
  const text = `SELECT ?thing (COUNT(?value) AS ?count) WHERE {
  ${parts.join(' UNION ')}
} GROUP BY ?thing ORDER BY DESC(?count)`;
  const result = await budget.select(withLimit(select(text), most), most);
  if (result === null) return null;
  return result.solutions.flatMap(([thing, count]) =>
    thing ? [{ iri: thing.value, statements: Number(count?.value ?? 0) }] : [],
  );
}
