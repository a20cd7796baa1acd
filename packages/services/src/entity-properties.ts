import { type CallOptions, isEntityIri } from '@biographql/core';
import type { Engines, EntityRecord } from '@biographql/engines';
import { compareLabels, compareText } from '@biographql/engines/text';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import { iri as namedNode, select, type Term, values } from '@biographql/sparql';
import type { PropertyLabels } from './property-labels.js';

/** One value of a property. */
export interface PropertyValue {
  /** An entity's IRI in full, or a literal's lexical form. */
  readonly value: string;
  /** The entity's label, or the value itself. */
  readonly label: string;
}

export interface EntityProperty {
  /** `alternative labels`, `description`, a property code such as `P2176`, or the IRI of a property without a code. */
  readonly name: string;
  /** The property's English label; null when the graph has none. */
  readonly label: string | null;
  /** Entities first, the ones with the most edges first, then literals by text. */
  readonly values: readonly PropertyValue[];
  /** How many values there are, also those beyond the cap. */
  readonly total: number;
}

export interface PropertyOptions extends CallOptions {
  /** Greatest number of values per property. @defaultValue 200 */
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
    readers.propertyLabels.of(new Set(claims.flatMap((own) => [...own.keys()])), options),
    lookupEntities(readers, claims, options),
  ]);
  return entities.map((entity, index) => {
    const properties = [...(claims[index] ?? [])].map(([predicate, terms]): EntityProperty => {
      const ordered = orderValues(terms, records);
      return {
        name: vocabulary.readName(predicate),
        label: propertyLabels.get(predicate) ?? null,
        values: ordered.slice(0, maxValues),
        total: ordered.length,
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
    const own = claims.get(entity.value);
    const terms = own?.get(predicate.value);
    if (terms === undefined) own?.set(predicate.value, [value]);
    else terms.push(value);
  }
  return entities.map(({ iri }) => claims.get(iri) ?? new Map());
}

const CLAIMS =
  'SELECT ?entity ?predicate ?value WHERE { VALUES ?entity $subjects ?entity ?predicate ?value }';

type Records = ReadonlyMap<string, EntityRecord>;

async function lookupEntities(
  { labels }: PropertyReaders,
  claims: readonly Claims[],
  options: CallOptions,
): Promise<Records> {
  const iris = new Set<string>();
  for (const own of claims)
    for (const terms of own.values())
      for (const term of terms)
        if (term.termType === 'NamedNode' && isEntityIri(term.value)) iris.add(term.value);
  const records = await labels.lookup([...iris], options);
  return new Map(records.flatMap((record) => (record ? [[record.iri, record]] : [])));
}

function orderValues(terms: readonly Term[], records: Records): readonly PropertyValue[] {
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
  entries.sort(
    (left, right) =>
      Number(left.isLiteral) - Number(right.isLiteral) ||
      right.degree - left.degree ||
      compareLabels(left.label, right.label) ||
      compareText(left.value, right.value),
  );
  return entries.map(({ value, label }) => ({ value, label }));
}

function textProperty(
  name: string,
  texts: readonly string[],
  maxValues: number,
): readonly EntityProperty[] {
  if (texts.length === 0) return [];
  const shown = texts.slice(0, maxValues).map((text) => ({ value: text, label: text }));
  return [{ name, label: null, values: shown, total: texts.length }];
}
