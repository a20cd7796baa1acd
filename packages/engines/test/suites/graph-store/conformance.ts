import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { InvalidSparqlError, ResultTooLargeError } from '@biographql/core';
import { ask, parseQuery, select, wd } from '@biographql/sparql';
import { labelService } from '@biographql/sparql/labels';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GraphStore } from '../../../src/graph-store/graph-store.js';
import { CONFORMANCE_GRAPH } from './conformance-graph.js';
import { describeInterruption } from './conformance-interruption.js';

/** Unsupported features of a store, each with the reason that the report shows. */
export interface GraphStoreGaps {
  /** Why it cannot end a running query. */
  readonly interruption?: string;
  /** Why it doesn't report where a query is wrong. */
  readonly errorPlace?: string;
  /** Why it answers a query whose variable is not grouped. */
  readonly groupCheck?: string;
  /** Queries of the demo graph that it answers with other rows, and why. */
  readonly otherRows?: { readonly reason: string; readonly queries: readonly string[] };
}

/** Makes a store over a graph in N-Triples. */
export type MakeGraphStore = (ntriples: string) => GraphStore | Promise<GraphStore>;

/** Store of the group, made before its first test. */
interface StoreHolder {
  readonly store: () => GraphStore;
}

const WD = 'http://www.wikidata.org/entity/';
const SERVICE = /\bSERVICE\b(?!\s+wikibase:label)|%\w|\?_lang/i;
const XSD = 'http://www.w3.org/2001/XMLSchema#';
const DATA = fileURLToPath(new URL('../../../../../../shared/data', import.meta.url));

/** Conformance suite of graph stores: run it for each adapter. */
export function describeGraphStore(
  name: string,
  makeStore: MakeGraphStore,
  gaps: GraphStoreGaps = {},
): void {
  describe(name, () => {
    const { store } = holdStore(() => makeStore(CONFORMANCE_GRAPH));
    describeAnswers(store);
    describeTerms(store);
    describeLimits(store, gaps);
    describeInterruption(store, gaps.interruption);
  });
  describeDemoQueries(`${name}: queries of the demo graph`, makeStore, gaps.otherRows);
}

function holdStore(make: () => GraphStore | Promise<GraphStore>): StoreHolder {
  let made: GraphStore | null = null;
  beforeAll(async () => {
    made = await make();
    await made.ready();
  }, 180_000);
  afterAll(async () => {
    await made?.[Symbol.asyncDispose]();
  });
  return {
    store: () => {
      if (made === null) throw new Error('The store is not made yet');
      return made;
    },
  };
}

function describeAnswers(store: () => GraphStore): void {
  it('answers a SELECT with the projected variables in order', async () => {
    const query = select(
      'SELECT ?drug ?name { $disease wdt:P2176 ?drug . ?drug rdfs:label ?name }',
      { disease: wd('Q35869') },
    );
    expect(await store().select(query)).toEqual({
      variables: ['drug', 'name'],
      solutions: [
        [
          { termType: 'NamedNode', value: `${WD}Q410358` },
          expect.objectContaining({ value: 'salbutamol', language: 'en' }),
        ],
      ],
    });
  });

  it('answers an ASK', async () => {
    const pattern = 'ASK { $x wdt:P31 wd:Q12136 }';
    expect(await store().ask(ask(pattern, { x: wd('Q35869') }))).toBe(true);
    expect(await store().ask(ask(pattern, { x: wd('Q410358') }))).toBe(false);
  });

  it('finds nothing without failing', async () => {
    const query = parseQuery('SELECT ?x ?y { ?x wdt:P999 ?y }');
    expect(await store().select(query)).toEqual({ variables: ['x', 'y'], solutions: [] });
  });

  it('keeps the place of an unbound variable', async () => {
    const query = parseQuery(
      'SELECT ?x ?drug ?label { ?x wdt:P31 wd:Q12136 ; rdfs:label ?label OPTIONAL { ?x wdt:P2176 ?drug } FILTER(LANG(?label) = "en") } ORDER BY ?label',
    );
    const { solutions } = await store().select(query);
    expect(solutions.map((row) => row.map((term) => term?.value ?? null))).toEqual([
      [`${WD}Q35869`, `${WD}Q410358`, 'asthma'],
      [`${WD}Q12078`, null, 'cancer'],
    ]);
  });

  it("names entities where the query asks Wikidata's label service to", async () => {
    const query = parseQuery(
      'SELECT ?drug ?drugLabel ?diseaseLabel { ?disease wdt:P31 wd:Q12136 OPTIONAL { ?disease wdt:P2176 ?drug } SERVICE wikibase:label { bd:serviceParam wikibase:language "[AUTO_LANGUAGE],en" } } ORDER BY ?disease LIMIT 2',
      { labelService },
    );
    expect(query.variables).toEqual(['drug', 'drugLabel', 'diseaseLabel']);
    const { solutions } = await store().select(query);
    expect(solutions.map((row) => row.map((term) => term?.value ?? null))).toEqual([
      [null, null, 'cancer'],
      [`${WD}Q410358`, 'salbutamol', 'asthma'],
    ]);
  });

  it('keeps ORDER BY, OFFSET and LIMIT', async () => {
    const query = parseQuery(
      'SELECT ?label { ?x rdfs:label ?label FILTER(LANG(?label) = "en") } ORDER BY DESC(?label) OFFSET 1 LIMIT 1',
    );
    const { solutions } = await store().select(query);
    expect(solutions.map(([label]) => label?.value)).toEqual(['cancer']);
  });
}

function describeTerms(store: () => GraphStore): void {
  const objectsOf = async (qid: string, property: string) => {
    const { solutions } = await store().select(
      parseQuery(`SELECT ?o { wd:${qid} ${property} ?o } ORDER BY LANG(?o)`),
    );
    return solutions.map(([object]) => object);
  };

  it('keeps datatypes', async () => {
    const literal = (value: string, type: string) => [
      { termType: 'Literal', value, language: '', datatype: `${XSD}${type}` },
    ];
    expect(await objectsOf('Q410358', 'wdt:P2067')).toEqual(literal('239.152', 'decimal'));
    expect(await objectsOf('Q35869', 'wdt:P486')).toEqual(literal('D001249', 'string'));
  });

  it('keeps language tags and characters beyond ASCII', async () => {
    const labels = await objectsOf('Q35869', 'rdfs:label');
    expect(labels).toMatchObject([
      { value: 'asthma', language: 'en' },
      { value: '気管支喘息', language: 'ja' },
    ]);
  });

  it('keeps quotation marks, line ends and backslashes', async () => {
    const [description] = await objectsOf('Q12078', 'schema:description');
    expect(description?.value).toBe('a "group" of\n diseases \\ conditions');
  });

  it('answers blank nodes, one for all of its triples', async () => {
    const query = parseQuery('SELECT ?s ?name { ?s schema:about wd:Q35869 ; schema:name ?name }');
    const { solutions } = await store().select(query);
    expect(solutions).toHaveLength(1);
    expect(solutions[0]?.[0]).toMatchObject({ termType: 'BlankNode' });
  });
}

function describeLimits(
  store: () => GraphStore,
  { errorPlace: noErrorPlace, groupCheck: noGroupCheck }: GraphStoreGaps,
): void {
  it('rejects a result of more rows than the limit, and says what to do', async () => {
    const query = parseQuery('SELECT * { ?s ?p ?o }');
    const failure = store().select(query, { limit: 5 });
    await expect(failure).rejects.toThrow(ResultTooLargeError);
    await expect(failure).rejects.toThrow(/more than 5 rows\. Add a LIMIT/);
  });

  it('answers a result of just as many rows as the limit', async () => {
    const query = parseQuery('SELECT * { ?s ?p ?o } LIMIT 5');
    expect((await store().select(query, { limit: 5 })).solutions).toHaveLength(5);
  });

  const gap = noGroupCheck ?? noErrorPlace;
  const reason = gap === undefined ? '' : ` (not: ${gap})`;
  const title = `reports the position of a syntax error in the original text${reason}`;
  it.skipIf(noGroupCheck !== undefined)(title, async () => {
    // The guard of user queries allows this; only the engine knows that the variable is not grouped.
    const query = parseQuery('SELECT ?x ?y\n{ ?x wdt:P31 ?y }\nGROUP BY ?x');
    const failure = await store()
      .select(query)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(InvalidSparqlError);
    const position = noErrorPlace === undefined ? { line: 3 } : undefined;
    expect(failure).toMatchObject({ code: 'INVALID_SPARQL', position });
  });

  it('rejects groups that are nested beyond what the engine can read, and goes on', async () => {
    const nested = `SELECT * ${'{'.repeat(2_000)} ?s ?p ?o ${'}'.repeat(2_000)}`;
    const failure = (async () => store().select(parseQuery(nested)))();
    await expect(failure).rejects.toThrow(InvalidSparqlError);
    expect(await store().ask(ask('ASK { ?s ?p ?o }'))).toBe(true);
  });
}

/** A query of the shared data folder; the rows are those that two engines agree on. */
interface DemoQuery {
  readonly id: string;
  readonly sparql: string;
  readonly onDemo?: { readonly rows: string; readonly twoEnginesAgree: string };
}

function describeDemoQueries(
  name: string,
  makeStore: MakeGraphStore,
  others: GraphStoreGaps['otherRows'],
): void {
  const graphFile = `${DATA}graph/demo_cc0.nt.gz`;
  const queriesFile = `${DATA}queries/queries.jsonl.gz`;
  if (!existsSync(graphFile) || !existsSync(queriesFile)) {
    describe.skip(`${name} (needs the shared data folder next to the repository)`, () => {
      it('gives as many rows as two engines agree on', () => {});
    });
    return;
  }
  describe(name, () => {
    const { store } = holdStore(() => makeStore(gunzipSync(readFileSync(graphFile)).toString()));
    const lines = gunzipSync(readFileSync(queriesFile)).toString().trimEnd().split('\n');
    const cases = lines
      .map((line) => JSON.parse(line) as DemoQuery)
      // Queries that call a service are rejected before they reach a store, but for the label service.
      .filter(({ onDemo, sparql }) => onDemo?.twoEnginesAgree === 'yes' && !SERVICE.test(sparql));

    const left = others === undefined ? '' : ` (not in ${others.queries.length}: ${others.reason})`;
    it(`gives as many rows as two engines agree on, in ${cases.length} queries${left}`, async () => {
      const found: Record<string, string> = {};
      for (const { id, sparql } of cases) found[id] = await rowsOf(store(), sparql);
      const expected = Object.fromEntries(cases.map(({ id, onDemo }) => [id, onDemo?.rows]));
      const differing = cases.map(({ id }) => id).filter((id) => found[id] !== expected[id]);
      expect(differing.map((id) => `${id}: ${found[id]}, not ${expected[id]}`)).toEqual(
        (others?.queries ?? []).map((id) => expect.stringContaining(id)),
      );
    }, 60_000);
  });
}

async function rowsOf(store: GraphStore, sparql: string): Promise<string> {
  try {
    const query = parseQuery(sparql, { labelService });
    if (query.form === 'ASK') return String(await store.ask(query));
    return String((await store.select(query)).solutions.length);
  } catch (error) {
    return String(error);
  }
}
