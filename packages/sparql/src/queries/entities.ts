import { ask, select } from '../select.js';
import { literal, type NamedNode } from '../terms.js';
import { wdt } from '../wikidata.js';
import { type QueryOptions, shared } from './options.js';

/** Entities with exactly a label or alias, in the language of the options; `isAlias` tells which. */
export const entitiesByName = (name: string, { language = 'en', limit }: QueryOptions = {}) =>
  select(
    `SELECT DISTINCT ?entity ?isAlias ?description WHERE {
      { ?entity rdfs:label $name BIND(false AS ?isAlias) }
      UNION { ?entity skos:altLabel $name BIND(true AS ?isAlias) }
      OPTIONAL { ?entity schema:description ?description FILTER(LANG(?description) = $language) }
    } ORDER BY ?isAlias ?entity LIMIT $limit`,
    {
      name: literal(name, language),
      ...shared(limit === undefined ? { language } : { language, limit }),
    },
  );

/** The labels of an entity in all languages. */
export const labelsOf = (entity: NamedNode, options?: Pick<QueryOptions, 'limit'>) =>
  select(
    `SELECT ?label (LANG(?label) AS ?language) WHERE { $entity rdfs:label ?label }
    ORDER BY ?language LIMIT $limit`,
    { entity, limit: shared(options).limit },
  );

/** The aliases of an entity in one language. */
export const aliasesOf = (entity: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT ?alias WHERE { $entity skos:altLabel ?alias FILTER(LANG(?alias) = $language) }
    ORDER BY ?alias LIMIT $limit`,
    { entity, ...shared(options) },
  );

/** The description of an entity in one language. */
export const descriptionOf = (entity: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT ?description WHERE {
      $entity schema:description ?description FILTER(LANG(?description) = $language)
    } LIMIT $limit`,
    { entity, ...shared(options) },
  );

/** The classes of an entity: its own (P31) and those above them (P279). */
export const classesOf = (entity: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT DISTINCT ?class ?classLabel WHERE {
      $entity wdt:P31/wdt:P279* ?class .
      OPTIONAL { ?class rdfs:label ?classLabel FILTER(LANG(?classLabel) = $language) }
    } ORDER BY ?classLabel ?class LIMIT $limit`,
    { entity, ...shared(options) },
  );

/** Entities that are directly of a class (P31), by label. */
export const instancesOf = (type: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT ?instance ?instanceLabel WHERE {
      ?instance wdt:P31 $type .
      OPTIONAL { ?instance rdfs:label ?instanceLabel FILTER(LANG(?instanceLabel) = $language) }
    } ORDER BY ?instanceLabel ?instance LIMIT $limit`,
    { type, ...shared(options) },
  );

/** Entities below a class: its instances, its subclasses, and the instances of those (P31 and P279). */
export const membersOfClass = (type: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT DISTINCT ?member ?memberLabel WHERE {
      ?member (wdt:P31|wdt:P279)/wdt:P279* $type .
      OPTIONAL { ?member rdfs:label ?memberLabel FILTER(LANG(?memberLabel) = $language) }
    } ORDER BY ?memberLabel ?member LIMIT $limit`,
    { type, ...shared(options) },
  );

/** Everything that a class is a kind of, near or far (P279). */
export const superclassesOf = (type: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT DISTINCT ?superclass ?superclassLabel WHERE {
      $type wdt:P279+ ?superclass .
      OPTIONAL { ?superclass rdfs:label ?superclassLabel FILTER(LANG(?superclassLabel) = $language) }
    } ORDER BY ?superclassLabel ?superclass LIMIT $limit`,
    { type, ...shared(options) },
  );

/** The direct kinds of a class (P279), by label. */
export const subclassesOf = (type: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT DISTINCT ?subclass ?subclassLabel WHERE {
      ?subclass wdt:P279 $type .
      OPTIONAL { ?subclass rdfs:label ?subclassLabel FILTER(LANG(?subclassLabel) = $language) }
    } ORDER BY ?subclassLabel ?subclass LIMIT $limit`,
    { type, ...shared(options) },
  );

/** The classes of the graph by how many direct instances they have, most first. */
export const classesBySize = (options?: QueryOptions) =>
  select(
    `SELECT ?class ?classLabel (COUNT(?instance) AS ?instances) WHERE {
      ?instance wdt:P31 ?class .
      OPTIONAL { ?class rdfs:label ?classLabel FILTER(LANG(?classLabel) = $language) }
    } GROUP BY ?class ?classLabel ORDER BY DESC(?instances) ?class LIMIT $limit`,
    shared(options),
  );

/** The entities with an identifier of another database: a property and its value, e.g. `P699` and `DOID:1612`. */
export const entitiesByCode = (propertyId: string, code: string, options?: QueryOptions) =>
  select(
    `SELECT ?entity ?entityLabel WHERE {
      ?entity $property $code .
      OPTIONAL { ?entity rdfs:label ?entityLabel FILTER(LANG(?entityLabel) = $language) }
    } ORDER BY ?entity LIMIT $limit`,
    { property: wdt(propertyId), code: literal(code), ...shared(options) },
  );

/** Whether an entity is of a class, directly or through subclasses (P31, P279). */
export const isInstanceOf = (entity: NamedNode, type: NamedNode) =>
  ask('ASK { $entity wdt:P31/wdt:P279* $type }', { entity, type });
