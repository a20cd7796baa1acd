import { PREFIXES, parseQuery } from '@biographql/sparql';
import { Parser } from '@traqula/parser-sparql-1-1';
import fc from 'fast-check';
import { Store } from 'oxigraph';
import { describe, expect, it } from 'vitest';
import { randomGraph, randomQuery } from '../../../packages/sparql/test/random-queries.js';
import { realQueries, realQueriesMissing } from '../../../packages/sparql/test/real-queries.js';
import { inferRows } from '../../../packages/sparql/test/row-types.js';
import { inferTerms } from './graph-types.js';

const QUERIES = 400;
const RDF_TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';
const WDT = 'http://www.wikidata.org/prop/direct/';
/** What random graphs hold, but for the literals of two properties. */
const PROPERTIES = `
  'x:p': Property<'iri'>;
  'x:q#r': Property<'iri' | 'number' | 'text'>;
  '${WDT}P1': Property<'iri'>;
  '${WDT}P2': Property<'iri' | 'number' | 'text'>;`;

const withoutLiterals = (edges: string) =>
  edges.replace(/<x:\w> <(?:x:p|http:\S+P1)> (?:1|""|"x") \./g, '');

interface Binding {
  readonly type: string;
}

describe('columns that are IRIs', { timeout: 300_000 }, () => {
  it('are so in every row of random queries over random graphs', () => {
    const samples = fc.sample(randomQuery, { numRuns: QUERIES, seed: 31 });
    const texts = [...new Set(samples)].map((text, index) =>
      // IRIs in full are not judged in a text with a `#`.
      index % 2 === 0 ? text : `PREFIX x: <x:>\n${text.replaceAll('<x:p>', 'x:p')}`,
    );
    const stores = fc.sample(randomGraph, { numRuns: 12, seed: 32 }).map((edges) => {
      const store = new Store();
      store.update(`INSERT DATA { ${withoutLiterals(edges)} }`);
      return store;
    });
    const { terms } = inferTerms(texts, PROPERTIES);
    const counts = { iris: 0, values: 0, faults: 0 };

    texts.forEach((text, index) => {
      const { iris = [], faults = [] } = terms[index] ?? {};
      counts.iris += iris.length;
      counts.faults += faults.length;
      for (const row of stores.flatMap((store) => rowsIn(store, text))) {
        for (const name of iris) {
          counts.values += 1;
          if (row[name]?.type !== 'uri') expect.fail(`?${name} is no IRI: ${text}`);
        }
      }
    });
    process.stdout.write(`columns that are IRIs: ${JSON.stringify(counts)}\n`);
    expect(counts.iris).toBeGreaterThan(20);
    expect(counts.values).toBeGreaterThan(100);
  });
});

/** The rows of a query; none where the random query is not valid. */
function rowsIn(store: Store, text: string): readonly Readonly<Record<string, Binding>>[] {
  try {
    const json = String(store.query(parseQuery(text).text, { results_format: 'json' }));
    return JSON.parse(json).results.bindings;
  } catch {
    return [];
  }
}

describe('the types of a large graph', { timeout: 60_000 }, () => {
  it('cost a program with twenty queries less than 50,000 instantiations more', () => {
    const properties = Array.from(
      { length: 2_000 },
      (_, number) => `readonly '${WDT}P${number + 1}': Property<'iri'>;`,
    ).join('\n');
    const texts = Array.from(
      { length: 20 },
      (_, number) => `SELECT ?drug ?name ?other WHERE {
  wd:Q35869 wdt:P${number + 1} ?drug .
  ?drug wdt:P31/wdt:P279* wd:Q12140 ; rdfs:label ?name .
  OPTIONAL { ?drug wdt:P129 ?other . FILTER(?other != wd:Q1) }
} ORDER BY ?name LIMIT 10`,
    );
    const { terms, instantiations } = inferTerms(texts, properties);
    const rows = inferRows(texts).instantiations;
    process.stdout.write(`types of a graph: ${instantiations - rows} instantiations more\n`);
    expect(terms[0]).toEqual({
      faults: ['rdfs:label is no property of the graph'],
      iris: ['drug'],
    });
    expect(instantiations - rows).toBeLessThan(50_000);
  });
});

if (realQueriesMissing !== undefined) process.stderr.write(`${realQueriesMissing}\n`);

describe.skipIf(realQueriesMissing !== undefined)('the real queries', { timeout: 120_000 }, () => {
  it('lack of an empty graph nothing but what they have as a predicate', () => {
    const parser = new Parser({
      defaultContext: { prefixes: PREFIXES },
    });
    const read = realQueries()
      .filter((_, index) => index % 12 === 0)
      .flatMap(({ sparql }) => {
        try {
          return [{ sparql, predicates: predicatesIn(parser.parse(sparql)) }];
        } catch {
          return [];
        }
      });
    const { terms } = inferTerms(
      read.map(({ sparql }) => sparql),
      '',
    );
    const wrong = read.flatMap(({ sparql, predicates }, index) =>
      (terms[index]?.faults ?? [])
        .map((fault) => fault.replace(' is no property of the graph', ''))
        .filter((name) => !predicates.has(name === 'a' ? RDF_TYPE : name))
        .map((name) => `${name} in ${sparql}`),
    );
    expect(wrong).toEqual([]);
    const told = terms.filter(({ faults }) => faults.length > 0).length;
    process.stdout.write(`of ${read.length} real queries ${told} are read\n`);
    expect(told).toBeGreaterThan(read.length / 2);
  });
});

/** The predicates of a parsed query, as they are written: prefixed names, and IRIs in brackets. */
function predicatesIn(
  parsed: unknown,
  found = new Set<string>(),
  isPredicate = false,
): Set<string> {
  if (Array.isArray(parsed)) for (const each of parsed) predicatesIn(each, found, isPredicate);
  else if (typeof parsed === 'object' && parsed !== null) {
    const node = parsed as Readonly<Record<string, unknown>>;
    if (isPredicate && node.subType === 'namedNode') {
      found.add(
        typeof node.prefix === 'string'
          ? `${node.prefix}:${node.value}`
          : node.value === RDF_TYPE
            ? RDF_TYPE
            : `<${node.value}>`,
      );
    }
    const isPath = isPredicate && node.type === 'path';
    for (const [key, value] of Object.entries(node)) {
      if (key !== 'loc') predicatesIn(value, found, key === 'predicate' || isPath);
    }
  }
  return found;
}
