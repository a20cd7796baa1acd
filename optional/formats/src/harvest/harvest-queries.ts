import { InvalidArgumentError } from '@biographql/core';
import type { PredicateRole, Vocabulary } from '@biographql/engines/vocabulary';
import {
  afterKey,
  iri,
  literal,
  type SparqlQuery,
  select,
  type Term,
  values,
} from '@biographql/sparql';

const ENTITY_ROLES: readonly PredicateRole[] = ['label', 'class', 'superclass'];
const NAME_ROLES: readonly PredicateRole[] = [
  ...ENTITY_ROLES,
  'type',
  'alias',
  'related-alias',
  'narrow-alias',
  'broad-alias',
  'short-name',
  'description',
  'mesh-id',
  'mesh-tree',
  'cross-reference',
  'equivalence',
  'deprecated',
  'replacement',
];

export interface HarvestQueries {
  readonly count: SparqlQuery;
  page(after: string | null, size: number): SparqlQuery;
  facts(entities: readonly string[]): SparqlQuery;
  factCount(entities: readonly string[]): SparqlQuery;
}

/**
 * Returns the queries of a harvest. An entity is an IRI with a label, a class or a superclass.
 * @param isWhole - whether the queries also read claims, or only names, types and identifiers.
 */
export function harvestQueries(vocabulary: Vocabulary, isWhole: boolean): HarvestQueries {
  const marks = values(toPredicates(vocabulary, ENTITY_ROLES));
  const named = [
    ...toPredicates(vocabulary, NAME_ROLES),
    ...vocabulary.identifierProperties.map((name) => iri(vocabulary.getPredicate(name))),
  ];
  const names = values(named);
  const some = (entities: readonly string[]) => values(entities.map((entity) => iri(entity)));
  return {
    count: select(
      'SELECT (COUNT(DISTINCT ?entity) AS ?n) WHERE { VALUES ?mark $marks ?entity ?mark ?value FILTER(ISIRI(?entity)) }',
      { marks },
    ),
    page(after, size) {
      const last: Term | null = after === null ? null : { termType: 'NamedNode', value: after };
      return select(
        'SELECT DISTINCT ?entity WHERE { VALUES ?mark $marks ?entity ?mark ?value FILTER(ISIRI(?entity)) $after } ORDER BY STR(?entity) LIMIT $size',
        { marks, after: afterKey('entity', last), size },
      );
    },
    facts: (entities) =>
      isWhole
        ? select(
            'SELECT ?entity ?property ?value WHERE { VALUES ?entity $entities ?entity ?property ?value FILTER(!ISBLANK(?value)) }',
            { entities: some(entities) },
          )
        : select(
            'SELECT ?entity ?property ?value WHERE { VALUES ?entity $entities VALUES ?property $names ?entity ?property ?value FILTER(!ISBLANK(?value)) }',
            { entities: some(entities), names },
          ),
    factCount: (entities) =>
      isWhole
        ? select(
            'SELECT (COUNT(*) AS ?n) WHERE { VALUES ?entity $entities ?entity ?property ?value FILTER(!ISBLANK(?value)) }',
            { entities: some(entities) },
          )
        : select(
            'SELECT (COUNT(*) AS ?n) WHERE { VALUES ?entity $entities VALUES ?property $names ?entity ?property ?value FILTER(!ISBLANK(?value)) }',
            { entities: some(entities), names },
          ),
  };
}

function toPredicates({ toPredicates: of }: Vocabulary, roles: readonly PredicateRole[]) {
  const predicates = [...new Set(roles.flatMap((role) => of(role)))];
  if (predicates.length === 0) throw new InvalidArgumentError('vocabulary', 'must name labels');
  return predicates.map((each) => iri(each));
}

export function numberIn(rows: readonly (readonly (Term | null)[])[]): number {
  const { value } = rows[0]?.[0] ?? literal('');
  return Number(value === '' ? Number.NaN : value);
}
