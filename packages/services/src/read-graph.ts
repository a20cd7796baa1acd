import type { CallOptions } from '@biographql/core';
import { nextTurn } from '@biographql/core/internal';
import type { Engines, EntityRecord, LabelIndex, SolutionSequence } from '@biographql/engines';
import { type SparqlQuery, select } from '@biographql/sparql';

export type Select = (query: SparqlQuery) => Promise<SolutionSequence>;

/** Runs queries about entities: together where there are several. */
export function selecting(
  { graph }: Pick<Engines, 'graph'>,
  { length }: readonly unknown[],
  signal: AbortSignal | undefined,
): Select {
  const run: Select = (query) => graph.select(query, { signal });
  return length > 1 ? batchSelect(run) : run;
}

interface WaitingQuery {
  readonly query: SparqlQuery;
  readonly resolve: (solutions: SolutionSequence | Promise<SolutionSequence>) => void;
}

/** Queries that are sent as one. More would keep a thread of the store from other requests. */
const MOST_QUERIES = 50;
const MOST_CHARACTERS = 100_000;

/**
 * Sends the queries of one turn together, so that many entities take as many queries as one. Each query is a subquery of
 * one union, with its own limit, and has the solutions that it has alone. A union that fails is run query by query.
 */
function batchSelect(run: Select): Select {
  let waiting: WaitingQuery[] = [];

  async function flush(): Promise<void> {
    await nextTurn();
    const batches = getBatches(waiting);
    waiting = [];
    for (const batch of batches) void answer(batch);
  }

  async function answer(batch: readonly WaitingQuery[]): Promise<void> {
    const queries = batch.map(({ query }) => query);
    const results = batch.length === 1 ? null : await runTogether(run, queries).catch(() => null);
    for (const [at, { query, resolve }] of batch.entries()) resolve(results?.[at] ?? run(query));
  }

  return (query) =>
    new Promise((resolve) => {
      waiting.push({ query, resolve });
      if (waiting.length === 1) void flush();
    });
}

/** Only queries with the same columns and prefixes go together. */
function getBatches(waiting: readonly WaitingQuery[]): readonly (readonly WaitingQuery[])[] {
  const open = new Map<string, WaitingQuery[]>();
  const batches: WaitingQuery[][] = [];
  for (const one of waiting) {
    const key = `${getPrologue(one.query)} ${one.query.variables?.join(' ')}`;
    const batch = open.get(key) ?? [];
    if (batch.length === 0) batches.push(batch);
    batch.push(one);
    const characters = batch.reduce((sum, { query }) => sum + query.text.length, 0);
    const isFull = batch.length >= MOST_QUERIES || characters >= MOST_CHARACTERS;
    open.set(key, isFull ? [] : batch);
  }
  return batches;
}

function getPrologue({ text, prologueLength }: SparqlQuery): string {
  return text.slice(0, prologueLength);
}

async function runTogether(
  run: Select,
  queries: readonly SparqlQuery[],
): Promise<readonly SolutionSequence[]> {
  const [first] = queries;
  if (first === undefined) return [];
  const variables = first.variables ?? [];
  const parts = queries.map(
    ({ text, prologueLength }, at) => `{ { ${text.slice(prologueLength)} } BIND(${at} AS ?part) }`,
  );
  const columns = variables.map((name) => `?${name}`).join(' ');
  const union = `${getPrologue(first)}SELECT ?part ${columns} WHERE { ${parts.join(' UNION ')} }`;
  const { solutions } = await run(select(union as string));
  const own = queries.map((): (typeof solutions)[number][] => []);
  for (const [part, ...solution] of solutions) own[Number(part?.value)]?.push(solution);
  return own.map((rows) => ({ variables, solutions: rows }));
}

/** Entities looked up at a time: other requests run between, however many neighbors a hub has. */
const LOOKUP_CHUNK = 500;

/** The records of entities by IRI, without those that the label index does not know. */
export async function lookupRecords(
  labels: LabelIndex,
  entities: Iterable<string>,
  { signal }: CallOptions = {},
): Promise<ReadonlyMap<string, EntityRecord>> {
  const iris = [...new Set(entities)];
  const records = new Map<string, EntityRecord>();
  for (let start = 0; start < iris.length; start += LOOKUP_CHUNK) {
    if (start > 0) await nextTurn();
    signal?.throwIfAborted();
    const chunk = await labels.lookup(iris.slice(start, start + LOOKUP_CHUNK), { signal });
    for (const [at, record] of chunk.entries())
      if (record) records.set(iris[start + at] ?? record.iri, record);
  }
  return records;
}
