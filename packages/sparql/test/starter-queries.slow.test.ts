import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { Store } from 'oxigraph';
import { beforeAll, describe, expect, it } from 'vitest';
import { iri, LITERATURE_GRAPH, PREFIXES, rowsOf, type SparqlQuery, wd } from '../src/index.js';
import { type ListedParameter, NAMED_QUERIES, namedQuery, type QueryName } from '../src/queries.js';
import { getCounts } from '../src/rows-of.js';

const STARTER = fileURLToPath(new URL('../../starter-data/data/graph.nt.br', import.meta.url));
const isPresent = existsSync(STARTER);
if (!isPresent) process.stderr.write('The starter data is absent: the catalog is not executed.\n');

const disease = wd('Q35869'); // asthma
const otherDrug = wd('Q190012'); // adenosine

const exampleValue = ({ kind, example }: ListedParameter): unknown => {
  const term = (text: string) => (text.includes('/') ? iri(text) : wd(text));
  if (kind === 'entity') return term(example);
  return kind === 'entities' ? example.split(' ').map(term) : example;
};
const getExample = (name: QueryName): SparqlQuery => {
  const given = Object.entries(NAMED_QUERIES[name].parameters).map(([key, parameter]) => [
    key,
    exampleValue(parameter),
  ]);
  return namedQuery(name, Object.fromEntries(given), { limit: 5 }) as SparqlQuery;
};
const NAMES = Object.keys(NAMED_QUERIES) as readonly QueryName[];

/** Columns of names, which lie on the way to being null only where a label is missing: the starter data label all they link. */
const LABELS = /Label$/;

describe.skipIf(!isPresent)('the catalog on the starter data', { timeout: 60_000 }, () => {
  const store = new Store();

  beforeAll(() => {
    const triples = brotliDecompressSync(readFileSync(STARTER));
    store.load(triples, { format: 'application/n-triples', no_transaction: true, lenient: true });
    store.update(
      `INSERT DATA { <${otherDrug.value}> <${PREFIXES.wdt}P1909> <${PREFIXES.wd}Q86>, <${PREFIXES.wd}Q35805> }`,
    );
    // The articles of a dataset are not in the package of its facts.
    store.update(
      `PREFIX schema: <${PREFIXES.schema}> INSERT { GRAPH <${LITERATURE_GRAPH}> {
        <urn:article> schema:name "an article" ; <${PREFIXES.dc}creator> "Doe, Jane" ;
          schema:datePublished "2021"^^<${PREFIXES.xsd}gYear> ; schema:isPartOf <urn:journal> ;
          schema:mentions <${disease.value}>, ?gene, ?drug . <urn:journal> schema:name "a journal" } }
      WHERE { <${disease.value}> <${PREFIXES.wdt}P2176> ?drug ; <${PREFIXES.wdt}P2293> ?gene }`,
    );
  }, 120_000);

  it.each(NAMES)('%s answers', (name) => {
    const query = getExample(name);
    const json = JSON.parse(String(store.query(query.text, { results_format: 'json' })));
    if (query.form === 'ASK') return expect(json.boolean).toBe(true);
    const rows = rowsOf(
      json,
      query as SparqlQuery<Readonly<Record<string, string | number | null>>>,
    );
    expect(rows.length, name).toBeGreaterThan(0);
    expect(rows.length).toBeLessThanOrEqual(5);
    for (const row of rows) {
      expect(Object.values(row).some((value) => value !== null)).toBe(true);
      for (const count of getCounts(query)) expect(row[count]).toBeGreaterThan(0);
    }
    const labels = Object.keys(rows[0] ?? {}).filter((column) => LABELS.test(column));
    const isLabeled =
      labels.length === 0 || rows.some((row) => labels.some((label) => row[label] !== null));
    expect(isLabeled, `${name} has labels`).toBe(true);
  });
});
