import type { CallOptions } from '@biographql/core';
import { iri, isIri, select, values, withLimit } from '@biographql/sparql';
import { toSparqlPath, type Vocabulary } from '../vocabulary/index.js';
import type { GraphStore } from './graph-store.js';

export interface StatementSource {
  readonly graph: GraphStore;
  readonly vocabulary: Vocabulary;
}

/** The source of a statement; what the graph doesn't state is null. */
export interface StatementReference {
  readonly url: string | null;
  /** `pmid:…`. */
  readonly articleId: string | null;
  /** The IRI or the name of the dataset that it is stated in. */
  readonly dataset: string | null;
}

const MAX_ROWS = 20_000;

/** The roles of the parts of a reference, by the field they fill. */
const REFERENCE_ROLES = {
  url: 'reference-url',
  articleId: 'reference-pmid',
  dataset: 'reference-dataset',
} as const;

type ReferenceField = keyof typeof REFERENCE_ROLES;

/** Returns the references of statement nodes, by one query; a node without any is absent. */
export async function readReferences(
  { graph, vocabulary }: StatementSource,
  statements: readonly string[],
  options: CallOptions,
): Promise<ReadonlyMap<string, readonly StatementReference[]>> {
  const toReference = toSparqlPath(vocabulary, vocabulary.toPredicates('reference'));
  const known = [...new Set(statements)].filter(isIri);
  if (toReference === '' || known.length === 0) return new Map();
  const fields = new Map<string, ReferenceField>();
  for (const [field, role] of Object.entries(REFERENCE_ROLES) as [
    ReferenceField,
    (typeof REFERENCE_ROLES)[ReferenceField],
  ][])
    for (const predicate of vocabulary.toPredicates(role)) fields.set(predicate, field);
  const text = `SELECT DISTINCT ?statement ?reference ?key ?value WHERE {
  VALUES ?statement $statements
  ?statement ${toReference} ?reference
  OPTIONAL { ?reference ?key ?value VALUES ?key $keys }
}`;
  const query = withLimit(
    select(text, {
      statements: values(known.map((node) => iri(node))),
      keys: values([...fields.keys()].map((predicate) => iri(predicate))),
    }),
    MAX_ROWS,
  );
  const { solutions } = await graph.select(query, { ...options, limit: MAX_ROWS });
  const byStatement = new Map<string, Map<string, StatedReference>>();
  for (const [statement, reference, key, stated] of solutions) {
    if (!statement || !reference) continue;
    const references = byStatement.get(statement.value) ?? new Map<string, StatedReference>();
    byStatement.set(statement.value, references);
    const before = references.get(reference.value) ?? NO_REFERENCE;
    const field = fields.get(key?.value ?? '');
    references.set(reference.value, field && stated ? report(before, field, stated.value) : before);
  }
  return new Map(
    [...byStatement].map(([node, references]) => [
      node,
      [...references.values()].flatMap((stated) => expand(stated, vocabulary)),
    ]),
  );
}

interface StatedReference {
  readonly url: string | null;
  readonly dataset: string | null;
  readonly publications: readonly string[];
}

const NO_REFERENCE: StatedReference = { url: null, dataset: null, publications: [] };

function report(before: StatedReference, field: ReferenceField, stated: string): StatedReference {
  if (field !== 'articleId') return { ...before, [field]: stated };
  return { ...before, publications: [...new Set([...before.publications, stated])].sort() };
}

function expand(
  { url, dataset, publications }: StatedReference,
  { identifiers }: Vocabulary,
): readonly StatementReference[] {
  if (publications.length === 0) return [{ url, articleId: null, dataset }];
  return publications.map((stated): StatementReference => {
    const [, pmid] = PMID.exec(stated) ?? [];
    if (pmid !== undefined) return { url, articleId: `pmid:${pmid}`, dataset };
    if (ADDRESS.test(stated)) return { url: url ?? stated, articleId: null, dataset };
    const [identifier] = identifiers.ofReference(stated);
    const page = identifier === undefined ? null : identifiers.toUrl(identifier);
    return page === null
      ? { url, articleId: null, dataset: dataset ?? stated }
      : { url: url ?? page, articleId: null, dataset };
  });
}

/** PubMed identifiers, with or without the prefix. */
const PMID = /^(?:(?:PMID|pubmed):\s*)?(\d+)$/i;
const ADDRESS = /^https?:\/\//i;

/** Returns references in the order of their addresses, each once. */
export function distinctReferences(
  references: readonly StatementReference[],
): readonly StatementReference[] {
  const byText = new Map(references.map((reference) => [JSON.stringify(reference), reference]));
  return [...byText.values()].sort(byAddress);
}

function byAddress(left: StatementReference, right: StatementReference): number {
  const [one, other] = [left, right].map(
    ({ url, articleId, dataset }) => `${url ?? ''} ${articleId ?? ''} ${dataset ?? ''}`,
  );
  return (one ?? '') < (other ?? '') ? -1 : 1;
}
