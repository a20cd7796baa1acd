import { encodeTerm, iri } from '@biographql/sparql';
import type { PropertyNaming, PropertyPath } from './vocabulary.js';

/** Writes paths as one SPARQL property path that takes any of them: `<…/P2175>|^<…/P2176>`. At least one path is needed. */
export function toSparqlPath(
  { getPredicate }: Pick<PropertyNaming, 'getPredicate'>,
  paths: readonly PropertyPath[],
): string {
  return paths
    .map((path) =>
      path.startsWith('^')
        ? `^${encodeTerm(iri(getPredicate(path.slice(1))))}`
        : encodeTerm(iri(getPredicate(path))),
    )
    .join('|');
}
