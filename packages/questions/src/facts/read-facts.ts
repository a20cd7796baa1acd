import { isEntityIri } from '@biographql/core';
import { iri, isIri, p, ps, select, type Term, values, wdt, withLimit } from '@biographql/sparql';
import { toSparqlPath, WIKIDATA } from '@biographql/vocabulary';
import type { Budget } from '../budget.js';
import type { Path, Side } from '../relations/relation.js';

/** A value at the other end of a relation. */
export interface Fact {
  readonly entity: string;
  /** IRI of an entity or blank node label, or the text of a literal. */
  readonly value: string;
  readonly isEntity: boolean;
  /** The property's code, e.g. `P2176`. */
  readonly property: string;
}

/** What to read: the relation's paths, from the entities at one end. */
export interface FactRequest {
  readonly entities: readonly string[];
  readonly paths: readonly Path[];
  /** The end at which the entities stand. */
  readonly side: Side;
  /** Only these values; absent means all. */
  readonly among?: readonly string[];
  /** Greatest number of facts. */
  readonly most: number;
}

const FACTS = `SELECT ?entity ?property ?value WHERE {
  { VALUES (?entity ?property) $outgoing ?entity ?property ?value }
  UNION
  { VALUES (?entity ?property) $incoming ?value ?property ?entity }
}`;

const FACTS_AMONG = `SELECT ?entity ?property ?value WHERE {
  { VALUES (?entity ?property) $outgoing VALUES ?value $among ?entity ?property ?value }
  UNION
  { VALUES (?entity ?property) $incoming VALUES ?value $among ?value ?property ?entity }
}`;

/** Returns the facts at the other ends of a relation, in both directions, by one query; null when the budget does not allow it. */
export async function readFacts(
  budget: Budget,
  request: FactRequest,
): Promise<readonly Fact[] | null> {
  const row = (entity: string, code: string) => [iri(entity), wdt(code)];
  const rows = bothWays(request, row);
  const query =
    request.among === undefined
      ? select(FACTS, rows)
      : select(FACTS_AMONG, {
          ...rows,
          among: values(request.among.filter(isIri).map((text) => iri(text))),
        });
  const result = await budget.select(withLimit(query, request.most), request.most);
  if (result === null) return null;
  return result.solutions.flatMap(([entity, property, value]) => toFact(entity, property, value));
}

/** The reference stands in both branches: outside them, the engine reads every reference of the graph first. */
const REFERENCES = `SELECT ?value (COUNT(DISTINCT ?reference) AS ?count) WHERE {
  { VALUES (?entity ?claim ?main) $outgoing
    ?entity ?claim ?statement . ?statement ?main ?value . ?statement prov:wasDerivedFrom ?reference }
  UNION
  { VALUES (?entity ?claim ?main) $incoming
    ?statement ?main ?entity . ?value ?claim ?statement . ?statement prov:wasDerivedFrom ?reference }
} GROUP BY ?value`;

/** Returns how many references the statements behind each value have, by IRI; values without any, or no budget: absent. */
export async function countReferences(
  budget: Budget,
  request: Omit<FactRequest, 'among'>,
): Promise<ReadonlyMap<string, number>> {
  const row = (entity: string, code: string) => [iri(entity), p(code), ps(code)];
  const query = withLimit(select(REFERENCES, bothWays(request, row)), request.most);
  const result = await budget.select(query, request.most);
  return new Map(
    (result?.solutions ?? []).flatMap(([value, count]): [string, number][] =>
      value && count ? [[value.value, Number(count.value)]] : [],
    ),
  );
}

/** The rows of a query's tables: properties that lead from the entities, and those that lead to them. */
function bothWays(
  { entities, paths, side }: FactRequest,
  row: (entity: string, code: string) => readonly Term[],
) {
  const rows = (isOutgoing: boolean) =>
    entities
      .filter(isIri)
      .flatMap((entity) =>
        paths
          .filter((path) => (path.startsWith('^') !== (side === 'left')) === isOutgoing)
          .map((path) => row(entity, propertyOf(path))),
      );
  return { outgoing: values(rows(true)), incoming: values(rows(false)) };
}

/** Returns the code of a path's property, without its direction. */
export function propertyOf(path: Path): string {
  return path.replace('^', '');
}

function toFact(
  entity: Term | null | undefined,
  property: Term | null | undefined,
  value: Term | null | undefined,
): readonly Fact[] {
  if (!entity || !property || !value || value.termType === 'BlankNode') return [];
  return [
    {
      entity: entity.value,
      value: value.value,
      isEntity: value.termType === 'NamedNode' && isEntityIri(value.value),
      property: property.value.slice(property.value.lastIndexOf('/') + 1),
    },
  ];
}

const BY_LITERAL = `SELECT ?entity ?property WHERE {
  VALUES ?property $properties VALUES ?value $spellings ?entity ?property ?value
}`;

/** Returns the entities that have an identifier, in any of the given spellings, each as its own value; at most 50; null when the budget does not allow it. */
export async function readByLiteral(
  budget: Budget,
  properties: readonly string[],
  spellings: readonly Term[],
): Promise<readonly Fact[] | null> {
  const query = select(BY_LITERAL, {
    properties: values(properties.map((code) => wdt(code))),
    spellings: values(spellings),
  });
  const result = await budget.select(withLimit(query, 50), 50);
  if (result === null) return null;
  return result.solutions.flatMap(([entity, property]) => toFact(entity, property, entity));
}

const IS_KIND_OF = WIKIDATA.propertiesOf('subclass', { isWide: true });
/** The start is a constant: between two tables the engine would walk the classes of the whole graph. */
const CLASSES_OF = `SELECT ?class WHERE { $kind (${toSparqlPath(WIKIDATA, IS_KIND_OF)})+ ?class }`;
/** A thing of the graph has a few dozen classes above it. */
const MOST_CLASSES = 500;

/** Returns the given classes that a thing is a kind of, directly or through classes between them; null when the budget does not allow it. */
export async function readIsKindOf(
  budget: Budget,
  kind: string,
  classes: readonly string[],
): Promise<readonly Fact[] | null> {
  if (!isIri(kind)) return [];
  const query = withLimit(select(CLASSES_OF, { kind: iri(kind) }), MOST_CLASSES);
  const result = await budget.select(query, MOST_CLASSES);
  if (result === null) return null;
  const property = iri(WIKIDATA.predicateOf(IS_KIND_OF[0] ?? ''));
  return result.solutions.flatMap(([parent]) =>
    parent && classes.includes(parent.value) ? toFact(iri(kind), property, parent) : [],
  );
}
