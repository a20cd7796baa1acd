import {
  type CallOptions,
  type EntityIri,
  EntityNotFoundError,
  type EntityType,
} from '@biographql/core';
import type { Engines, EntityRecord } from '@biographql/engines';
import { localName } from '@biographql/engines/text';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import { ask, iri, literal, select, values, withLimit } from '@biographql/sparql';

/** An entity as a caller names it: by IRI, or by a label or an alias. */
export type EntityReference =
  | { readonly iri: EntityIri }
  | {
      readonly name: string;
      /** Only an entity of one of these types; empty or absent means any. */
      readonly types?: readonly EntityType[];
    };

/** Finds the entity that a caller names. */
export type ResolveEntity = (
  reference: EntityReference,
  options?: CallOptions,
) => Promise<EntityRecord>;

/**
 * Finds entities by IRI, also by one under which a source knows what stands under another, or when only the graph and not
 * the label index knows them, or by their exact name without
 * regard to case and accents; of several with one name, an entity with that label wins over one with that alias,
 * then the one with the most edges.
 * @throws EntityNotFoundError when neither the index nor the graph knows the entity.
 */
export function createEntityResolver(
  { graph, labels }: Pick<Engines, 'graph' | 'labels'>,
  vocabulary: Vocabulary,
): ResolveEntity {
  const predicates = vocabulary.toPredicates('equivalence').map((text) => iri(text));
  const equivalences = values(predicates);
  const { identifiers } = vocabulary;

  /** The one named entity that is declared to be the same as an IRI, or has it as an alternative identifier; null when there is none, or several. */
  async function getCanonical(
    entity: EntityIri,
    curies: readonly string[],
    options: CallOptions,
  ): Promise<EntityRecord | null> {
    const alternatives = values(curies.map((curie) => literal(curie)));
    const query = select(DECLARED_SAME, { entity: iri(entity), equivalences, alternatives });
    const { solutions } = await graph.select(withLimit(query, MOST_SAME), options);
    const iris = [...new Set(solutions.flatMap(([same]) => same?.value ?? []))];
    const known = (await labels.lookup(iris, options)).flatMap((record) => record ?? []);
    return known.length === 1 ? (known[0] ?? null) : null;
  }

  return async (reference, options = {}) => {
    if ('name' in reference) {
      const [hits = []] = await labels.exact([reference.name], options);
      const types = reference.types ?? [];
      const match = hits.find(
        (hit) => types.length === 0 || hit.types.some((type) => types.includes(type)),
      );
      if (match === undefined) throw new EntityNotFoundError(reference.name);
      return match;
    }
    const [record] = await labels.lookup([reference.iri], options);
    if (record) return record;
    const readings = identifiers.read(reference.iri);
    const spellings = readings.flatMap((reading) => identifiers.toIris(reading));
    const spelled = (await labels.lookup(spellings, options)).find((known) => known !== null);
    if (spelled) return spelled;
    const curies = readings.map((reading) => identifiers.compact(reading));
    const canonical = await getCanonical(reference.iri, curies, options);
    if (canonical !== null) return canonical;
    const isKnown = await graph.ask(ask(IS_MENTIONED, { entity: iri(reference.iri) }), options);
    if (!isKnown) throw new EntityNotFoundError(reference.iri);
    return unlabeledRecord(reference.iri);
  };
}

/** The record of an entity that the label index does not know: named by the last part of its IRI. */
export function unlabeledRecord(iri: EntityIri): EntityRecord {
  return { iri, label: localName(iri), description: null, types: ['UNDEFINED'], degree: 0 };
}

const MOST_SAME = 20;
const DECLARED_SAME = `SELECT ?same WHERE {
  { VALUES ?equivalence $equivalences ?same ?equivalence $entity }
  UNION { VALUES ?alternative $alternatives
    ?same <http://www.geneontology.org/formats/oboInOwl#hasAlternativeId> ?alternative }
}`;
const IS_MENTIONED = 'ASK { { $entity ?predicate ?object } UNION { ?subject ?predicate $entity } }';
