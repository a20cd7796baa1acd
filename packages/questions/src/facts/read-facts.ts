import { isEntityIri } from '@biographql/core';
import type { Triple } from '@biographql/engines';
import { toSparqlPath, type Vocabulary } from '@biographql/engines/vocabulary';
import { iri, isIri, literal, select, type Term, values, withLimit } from '@biographql/sparql';
import type { Path, Side } from '../lexicon/relation.js';
import type { GraphContext } from '../question-context.js';

/** A value at the other end of a relation. */
export interface Fact {
  readonly entity: string;
  /** IRI of an entity or blank node label, or the text of a literal. */
  readonly value: string;
  readonly isEntity: boolean;
  /** The property's name, e.g. `P2176`. */
  readonly property: string;
  /** Whether the value is the subject of the statement, and the entity its object. */
  readonly isInverse: boolean;
  /** The subtype of the entity that the statement is about; absent for one about the entity itself. */
  readonly inheritedFrom?: { readonly iri: string; readonly label: string };
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

const FACTS = `SELECT DISTINCT ?entity ?property ?value ?isInverse WHERE {
  { VALUES (?entity ?property ?isInverse) $outgoing ?entity ?property ?value }
  UNION
  { VALUES (?entity ?property ?isInverse) $incoming ?value ?property ?entity }
}`;

const FACTS_AMONG = `SELECT DISTINCT ?entity ?property ?value ?isInverse WHERE {
  { VALUES (?entity ?property ?isInverse) $outgoing VALUES ?value $among ?entity ?property ?value }
  UNION
  { VALUES (?entity ?property ?isInverse) $incoming VALUES ?value $among ?value ?property ?entity }
}`;

/** Returns the facts at the other ends of a relation, in both directions, by one query; null when the budget does not allow it. */
export async function readFacts(
  { budget, vocabulary }: GraphContext,
  request: FactRequest,
): Promise<readonly Fact[] | null> {
  const rows = bothWays(request, (entity, name, isInverse) => [
    [iri(entity), iri(vocabulary.getPredicate(name)), literal(isInverse ? 'true' : 'false')],
  ]);
  const query =
    request.among === undefined
      ? select(FACTS, rows)
      : select(FACTS_AMONG, {
          ...rows,
          among: values(request.among.filter(isIri).map((text) => iri(text))),
        });
  const result = await budget.select(withLimit(query, request.most), request.most);
  if (result === null) return null;
  return result.solutions.flatMap((terms) => toFact(vocabulary, terms));
}

/** The rows of a query's tables, some for each entity and property: properties that lead from the entities, and those that lead to them. */
function bothWays(
  { entities, paths, side }: FactRequest,
  rowsOf: (entity: string, name: string, isInverse: boolean) => readonly (readonly Term[])[],
) {
  const rows = (isOutgoing: boolean) =>
    entities
      .filter(isIri)
      .flatMap((entity) =>
        paths
          .filter((path) => (path.startsWith('^') !== (side === 'left')) === isOutgoing)
          .flatMap((path) => rowsOf(entity, findProperty(path), !isOutgoing)),
      );
  return { outgoing: values(rows(true)), incoming: values(rows(false)) };
}

/** Returns the name of a path's property, without its direction. */
export function findProperty(path: Path): string {
  return path.replace('^', '');
}

function toFact(
  { readName }: Vocabulary,
  [entity, property, value, isInverse]: readonly (Term | null | undefined)[],
): readonly Fact[] {
  if (!entity || !property || !value || value.termType === 'BlankNode') return [];
  return [
    {
      entity: entity.value,
      value: value.value,
      isEntity: value.termType === 'NamedNode' && isEntityIri(value.value),
      property: readName(property.value),
      isInverse: isInverse?.value === 'true',
    },
  ];
}

const BY_LITERAL = `SELECT ?value ?property ?entity WHERE {
  VALUES ?property $properties VALUES ?value $spellings ?entity ?property ?value
}`;

/** Returns which entities have an identifier, in any of the given spellings; at most 50; null when the budget does not allow it. */
export async function readByLiteral(
  { budget, vocabulary }: GraphContext,
  properties: readonly string[],
  spellings: readonly Term[],
): Promise<readonly Fact[] | null> {
  const query = select(BY_LITERAL, {
    properties: values(properties.map((name) => iri(vocabulary.getPredicate(name)))),
    spellings: values(spellings),
  });
  const result = await budget.select(withLimit(query, 50), 50);
  if (result === null) return null;
  return result.solutions.flatMap(([spelling, property, entity]): readonly Fact[] =>
    spelling && property && entity
      ? [
          {
            entity: entity.value,
            property: vocabulary.readName(property.value),
            value: spelling.value,
            isEntity: false,
            isInverse: false,
          },
        ]
      : [],
  );
}

/** Returns which of many things are kinds or instances of any of the classes, directly or through classes between them; null when the budget does not allow it. */
export async function getReadKinds(
  { budget, vocabulary }: GraphContext,
  things: readonly string[],
  classes: readonly string[],
): Promise<readonly Fact[] | null> {
  const [path = '', ...others] = vocabulary.propertiesOf('subclass', { isWide: true });
  const known = things.filter(isIri);
  if (known.length === 0 || path === '') return [];
  const up = toSparqlPath(vocabulary, [path, ...others]);
  const property = iri(vocabulary.getPredicate(findProperty(path)));
  const found: Fact[] = [];
  for (const above of classes.filter(isIri)) {
    const text = `SELECT DISTINCT ?thing WHERE { VALUES ?thing $things ?thing (${up})+ $above }`;
    const parameters = { things: values(known.map((thing) => iri(thing))), above: iri(above) };
    const query = withLimit(select(text, parameters), known.length);
    const result = await budget.select(query, known.length);
    if (result === null) return null;
    for (const [thing] of result.solutions)
      found.push(...toFact(vocabulary, [thing, property, iri(above)]));
  }
  return found;
}

/** Returns the statement that a fact was read from. */
export function toTriple({
  entity,
  value,
  property,
  isEntity,
  isInverse,
  inheritedFrom,
}: Fact): Triple {
  const about = inheritedFrom?.iri ?? entity;
  return isInverse
    ? { subject: value, property, object: about, isEntity: true }
    : { subject: about, property, object: value, isEntity };
}
