import {
  type CallOptions,
  type EntityIri,
  EntityNotFoundError,
  type EntityType,
} from '@biographql/core';
import {
  type Engines,
  type EntityRecord,
  isExactHit,
  type LabelHit,
  searchWrittenName,
} from '@biographql/engines';
import { foldText } from '@biographql/engines/text';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import { ask, iri, literal, select, values, withLimit } from '@biographql/sparql';
import {
  type PropertyOptions,
  type PropertyReaders,
  readEntityProperties,
} from './entity-properties.js';
import { lookupRecords, unlabeledRecord } from './read-graph.js';

/** An entity as a caller names it: by IRI, or by a label or an alias. */
export type EntityReference =
  | { readonly iri: EntityIri }
  | {
      readonly name: string;
      /** Only an entity of one of these types; empty or absent means any. */
      readonly types?: readonly EntityType[];
    };

export type ResolveEntity = ReturnType<typeof createEntityResolver>;

/**
 * Finds entities by IRI, also that of an equivalent entity, or by name as `searchWrittenName` reads it; parts of names and
 * typing errors only become suggestions.
 * @throws EntityNotFoundError when neither the index nor the graph knows the entity.
 */
export function createEntityResolver(
  { graph, labels }: Pick<Engines, 'graph' | 'labels'>,
  vocabulary: Vocabulary,
) {
  const predicates = vocabulary.toPredicates('equivalence').map((text) => iri(text));
  const equivalences = values(predicates);
  const { identifiers } = vocabulary;

  /** The only named entity that is declared the same as an IRI or has it as alternative identifier; otherwise null. */
  async function getCanonical(
    entity: EntityIri,
    curies: readonly string[],
    options: CallOptions,
  ): Promise<EntityRecord | null> {
    const alternatives = values(curies.map((curie) => literal(curie)));
    const query = select(DECLARED_SAME, { entity: iri(entity), equivalences, alternatives });
    const { solutions } = await graph.select(withLimit(query, MAX_SAME), options);
    const iris = [...new Set(solutions.flatMap(([same]) => same?.value ?? []))];
    const known = (await labels.lookup(iris, options)).flatMap((record) => record ?? []);
    return known.length === 1 ? (known[0] ?? null) : null;
  }

  return async (reference: EntityReference, options: CallOptions = {}): Promise<EntityRecord> => {
    if ('name' in reference) {
      const { name, types = [] } = reference;
      const { hits, isPart = false } = await searchWrittenName(labels, name, { ...options, types });
      const match = isPart ? undefined : hits.find(isExactHit);
      if (match !== undefined) return match;
      const similar = hits.slice(0, MAX_SIMILAR).map(({ label }) => label);
      throw new EntityNotFoundError(name, [...new Set(similar)]);
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

const MAX_SIMILAR = 3;
const MAX_SAME = 20;
const DECLARED_SAME = `SELECT ?same WHERE {
  { VALUES ?equivalence $equivalences ?same ?equivalence $entity }
  UNION { VALUES ?alternative $alternatives
    ?same <http://www.geneontology.org/formats/oboInOwl#hasAlternativeId> ?alternative }
}`;
const IS_MENTIONED = 'ASK { { $entity ?predicate ?object } UNION { ?subject ?predicate $entity } }';

export interface EntitySearch {
  readonly hits: readonly LabelHit[];
  /** How the text was interpreted, if not literally; null otherwise. */
  readonly remark: string | null;
}

/** Dependencies of graph services: engines, vocabulary, and the entity resolver. */
export interface GraphParts extends PropertyReaders {
  readonly resolveEntity: ResolveEntity;
}

const MAX_HITS = 10;
const READ_CHARACTERS = 200;
const NOTHING: EntitySearch = Object.freeze({ hits: [], remark: null });

/** Looks entities up: by label while the user types, and one by one with their properties. */
export function createEntityService(parts: GraphParts) {
  return {
    /** Returns at most 10 entities, none for blank text. Never fails on what the user typed. */
    async search(text: string, options?: CallOptions): Promise<EntitySearch> {
      const read = text.slice(0, READ_CHARACTERS).trim();
      if (read === '') return NOTHING;
      const search = { signal: options?.signal, limit: MAX_HITS };
      const { hits, note } = await searchWrittenName(parts.labels, read, search);
      const [best] = hits;
      const isStarted = best !== undefined && foldText(best.label).startsWith(foldText(read));
      return { hits, remark: (isStarted ? null : note) ?? remarkOn(read, hits) };
    },

    /** Finds entities like `resolveEntity`, with one look-up for all IRIs; each has its own error. */
    async resolve(references: readonly EntityReference[], options?: CallOptions) {
      const iris = references.flatMap((reference) => ('iri' in reference ? reference.iri : []));
      const known = await lookupRecords(parts.labels, iris, options);
      return Promise.allSettled(
        references.map(async (reference) => {
          const record = 'iri' in reference ? known.get(reference.iri) : undefined;
          return record ?? parts.resolveEntity(reference, options);
        }),
      );
    },

    async properties(reference: EntityReference, options: PropertyOptions = {}) {
      const entity = await parts.resolveEntity(reference, { signal: options.signal });
      const [properties = []] = await readEntityProperties(parts, [entity], options);
      return { entity, properties };
    },

    propertiesOf: (entities: readonly EntityRecord[], options?: PropertyOptions) =>
      readEntityProperties(parts, entities, options),
  };
}

function remarkOn(text: string, hits: readonly LabelHit[]): string | null {
  const [best] = hits;
  if (best?.match !== 'fuzzy') return null;
  return `No label has a word that starts with "${text}". These labels are similar.`;
}
