/**
 * Asks a service the real queries of others through its SPARQL endpoint, with the checks, lanes and limits that any
 * caller meets, and tells which share runs, which has rows, and why the rest does not.
 *
 *   pnpm bench:queries --data-dir DIR [--timeout-ms N] [--json FILE] [--all] [--show] [--file FILE]
 *
 * `--timeout-ms` gives each query more time than the service does (10 s), for a busy machine; those that took longer are
 * counted. `--all` asks those as well that were written for other vocabularies; `--show` lists each query that does not run.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { isRecord } from '@biographql/core/internal';
import { openBenchService, SHARED_DATA } from '../quality/bench/open-service.js';
import { say, share } from '../quality/bench/say.js';
import { printTable, type Table } from '../quality/bench/sections.js';
import { askEndpoint, fillTemplate, type Outcome } from './real-queries/ask-endpoint.js';
import { readMissing } from './real-queries/read-missing.js';

interface RealQuery {
  readonly id: string;
  readonly sparql: string;
  readonly wikidata: boolean;
  /** Whether a language stands where the author's program puts one. */
  readonly isFilled?: boolean;
}

type Asked = RealQuery & Outcome;

const { values } = parseArgs({
  options: {
    'data-dir': { type: 'string' },
    file: { type: 'string', default: `${SHARED_DATA}queries/queries.jsonl.gz` },
    json: { type: 'string' },
    'timeout-ms': { type: 'string' },
    all: { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
  },
});

const queries = readQueries(values.file)
  .filter(({ wikidata }) => wikidata || values.all)
  .flatMap((query) => (query.wikidata ? [query, ...filled(query)] : [query]));
await using bench = await openBenchService(values['data-dir'], {
  timeoutMs: values['timeout-ms'] === undefined ? null : Number(values['timeout-ms']),
});
const asked: Asked[] = [];
for (const query of queries) {
  const outcome = await askEndpoint(bench, query.sparql);
  const reason =
    outcome.status === 'empty' ? await readMissing(bench, query.sparql) : outcome.reason;
  asked.push({ ...query, ...outcome, reason });
  if (asked.length % 50 === 0) say(`${asked.length} of ${queries.length}`);
}

const groups = {
  'written for Wikidata': asked.filter(({ wikidata, isFilled }) => wikidata && !isFilled),
  'of these, templates filled in with English': asked.filter(({ isFilled }) => isFilled),
  ...(values.all && {
    'written for other vocabularies': asked.filter(({ wikidata }) => !wikidata),
  }),
};
const tables = [
  {
    title: 'Real queries',
    rows: mapValues(groups, shares),
    wrong: values.show ? failed(asked) : [],
  },
  ...Object.entries(groups).map(([name, group]) => reasons(name, group)),
] satisfies readonly Table[];
for (const table of tables) process.stdout.write(printTable(table));
if (values.json) {
  const each = asked.map(({ id, wikidata, isFilled = false, status, rows, reason, ms }) => {
    return { id, wikidata, isFilled, status, rows, reason, ms };
  });
  writeFileSync(values.json, `${JSON.stringify({ tables, queries: each }, null, 2)}\n`);
}

function readQueries(file: string): readonly RealQuery[] {
  const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n');
  return lines.flatMap((line) => {
    const query: unknown = JSON.parse(line);
    if (!isRecord(query)) return [];
    const { id, sparql, wikidata } = query;
    return typeof sparql === 'string' ? [{ id: `${id}`, sparql, wikidata: wikidata === true }] : [];
  });
}

function filled(query: RealQuery): readonly RealQuery[] {
  const sparql = fillTemplate(query.sparql);
  return sparql === undefined ? [] : [{ ...query, sparql, isFilled: true }];
}

function shares(group: readonly Asked[]): Readonly<Record<string, number | null>> {
  const runs = group.filter(({ status }) => status !== 'refused').length;
  const rows = group.filter(({ status }) => status === 'rows').length;
  return {
    queries: group.length,
    run: runs,
    'share run': share(runs, group.length),
    'have rows': rows,
    'share rows': share(rows, group.length),
    'beyond 10 s': group.filter(({ ms }) => ms > 10_000).length,
  };
}

function reasons(name: string, group: readonly Asked[]): Table {
  const counts = new Map<string, number>();
  for (const { status, reason } of group) {
    if (status === 'rows') continue;
    const key = `${status === 'empty' ? 'no rows' : 'does not run'}: ${reason}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const rows = [...counts].sort(([, a], [, b]) => b - a);
  return {
    title: `Why the others do not, ${name}`,
    rows: Object.fromEntries(rows.map(([key, count]) => [key, { queries: count }])),
  };
}

function failed(all: readonly Asked[]): readonly string[] {
  return all
    .filter(({ status }) => status === 'refused')
    .map(({ id, reason, message }) => `${id}: ${reason}. ${message}`);
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}
