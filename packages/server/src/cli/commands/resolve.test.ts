import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDataset } from '@biographql/ingest';
import { SEEDS } from '@biographql/ingest/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { main } from '../main.js';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'biographql-resolve-'));
  const graph = join(dataDir, 'graph.nt');
  const names = join(dataDir, 'names.tsv');
  await writeFile(graph, SEEDS['three-diseases'].triples);
  await writeFile(names, 'wheezy lungs\tMESH:D001249\nnobody\tMESH:D999999\n');
  const rejects: unknown[] = [];
  const onReject = (reject: unknown) => rejects.push(reject);
  const sources = { graphSources: [graph], nameSources: [names] };
  await buildDataset({ dataDir, ...sources, withStarter: false, onReject });
  expect(rejects).toHaveLength(1);
}, 120_000);

afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function run(...argv: readonly string[]) {
  const written: string[] = [];
  const failed: string[] = [];
  const stream = (to: string[]) => ({ write: (text: string) => to.push(text) > 0 });
  const code = await main(['node', 'biographql', 'resolve', ...argv, '--data-dir', dataDir], {
    stdout: stream(written),
    stderr: stream(failed),
  } as never);
  return { code, text: written.join(''), failed: failed.join('') };
}

it('prints a line for each name of the command line and of a file', async () => {
  const file = join(dataDir, 'more.txt');
  await writeFile(file, 'wheezy lungs\n\nno such thing\n');
  const { code, text } = await run('MESH:D001249', '--file', file, '--to', 'MeSH');
  expect(code).toBe(0);
  const [header, ...lines] = text.replace(/\n$/, '').split('\n');
  expect(header).toMatch(/^name\tiri\tlabel/);
  const asthma = 'http://www.wikidata.org/entity/Q35869\tasthma\tDISEASE';
  expect(lines).toEqual([
    `MESH:D001249\t${asthma}\t1\tidentifier\tfalse\tMESH:D001249\t`,
    `wheezy lungs\t${asthma}\t0.95\texact-alias\tfalse\tMESH:D001249\t`,
    'no such thing\t\t\t\t\t\t\t\t',
  ]);
});

it('rejects a call without names, and types that are none', async () => {
  expect((await run()).code).toBe(2);
  const { code, failed } = await run('asthma', '--types', 'ILLNESS');
  expect(code).toBe(1);
  expect(failed).toContain('must be entity types such as DISEASE');
});
