import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createService, loadConfig } from '@biographql/server';
import { buildSchema, findBreakingChanges } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { main } from '../../../packages/server/src/cli/main.js';
import { plugin } from './index.js';
import { readShape } from './survey/shape-file.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-drift-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const NODES = `id\tcategory\tname\tweight\tcode\tsize
MONDO:0000001\tbiolink:Disease\tone\t1.5\ta1\t3
MONDO:0000002\tbiolink:Disease\ttwo\t2.5\ta2\t4
HGNC:1\tbiolink:Gene\tGRY1\t\t\t
HP:0000001\tbiolink:PhenotypicFeature\tgrey\t\t\t
CL:0000001\tbiolink:Cell\tcell\t\t\t`;
const EDGES = `subject\tpredicate\tobject
MONDO:0000001\tbiolink:has_phenotype\tHP:0000001
MONDO:0000001\tbiolink:lab_linked_to\tCL:0000001
HGNC:1\tbiolink:lab_measured_in\tMONDO:0000002`;
/** `code` is renamed, `size` is empty, a relation and a class are removed, and `weight` has several values. */
const LATER_NODES = NODES.replace('\tcode\t', '\tlab_code\t')
  .replace('1.5\ta1\t3', '1.5|1.6\ta1\t')
  .replace('2.5\ta2\t4', '2.5\ta2\t')
  .replace('CL:0000001\tbiolink:Cell', 'HP:0000002\tbiolink:PhenotypicFeature');
const LATER_EDGES = EDGES.split('\n').slice(0, 2).join('\n');

async function run(...args: readonly string[]): Promise<string> {
  let written = '';
  const write = (text: string) => {
    written += text;
    return true;
  };
  const streams = { stdout: { write }, stderr: { write } };
  await main(
    ['node', 'biographql', ...args, '--data-dir', join(folder, 'data')],
    streams,
    async () => [plugin],
  );
  return written;
}

async function ingest(nodes: string, edges: string): Promise<string> {
  const files = [join(folder, 'lab_nodes.tsv'), join(folder, 'lab_edges.tsv')];
  await writeFile(files[0] ?? '', nodes);
  await writeFile(files[1] ?? '', edges);
  return run('ingest', '--no-starter', '--replace', '--max-loss', '100', '--graph', ...files);
}

const CHANGED = /warn {2}graph schema: (\S+):/g;
/** A class or a field in the words of GraphQL, but for what belongs to a class: its fields of the root and its list. */
const CLASS_OR_FIELD =
  /^(?!Query\.)(?:Field )?(?!\w+Connection was)([A-Z]\w*(?:\.\w+)?) (?:was removed|changed type)/;
const toSchema = (printed: string) => buildSchema(printed.replace(/^Reading.*\n/gm, ''));
const changes = (text: string) => [...text.matchAll(CHANGED)].map(([, name]) => name).sort();

it('lists all that disappears between two versions before the switch, and serves it as retired', async () => {
  await ingest(NODES, EDGES);
  await run('schema', '--min-facts', '1');
  const earlier = await run('schema', '--min-facts', '1');
  const before = await readShape(join(folder, 'data'));
  const written = await ingest(LATER_NODES, LATER_EDGES);
  expect(changes(written)).toEqual([
    'CellType',
    'Disease.code',
    'Disease.labLinkedTo',
    'Disease.size',
    'Disease.weight',
    'Gene.labMeasuredIn',
  ]);
  expect(before?.minFacts).toBe(1);
  expect(written).toContain(
    'Disease.code: no fact uses it; it may have been renamed to Disease.labCode',
  );
  expect(await run('check')).toMatch(/warn {2}graph schema: Disease\.size/);

  await using service = await createService(
    loadConfig({ flags: { dataDir: join(folder, 'data') }, env: { BIOGRAPHQL_API_KEY: 'key' } }),
    { plugins: [plugin] },
  );
  await service.ready();
  const response = await service.fetch(
    new Request('http://test/biographql/graph', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': 'key' },
      body: JSON.stringify({
        query:
          '{ disease(id: "MONDO:0000001") { name labCode code size labLinkedTo { name } } cellTypes(search: "cell") { name } }',
      }),
    }),
  );
  const { data, errors } = (await response.json()) as {
    data: object;
    errors: { message: string; path: string[] }[];
  };
  expect(data).toEqual({
    disease: { name: 'one', labCode: 'a1', code: null, size: null, labLinkedTo: null },
    cellTypes: null,
  });
  expect(errors.map(({ path }) => path.join('.')).sort()).toEqual([
    'cellTypes',
    'disease.code',
    'disease.labLinkedTo',
    'disease.size',
  ]);
  for (const { message } of errors) expect(message).toMatch(/was retired on \d{4}-\d\d-\d\d: /);

  const printed = await run('schema', '--min-facts', '1');
  expect(printed.match(/@deprecated\(reason: "Retired /g)?.length).toBeGreaterThan(4);
  expect(() => toSchema(printed)).not.toThrow();
  expect(
    changes(await ingest(LATER_NODES, LATER_EDGES.replace('biolink:lab', 'biolink:lab2'))),
  ).toEqual([]);
  const last = await run('schema', '--min-facts', '1');
  expect(last).not.toContain('Retired ');
  // What GraphQL itself finds between the first and the last schema was reported before the switch.
  const broken = findBreakingChanges(toSchema(earlier), toSchema(last));
  expect(broken.length).toBeGreaterThan(6);
  const lost = broken.flatMap(({ description }) => CLASS_OR_FIELD.exec(description)?.[1] ?? []);
  const reported = changes(written);
  for (const name of lost) {
    const field = name.replace(/(?:Count|Connection)$/, '');
    expect(reported, name).toEqual(
      expect.arrayContaining([reported.includes(name) ? name : field]),
    );
  }
  expect(new Set(lost.filter((name) => reported.includes(name))).size).toBe(reported.length);
}, 120_000);
