import { isEntityIri } from '@biographql/core';
import type { Triple } from '@biographql/engines';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import { iri, isIri, literal, select, type Term, values, withLimit } from '@biographql/sparql';
import type { Path, Side } from '../lexicon/relation.js';
import type { GraphContext } from '../question-context.js';

export interface Fact {
  readonly entity: string;
  readonly value: string;
  readonly isEntity: boolean;
  /** The property's name, e.g. `P2176`. */
  readonly property: string;
  /** Whether the value is the subject of the statement, and the entity its object. */
  readonly isInverse: boolean;
  /** The subtype of the entity that the statement is about; absent for one about the entity itself. */
  readonly inheritedFrom?: { readonly iri: string; readonly label: string };
}

export interface FactRequest {
  readonly entities: readonly string[];
  readonly paths: readonly Path[];
  readonly side: Side;
  readonly among?: readonly string[];
  readonly most: number;
}

const FACTS = `SELECT DISTINCT ?entity ?property ?value ?isInverse WHERE {
  { VALUES (?entity ?property ?isInverse) $outgoing ?entity ?property ?value }
  UNION
  { VALUES (?entity ?property ?isInverse) $incoming ?value ?property ?entity }
}`;

const FACTS_AMONG: string = FACTS.replace(/\$\w+/g, '$& VALUES ?value $among');

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

const BY_LITERAL = `SELECT ?entity ?property ?value WHERE {
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
  return result.solutions.flatMap((terms) => toFact(vocabulary, terms));
}

export function toTriple(fact: Fact): Triple {
  const { entity, value, property, isEntity, isInverse, inheritedFrom } = fact;
  const about = inheritedFrom?.iri ?? entity;
  return isInverse
    ? { subject: value, property, object: about, isEntity: true }
    : { subject: about, property, object: value, isEntity };
}
