import { InvalidArgumentError } from '@biographql/core';
import { compareText } from '@biographql/engines/text';
import type { PredicateRole, Vocabulary } from '@biographql/engines/vocabulary';
import { getTriple, isAbsoluteIri, isLanguageTag, type Triple } from '@biographql/ingest/internal';
import {
  afterKey,
  fragment,
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
/** Roles that only statements and their references have. */
const SKIPPED_ROLES: ReadonlySet<PredicateRole> = new Set([
  'reference',
  'reference-url',
  'reference-pmid',
  'reference-dataset',
  'rank',
  'negation',
  'original',
  'annotation',
]);

export interface CrawlQueries {
  readonly count: SparqlQuery;
  page(after: string | null, size: number): SparqlQuery;
  facts(entities: readonly string[]): SparqlQuery;
  factCount(entities: readonly string[]): SparqlQuery;
}

/**
 * Returns the queries of a crawl. An entity is an IRI with a label, a class or a superclass.
 * @param isNamesOnly - whether the queries leave out claims.
 */
export function crawlQueries(vocabulary: Vocabulary, isNamesOnly: boolean): CrawlQueries {
  const marks = values(toPredicates(vocabulary, ENTITY_ROLES));
  const names = values([
    ...toPredicates(vocabulary, NAME_ROLES),
    ...vocabulary.identifierProperties.map((name) => iri(vocabulary.getPredicate(name))),
  ]);
  const named = fragment('VALUES ?mark $marks ?entity ?mark ?value FILTER(ISIRI(?entity))', {
    marks,
  });
  const properties = isNamesOnly
    ? fragment('VALUES ?property $names', { names })
    : fragment('FILTER(ISIRI(?property))');
  const rows = (entities: readonly string[]) => ({
    rows: fragment(
      'VALUES ?entity $entities $properties ?entity ?property ?value FILTER(!ISBLANK(?value))',
      { entities: values(entities.map((each) => iri(each))), properties },
    ),
  });
  return {
    count: select('SELECT (COUNT(DISTINCT ?entity) AS ?n) WHERE { $named }', { named }),
    page(after, size) {
      const last: Term | null = after === null ? null : { termType: 'NamedNode', value: after };
      return select(
        'SELECT DISTINCT ?entity WHERE { $named $after } ORDER BY STR(?entity) LIMIT $size',
        { named, after: afterKey('entity', last), size },
      );
    },
    facts: (entities) => select('SELECT ?entity ?property ?value WHERE { $rows }', rows(entities)),
    factCount: (entities) => select('SELECT (COUNT(*) AS ?n) WHERE { $rows }', rows(entities)),
  };
}

function toPredicates(vocabulary: Vocabulary, roles: readonly PredicateRole[]) {
  const predicates = [...new Set(roles.flatMap((role) => vocabulary.toPredicates(role)))];
  if (predicates.length === 0) throw new InvalidArgumentError('vocabulary', 'must name labels');
  return predicates.map((each) => iri(each));
}

type Row = readonly (Term | null)[];

/** The number in the only cell of a count; NaN when there is none. */
export function toCount(rows: readonly Row[]): number {
  const { value } = rows[0]?.[0] ?? literal('');
  return Number(value === '' ? Number.NaN : value);
}

/**
 * Returns the triples of some rows, by entity in the order given, each entity's by their text: the same whatever the order
 * and the size of the pages in which an endpoint answers.
 * @param onReject - called with each row that isn't a triple.
 */
export function toTriples(
  rows: readonly Row[],
  entities: readonly string[],
  vocabulary: Pick<Vocabulary, 'getRole'>,
  onReject: (reason: string, text: string) => void,
): readonly Triple[] {
  const byEntity = new Map(entities.map((entity) => [entity, new Map<string, Triple>()]));
  for (const [subject, predicate, object] of rows) {
    if (subject?.termType !== 'NamedNode' || predicate?.termType !== 'NamedNode' || !object) {
      onReject("the endpoint returned a row that isn't a triple", subject?.value ?? '');
      continue;
    }
    const triples = byEntity.get(subject.value);
    if (triples === undefined || SKIPPED_ROLES.has(vocabulary.getRole(predicate.value))) continue;
    if (![subject, predicate, object].every(isWritable)) {
      onReject("an IRI or a language tag that isn't valid in N-Triples", object.value);
      continue;
    }
    const triple = getTriple(subject, predicate, object);
    triples.set(triple.ntriples, triple);
  }
  return [...byEntity.values()].flatMap((triples) =>
    [...triples.values()].sort((a, b) => compareText(a.ntriples, b.ntriples)),
  );
}

function isWritable(term: Term): boolean {
  if (term.termType === 'NamedNode') return isAbsoluteIri(term.value);
  if (term.termType === 'BlankNode') return false;
  return term.language === '' ? isAbsoluteIri(term.datatype) : isLanguageTag(term.language);
}
