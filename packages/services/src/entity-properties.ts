import { type CallOptions, isEntityIri } from '@biographql/core';
import type { Engines, EntityRecord, GraphStore } from '@biographql/engines';
import { compareLabels, compareText } from '@biographql/engines/text';
import { toSparqlPath, type Vocabulary } from '@biographql/engines/vocabulary';
import { iri as namedNode, select, type Term, values } from '@biographql/sparql';
import { LRUCache } from 'lru-cache';
import { lookupRecords } from './read-graph.js';

export type PropertyLabels = ReturnType<typeof createPropertyLabels>;

/** Bounds the memory; full Wikidata has about 12,000 properties. */
const MAX_LABELS = 20_000;

/** Reads labels of properties from the graph, else from the vocabulary, and caches them: a served graph does not change. */
export function createPropertyLabels(graph: GraphStore, vocabulary: Vocabulary) {
  const query = labelQuery(vocabulary);
  /** Empty for a predicate without a label. */
  const known = new LRUCache<string, string>({ max: MAX_LABELS });
  return {
    /** The labels of these predicates; a predicate that neither the graph nor the vocabulary names is absent. */
    async of(predicates: Iterable<string>, options: CallOptions = {}) {
      const wanted = [...new Set(predicates)];
      const missing = wanted.filter((predicate) => !known.has(predicate));
      if (missing.length > 0) {
        const parameters = { predicates: values(missing.map((one) => namedNode(one))) };
        const { solutions } = await graph.select(select(query, parameters), options);
        for (const predicate of missing)
          known.set(predicate, vocabulary.getLabel(vocabulary.readName(predicate)) ?? '');
        for (const [predicate, label] of solutions)
          if (predicate && label) known.set(predicate.value, label.value);
      }
      const labels = wanted.map((predicate) => [predicate, known.get(predicate) ?? ''] as const);
      return new Map(labels.filter(([, label]) => label !== ''));
    },
  };
}

/** A predicate gets its property entity's label or its own: English before no language, then the first by text. */
function labelQuery(vocabulary: Vocabulary): string {
  const path = toSparqlPath(vocabulary, vocabulary.toPredicates('predicate'));
  const ofEntity =
    path === '' ? '' : `{ ?property ${path} ?predicate . ?property rdfs:label ?label } UNION`;
  return `SELECT ?predicate ?label WHERE {
  VALUES ?predicate $predicates
  ${ofEntity} { ?predicate rdfs:label ?label }
  FILTER(LANG(?label) = "en" || LANG(?label) = "")
} ORDER BY LANG(?label) DESC(?label)`;
}

export interface EntityProperty {
  /** `alternative labels`, `description`, a property code such as `P2176`, or the IRI of a property without a code. */
  readonly name: string;
  readonly label: string | null;
  /** IRIs of entities, the ones with the most edges first, then literals by text. */
  readonly values: readonly string[];
  /** The labels of the entities among the values, and the literals. */
  readonly valueLabels: readonly string[];
  /** Total number of values, including those beyond the cap. */
  readonly totalValues: number;
}

export interface PropertyOptions extends CallOptions {
  /** Maximum number of values per property. @defaultValue 200 */
  readonly maxValues?: number | undefined;
}

const DEFAULT_MAX_VALUES = 200;

export interface PropertyReaders extends Pick<Engines, 'graph' | 'labels'> {
  readonly propertyLabels: PropertyLabels;
  readonly vocabulary: Vocabulary;
}

/**
 * Reads the direct claims of entities, by one query, grouped by property: alternative labels, description, codes in numeric
 * order, then properties of other vocabularies. A property without values is left out. Same length and order as the entities.
 */
export async function readEntityProperties(
  readers: PropertyReaders,
  entities: readonly EntityRecord[],
  { maxValues = DEFAULT_MAX_VALUES, ...options }: PropertyOptions = {},
): Promise<readonly (readonly EntityProperty[])[]> {
  const { labels, vocabulary } = readers;
  const [aliases, claims] = await Promise.all([
    Promise.all(entities.map(({ iri }) => labels.aliases(iri, options))),
    readClaims(readers, entities, options),
  ]);
  const [propertyLabels, records] = await Promise.all([
    readers.propertyLabels.of(new Set(claims.flatMap((facts) => [...facts.keys()])), options),
    lookupRecords(labels, claims.flatMap(entitiesIn), options),
  ]);
  return entities.map((entity, index) => {
    const properties = [...(claims[index] ?? [])].map(([predicate, terms]): EntityProperty => {
      const ordered = orderValues(terms, records);
      const shown = ordered.slice(0, maxValues);
      return {
        name: vocabulary.readName(predicate),
        values: shown.map(({ value }) => value),
        label: propertyLabels.get(predicate) ?? null,
        valueLabels: shown.map(({ label }) => label),
        totalValues: ordered.length,
      };
    });
    properties.sort((left, right) => vocabulary.compareNames(left.name, right.name));
    const description = entity.description === null ? [] : [entity.description];
    return [
      ...textProperty('alternative labels', aliases[index] ?? [], maxValues),
      ...textProperty('description', description, maxValues),
      ...properties,
    ];
  });
}

export type Claims = ReadonlyMap<string, readonly Term[]>;

/** Reads the direct claims of entities by one query, without labels, aliases and descriptions: these are no edges. */
export async function readClaims(
  { graph, vocabulary }: Pick<PropertyReaders, 'graph' | 'vocabulary'>,
  entities: readonly Pick<EntityRecord, 'iri'>[],
  options: CallOptions,
): Promise<readonly Claims[]> {
  const subjects = values(entities.map(({ iri }) => namedNode(iri)));
  const { solutions } = await graph.select(select(CLAIMS, { subjects }), options);
  const claims = new Map<string, Map<string, Term[]>>(entities.map(({ iri }) => [iri, new Map()]));
  for (const [entity, predicate, value] of solutions) {
    // A blank node has no name to list.
    if (!entity || !predicate || !value || value.termType === 'BlankNode') continue;
    if (!vocabulary.isEdge(predicate.value)) continue;
    const entityClaims = claims.get(entity.value);
    const terms = entityClaims?.get(predicate.value);
    if (terms === undefined) entityClaims?.set(predicate.value, [value]);
    else terms.push(value);
  }
  return entities.map(({ iri }) => claims.get(iri) ?? new Map());
}

const CLAIMS =
  'SELECT ?entity ?predicate ?value WHERE { VALUES ?entity $subjects ?entity ?predicate ?value }';

function orderValues(terms: readonly Term[], records: ReadonlyMap<string, EntityRecord>) {
  const distinct = new Map(terms.map((term) => [`${term.termType} ${term.value}`, term]));
  const entries = [...distinct.values()].map((term) => {
    const record = term.termType === 'NamedNode' ? records.get(term.value) : undefined;
    const isLiteral = term.termType === 'Literal';
    return {
      value: term.value,
      label: record?.label ?? term.value,
      isLiteral,
      degree: record?.degree ?? 0,
    };
  });
  return entries.sort(
    (left, right) =>
      Number(left.isLiteral) - Number(right.isLiteral) ||
      right.degree - left.degree ||
      compareLabels(left.label, right.label) ||
      compareText(left.value, right.value),
  );
}

function entitiesIn(claims: Claims): readonly string[] {
  const terms = [...claims.values()].flat();
  return terms.flatMap(({ termType, value }) =>
    termType === 'NamedNode' && isEntityIri(value) ? [value] : [],
  );
}

function textProperty(name: string, texts: readonly string[], maxValues: number) {
  if (texts.length === 0) return [];
  const values = texts.slice(0, maxValues);
  return [{ name, values, label: null, valueLabels: values, totalValues: texts.length }];
}
