import { ask, select } from '../select.js';
import type { NamedNode } from '../terms.js';
import { p, ps, wdt } from '../wikidata.js';
import { type QueryOptions, shared } from './options.js';

/** What is claimed of an entity: its properties with labels, and their values; labels are null for text values. */
export const propertiesOf = (entity: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT ?property ?propertyLabel ?value ?valueLabel WHERE {
      $entity ?claim ?value .
      ?property wikibase:directClaim ?claim .
      OPTIONAL { ?property rdfs:label ?propertyLabel FILTER(LANG(?propertyLabel) = $language) }
      OPTIONAL { ?value rdfs:label ?valueLabel FILTER(LANG(?valueLabel) = $language) }
    } ORDER BY ?property ?valueLabel ?value LIMIT $limit`,
    { entity, ...shared(options) },
  );

/** The identifiers of an entity in other databases: values of properties of the type ExternalId. */
export const codesOf = (entity: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT ?property ?propertyLabel ?code WHERE {
      $entity ?claim ?code .
      ?property wikibase:directClaim ?claim ; wikibase:propertyType wikibase:ExternalId .
      OPTIONAL { ?property rdfs:label ?propertyLabel FILTER(LANG(?propertyLabel) = $language) }
    } ORDER BY ?property ?code LIMIT $limit`,
    { entity, ...shared(options) },
  );

/** Entities that an entity points to, with the relation. */
export const outgoingNeighbors = (entity: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT ?property ?neighbor ?neighborLabel WHERE {
      $entity ?claim ?neighbor .
      ?property wikibase:directClaim ?claim .
      FILTER(ISIRI(?neighbor))
      OPTIONAL { ?neighbor rdfs:label ?neighborLabel FILTER(LANG(?neighborLabel) = $language) }
    } ORDER BY ?property ?neighborLabel ?neighbor LIMIT $limit`,
    { entity, ...shared(options) },
  );

/** Entities that point to an entity, with the relation. */
export const incomingNeighbors = (entity: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT ?property ?neighbor ?neighborLabel WHERE {
      ?neighbor ?claim $entity .
      ?property wikibase:directClaim ?claim .
      OPTIONAL { ?neighbor rdfs:label ?neighborLabel FILTER(LANG(?neighborLabel) = $language) }
    } ORDER BY ?property ?neighborLabel ?neighbor LIMIT $limit`,
    { entity, ...shared(options) },
  );

/** Entities that one relation links with an entity, in either direction. @throws InvalidIdError for what is no P number. */
export const neighborsByRelation = (
  entity: NamedNode,
  propertyId: string,
  options?: QueryOptions,
) =>
  select(
    `SELECT DISTINCT ?neighbor ?neighborLabel WHERE {
      $entity $property|^$property ?neighbor .
      FILTER(ISIRI(?neighbor))
      OPTIONAL { ?neighbor rdfs:label ?neighborLabel FILTER(LANG(?neighborLabel) = $language) }
    } ORDER BY ?neighborLabel ?neighbor LIMIT $limit`,
    { entity, property: wdt(propertyId), ...shared(options) },
  );

/** The relations of an entity by how many values each has, most first. */
export const relationCounts = (entity: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT ?property ?propertyLabel (COUNT(?value) AS ?values) WHERE {
      $entity ?claim ?value .
      ?property wikibase:directClaim ?claim .
      OPTIONAL { ?property rdfs:label ?propertyLabel FILTER(LANG(?propertyLabel) = $language) }
    } GROUP BY ?property ?propertyLabel ORDER BY DESC(?values) ?property LIMIT $limit`,
    { entity, ...shared(options) },
  );

/** Paths of length 1: the relations that lead from one entity to another. */
export const relationsBetween = (from: NamedNode, to: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT ?property ?propertyLabel WHERE {
      $from ?claim $to .
      ?property wikibase:directClaim ?claim .
      OPTIONAL { ?property rdfs:label ?propertyLabel FILTER(LANG(?propertyLabel) = $language) }
    } ORDER BY ?property LIMIT $limit`,
    { from, to, ...shared(options) },
  );

/** Paths of length 2: entities between two others, with the relation of each step, whatever its direction. */
export const pathsOfLengthTwo = (from: NamedNode, to: NamedNode, options?: QueryOptions) =>
  select(
    `SELECT DISTINCT ?firstProperty ?via ?viaLabel ?secondProperty WHERE {
      { $from ?first ?via } UNION { ?via ?first $from }
      { ?via ?second $to } UNION { $to ?second ?via }
      ?firstProperty wikibase:directClaim ?first .
      ?secondProperty wikibase:directClaim ?second .
      FILTER(?via != $from && ?via != $to)
      OPTIONAL { ?via rdfs:label ?viaLabel FILTER(LANG(?viaLabel) = $language) }
    } ORDER BY ?via ?firstProperty ?secondProperty LIMIT $limit`,
    { from, to, ...shared(options) },
  );

/** The statements of an entity for a property, with rank. @throws InvalidIdError for what is no P number. */
export const statementsOf = (entity: NamedNode, propertyId: string, options?: QueryOptions) =>
  select(
    `SELECT ?statement ?value ?valueLabel ?rank WHERE {
      $entity $claim ?statement .
      ?statement $claimValue ?value .
      OPTIONAL { ?statement wikibase:rank ?rank }
      OPTIONAL { ?value rdfs:label ?valueLabel FILTER(LANG(?valueLabel) = $language) }
    } ORDER BY ?value ?statement LIMIT $limit`,
    { entity, claim: p(propertyId), claimValue: ps(propertyId), ...shared(options) },
  );

/** The qualifiers of an entity's statements for a property. @throws InvalidIdError for what is no P number. */
export const qualifiersOf = (entity: NamedNode, propertyId: string, options?: QueryOptions) =>
  select(
    `SELECT ?value ?qualifier ?qualifierLabel ?qualifierValue WHERE {
      $entity $claim ?statement .
      ?statement $claimValue ?value .
      ?qualifier wikibase:qualifier ?qualifierClaim .
      ?statement ?qualifierClaim ?qualifierValue .
      OPTIONAL { ?qualifier rdfs:label ?qualifierLabel FILTER(LANG(?qualifierLabel) = $language) }
    } ORDER BY ?value ?qualifier ?qualifierValue LIMIT $limit`,
    { entity, claim: p(propertyId), claimValue: ps(propertyId), ...shared(options) },
  );

/** Where an entity's statements for a property come from; the URL is null where the reference has none (P854). */
export const referencesOf = (
  entity: NamedNode,
  propertyId: string,
  options?: Pick<QueryOptions, 'limit'>,
) =>
  select(
    `SELECT ?value ?reference ?url WHERE {
      $entity $claim ?statement .
      ?statement $claimValue ?value ; prov:wasDerivedFrom ?reference .
      OPTIONAL { ?reference pr:P854 ?url }
    } ORDER BY ?value ?reference LIMIT $limit`,
    { entity, claim: p(propertyId), claimValue: ps(propertyId), limit: shared(options).limit },
  );

/** Whether any relation leads from one entity to another, in either direction. */
export const isConnected = (first: NamedNode, second: NamedNode) =>
  ask(
    'ASK { ?property wikibase:directClaim ?claim { $first ?claim $second } UNION { $second ?claim $first } }',
    { first, second },
  );
