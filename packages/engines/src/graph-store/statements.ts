import type { CallOptions } from '@biographql/core';
import { iri, isIri, literal, select, type Term, values, withLimit } from '@biographql/sparql';
import { type StatementRank, toSparqlPath } from '../vocabulary/index.js';
import {
  distinctReferences,
  readReferences,
  type StatementReference,
  type StatementSource,
} from './statement-references.js';

export type { StatementReference, StatementSource } from './statement-references.js';

/** A fact of the graph. */
export interface Triple {
  readonly subject: string;
  /** The name of the property in the vocabulary: a code such as `P2176`, or an IRI. */
  readonly property: string;
  /** The IRI of an entity, or the lexical form of a literal. */
  readonly object: string;
  readonly isEntity: boolean;
}

/** A fact of the graph with its rank and references. */
export interface GraphStatement extends Triple {
  /** Null for a fact without a statement node. */
  readonly rank: StatementRank | null;
  /** In the order of their addresses; at most 20. */
  readonly references: readonly StatementReference[];
}

const MAX_REFERENCES = 20;
/** Facts per query. */
const CHUNK = 250;
const MAX_ROWS = 20_000;

/**
 * Returns those of the given facts that the graph holds, in their order, each once: as a direct claim, or as a statement
 * only (a deprecated one has no direct claim). Negated statements don't count. Of several statements of a fact the
 * best rank counts, with its references. Up to five queries for each 250 facts, in the priority of the store.
 * @throws What a query of the store throws.
 */
export async function readStatements(
  source: StatementSource,
  triples: readonly Triple[],
  options: CallOptions = {},
): Promise<readonly GraphStatement[]> {
  const found: GraphStatement[] = [];
  for (const chunk of getChunks(triples)) {
    const direct = new Set<string>();
    for (const facts of getGroups(chunk))
      for (const key of await readDirect(source, facts, options)) direct.add(key);
    const stated = await readStated(source, chunk, options, false);
    for (const fact of chunk) {
      const statement = stated.get(tripleKey(fact));
      if (statement !== undefined) found.push({ ...fact, ...statement });
      else if (direct.has(tripleKey(fact))) found.push({ ...fact, rank: null, references: [] });
    }
  }
  return found;
}

/** Returns those of the given facts that a source negates, with the references of the denial. */
export async function readNegatedStatements(
  source: StatementSource,
  triples: readonly Triple[],
  options: CallOptions = {},
): Promise<readonly GraphStatement[]> {
  if (source.vocabulary.toPredicates('negation').length === 0) return [];
  const found: GraphStatement[] = [];
  for (const chunk of getChunks(triples)) {
    const denied = await readStated(source, chunk, options, true);
    for (const fact of chunk) {
      const statement = denied.get(tripleKey(fact));
      if (statement !== undefined) found.push({ ...fact, ...statement });
    }
  }
  return found;
}

function* getChunks(triples: readonly Triple[]): Generator<readonly Triple[]> {
  const distinct = new Map(triples.filter(isReadable).map((fact) => [tripleKey(fact), fact]));
  const facts = [...distinct.values()];
  for (let start = 0; start < facts.length; start += CHUNK) yield facts.slice(start, start + CHUNK);
}

/** Facts grouped by entity or literal objects, without empty groups. */
function getGroups(facts: readonly Triple[]): readonly (readonly Triple[])[] {
  const groups = [true, false].map((isEntity) =>
    facts.filter((fact) => fact.isEntity === isEntity),
  );
  return groups.filter((group) => group.length > 0);
}

function isReadable({ subject, object, isEntity }: Triple): boolean {
  return isIri(subject) && (!isEntity || isIri(object));
}

/** Key that equal facts share. */
export function tripleKey({ subject, property, object, isEntity }: Triple): string {
  return JSON.stringify([subject, property, object, isEntity]);
}

interface StatementNode {
  readonly iri: string;
  readonly rank: StatementRank;
}

/** The best rank of the statements of each fact, by `tripleKey`, with the references of that rank. */
async function readStated(
  source: StatementSource,
  chunk: readonly Triple[],
  options: CallOptions,
  wantsNegated: boolean,
): Promise<ReadonlyMap<string, Pick<GraphStatement, 'rank' | 'references'>>> {
  const nodes = new Map<string, StatementNode[]>();
  for (const facts of getGroups(chunk))
    for (const [key, node] of await readNodes(source, facts, options, wantsNegated))
      nodes.set(key, [...(nodes.get(key) ?? []), node]);
  const best = new Map([...nodes].map(([key, all]) => [key, bestRanked(all)]));
  const iris = [...best.values()].flatMap((ranked) => ranked.iris);
  const references = await readReferences(source, iris, options);
  return new Map(
    [...best].map(([key, ranked]) => {
      const all = ranked.iris.flatMap((node) => references.get(node) ?? []);
      const shown = distinctReferences(all).slice(0, MAX_REFERENCES);
      return [key, { rank: ranked.rank, references: shown }];
    }),
  );
}

const RANK_ORDER: readonly StatementRank[] = ['preferred', 'normal', 'deprecated'];

function bestRanked(nodes: readonly StatementNode[]): {
  readonly rank: StatementRank;
  readonly iris: readonly string[];
} {
  const rank = RANK_ORDER.find((name) => nodes.some((node) => node.rank === name)) ?? 'normal';
  return { rank, iris: nodes.flatMap((node) => (node.rank === rank ? [node.iri] : [])) };
}

/** A literal is compared by its text, so that neither language nor datatype need be known. */
const matching = (isEntity: boolean) => (isEntity ? '' : 'FILTER(STR(?found) = ?object)');
const foundAs = (isEntity: boolean) => (isEntity ? '?object' : '?found');

async function readDirect(
  { graph, vocabulary }: StatementSource,
  facts: readonly Triple[],
  options: CallOptions,
): Promise<readonly string[]> {
  const isEntity = facts.every((fact) => fact.isEntity);
  const text = `SELECT DISTINCT ?subject ?property ?object WHERE {
  VALUES (?subject ?property ?object) $facts
  ?subject ?property ${foundAs(isEntity)} ${matching(isEntity)}
}`;
  const rows = facts.map((fact): readonly Term[] => [
    iri(fact.subject),
    iri(vocabulary.getPredicate(fact.property)),
    toTerm(fact),
  ]);
  const query = withLimit(select(text, { facts: values(rows) }), MAX_ROWS);
  const { solutions } = await graph.select(query, { ...options, limit: MAX_ROWS });
  return solutions.flatMap(([subject, property, object]) =>
    subject && property && object
      ? [
          tripleKey({
            subject: subject.value,
            property: vocabulary.readName(property.value),
            object: object.value,
            isEntity,
          }),
        ]
      : [],
  );
}

async function readNodes(
  { graph, vocabulary }: StatementSource,
  facts: readonly Triple[],
  options: CallOptions,
  wantsNegated: boolean,
): Promise<readonly (readonly [key: string, node: StatementNode])[]> {
  const isEntity = facts.every((fact) => fact.isEntity);
  const properties = new Map<string, string>();
  const rows = facts.flatMap((fact): (readonly Term[])[] => {
    const statement = vocabulary.getStatement(fact.property);
    if (statement === null) return [];
    properties.set(statement.claim, fact.property);
    return [[iri(fact.subject), iri(statement.claim), iri(statement.value), toTerm(fact)]];
  });
  if (rows.length === 0) return [];
  const toRank = toSparqlPath(vocabulary, vocabulary.toPredicates('rank'));
  const toNegation = toSparqlPath(vocabulary, vocabulary.toPredicates('negation'));
  const text = `SELECT DISTINCT ?subject ?claim ?object ?statement ?rank ?negation WHERE {
  VALUES (?subject ?claim ?main ?object) $facts
  ?subject ?claim ?statement . ?statement ?main ${foundAs(isEntity)} ${matching(isEntity)}
  ${toRank === '' ? '' : `OPTIONAL { ?statement ${toRank} ?rank }`}
  ${toNegation === '' ? '' : `OPTIONAL { ?statement ${toNegation} ?negation }`}
}`;
  const query = withLimit(select(text, { facts: values(rows) }), MAX_ROWS);
  const { variables, solutions } = await graph.select(query, { ...options, limit: MAX_ROWS });
  const at = (name: string) => variables.indexOf(name);
  return solutions.flatMap((row) => {
    const [subject, claim, object, statement] = row;
    const property = properties.get(claim?.value ?? '');
    if (isTrue(row[at('negation')]) !== wantsNegated) return [];
    if (!subject || !object || statement?.termType !== 'NamedNode' || property === undefined)
      return [];
    const rank = vocabulary.findRank(row[at('rank')]?.value ?? '') ?? 'normal';
    const key = tripleKey({ subject: subject.value, property, object: object.value, isEntity });
    return [[key, { iri: statement.value, rank }] as const];
  });
}

function isTrue(term: Term | null | undefined): boolean {
  return term?.value === 'true' || term?.value === '1';
}

function toTerm({ object, isEntity }: Triple): Term {
  return isEntity ? iri(object) : literal(object);
}
