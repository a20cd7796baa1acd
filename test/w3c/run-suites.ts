import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BioGraphQLError } from '@biographql/core';
import { readText } from '@biographql/ingest/testing';
import { isGraphQuery, parseQuery } from '@biographql/sparql';
import { blazegraphForms, labelService } from '@biographql/sparql/labels';
import { readGraphQuery } from '@biographql/sparql/triples';
import { Store } from 'oxigraph';
import { scriptArguments } from '../../scripts/own-arguments.js';

const PAGE = fileURLToPath(new URL('../../docs/reference/w3c-tests.md', import.meta.url));
const [folder, flag] = scriptArguments;
if (folder === undefined || !existsSync(join(folder, 'sparql/sparql11'))) {
  process.stderr.write(
    'Usage: run-suites <folder of github.com/w3c/rdf-tests> [--write]\n--write updates docs/reference/w3c-tests.md.\n',
  );
  process.exit(2);
}

/** Suites by folder, with the format that reads their files. */
const SUITES: readonly (readonly [title: string, path: string, format: string])[] = [
  ['SPARQL 1.1 syntax', 'sparql/sparql11/syntax-query', 'sparql'],
  ['N-Triples 1.1', 'rdf/rdf11/rdf-n-triples', 'n-triples'],
  ['N-Quads 1.1', 'rdf/rdf11/rdf-n-quads', 'n-quads'],
  ['Turtle 1.1', 'rdf/rdf11/rdf-turtle', 'turtle'],
  ['TriG 1.1', 'rdf/rdf11/rdf-trig', 'turtle'],
  ['RDF/XML 1.1', 'rdf/rdf11/rdf-xml', 'rdf-xml'],
  ['N-Triples 1.2 syntax', 'rdf/rdf12/rdf-n-triples/syntax', 'n-triples'],
  ['N-Quads 1.2 syntax', 'rdf/rdf12/rdf-n-quads/syntax', 'n-quads'],
  ['Turtle 1.2 syntax', 'rdf/rdf12/rdf-turtle/syntax', 'turtle'],
  ['TriG 1.2 syntax', 'rdf/rdf12/rdf-trig/syntax', 'turtle'],
];

interface Test {
  readonly name: string;
  readonly kind: 'positive' | 'negative' | 'evaluation';
  readonly action: string;
  readonly result: string | null;
  /** What relative IRIs of the action resolve against. */
  readonly base: string;
}

const MANIFEST = `PREFIX mf: <http://www.w3.org/2001/sw/DataAccess/tests/test-manifest#>
SELECT ?type ?name ?action ?result {
  ?test a ?type ; mf:name ?name ; mf:action ?action . OPTIONAL { ?test mf:result ?result }
} ORDER BY ?test`;
const ASSUMED_BASE =
  'PREFIX mf: <http://www.w3.org/2001/sw/DataAccess/tests/test-manifest#> SELECT ?base { ?m mf:assumedTestBase ?base }';

function readManifest(path: string): readonly Test[] {
  const store = new Store();
  const manifest = join(path, 'manifest.ttl');
  const local = pathToFileURL(manifest).href;
  store.load(readFileSync(manifest, 'utf8'), { format: 'text/turtle', base_iri: local });
  const assumed = solutions(store, ASSUMED_BASE)[0]?.get('base')?.value;
  return solutions(store, MANIFEST).flatMap((row) => {
    const type = row.get('type')?.value ?? '';
    const kind = /Negative/.test(type) ? 'negative' : /Eval/.test(type) ? 'evaluation' : 'positive';
    if (!/#Test|SyntaxTest/.test(type)) return [];
    const action = fileURLToPath(row.get('action')?.value ?? '');
    const result = row.get('result')?.value;
    const base = assumed === undefined ? local : `${assumed}${action.slice(path.length + 1)}`;
    const name = row.get('name')?.value ?? '';
    const hasResult = result !== undefined && kind === 'evaluation';
    return [{ name, kind, action, base, result: hasResult ? fileURLToPath(result) : null }];
  });
}

function solutions(store: Store, query: string) {
  return store.query(query) as unknown as readonly Map<string, { readonly value: string }>[];
}

/** Whether a test passes; null for a query that the service rejects by intent. */
async function passes(test: Test, format: string): Promise<boolean | null> {
  const text = readFileSync(test.action, 'utf8');
  if (format === 'sparql') return passesQuery(text, test.kind);
  const { triples, rejects } = await readText(format, withBase(text, format, test.base), {
    chunkBytes: 100_000,
  });
  if (test.kind === 'negative') return rejects.length > 0;
  if (rejects.length > 0 || test.result === null) return rejects.length === 0;
  const expected = await readText(
    test.result.endsWith('.nq') ? 'n-quads' : 'n-triples',
    readFileSync(test.result, 'utf8'),
  );
  return toComparable(triples) === toComparable(expected.triples);
}

function passesQuery(text: string, kind: Test['kind']): boolean | null {
  let isValid = true;
  try {
    const select = isGraphQuery(text) ? readGraphQuery(text).select : text;
    const query = parseQuery(select, { labelService, forms: blazegraphForms });
    new Store().query(query.text, { base_iri: 'http://example.org/' });
  } catch (error) {
    if (BioGraphQLError.is(error) && error.code === 'FORBIDDEN_SPARQL' && kind === 'positive')
      return null;
    isValid = false;
  }
  return isValid === (kind !== 'negative');
}

function withBase(text: string, format: string, base: string): string {
  if (format === 'turtle') return `@base <${base}> . ${text}`;
  if (format !== 'rdf-xml' || /<(?:\w+:)?RDF[^>]*xml:base=/.test(text)) return text;
  return text.replace(/<(?:\w+:)?RDF\b/, `$& xml:base="${base}"`);
}

/** Blank nodes are compared as equal, since no order of them is stated; what the ingest adds for graphs is left out. */
function toComparable(triples: readonly string[]): string {
  return triples
    .filter((triple) => !triple.includes('urn:biographql:'))
    .map((triple) => triple.replace(/_:\S+/g, '_:'))
    .sort()
    .join('\n');
}

const rows: string[] = [];
const failures: string[] = [];
for (const [title, path, format] of SUITES) {
  const counts = { passed: 0, all: 0, rejected: 0 };
  for (const test of readManifest(join(folder, path))) {
    counts.all += 1;
    const result = await passes(test, format);
    if (result === null) counts.rejected += 1;
    else if (result) counts.passed += 1;
    else failures.push(`${title}: ${test.name} (${test.kind})`);
  }
  rows.push(`| ${title} | ${counts.all} | ${counts.passed} | ${counts.rejected} |`);
}
process.stdout.write(`${rows.join('\n')}\n\nNot passed:\n${failures.join('\n')}\n`);

if (flag === '--write') {
  const page = readFileSync(PAGE, 'utf8');
  const table = ['| Suite | Tests | Passed | Not allowed |', '|---|---|---|---|', ...rows];
  const isIntended = (each: string) => / 1\.2 syntax: .*\(positive\)$/.test(each);
  const list = failures.filter((each) => !isIntended(each)).map((each) => `- ${each}`);
  const text = `<!-- written by the script -->\n\n${table.join('\n')}\n\n## Failed tests (without positive tests of RDF 1.2)\n\n${list.join('\n')}\n`;
  await writeFile(PAGE, page.replace(/<!-- written[\s\S]*$/, text));
}
