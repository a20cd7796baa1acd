import type { Neighborhood } from '@biographql/client';
import { iri, select, values } from '@biographql/sparql';
import { authorText } from '../sparql/author-text.ts';
import { predicateOf } from './predicate-of.ts';

/** A SPARQL query that lists the neighbors of an entity by the properties that lead to them; null where none does. */
export function neighborQuery({ root, edges }: Neighborhood): string | null {
  const properties = [...new Set(edges.map(({ property }) => property))];
  if (properties.length === 0) return null;
  return authorText(
    select(
      `SELECT DISTINCT ?neighbor ?neighborLabel ?property WHERE {
        VALUES ?property $properties
        { $entity ?property ?neighbor } UNION { ?neighbor ?property $entity }
        OPTIONAL { ?neighbor rdfs:label ?neighborLabel . FILTER(LANG(?neighborLabel) = "en") }
      } ORDER BY ?neighborLabel ?neighbor`,
      {
        entity: iri(root.iri),
        properties: values(properties.map(predicateOf)),
      },
    ),
  );
}
