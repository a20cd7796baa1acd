import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDataset } from '@biographql/ingest';
import { SEEDS } from '@biographql/ingest/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { main } from '../main.js';

let folder: string;
let dataDir: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-verify-'));
  dataDir = join(folder, 'data');
  const graph = join(folder, 'graph.nt');
  const articles = join(folder, 'articles.jsonl');
  await writeFile(graph, SEEDS['three-diseases'].triples);
  const record = { pmid: '101', title: 'Inhaled salbutamol in children with asthma', date: '2014' };
  await writeFile(articles, `${JSON.stringify(record)}\n`);
  await buildDataset({ dataDir, graphSources: [graph], articleSources: [articles] });
  await mkdir(join(folder, 'papers', '.hidden'), { recursive: true });
  await writeFile(
    join(folder, 'papers', 'notes.md'),
    'DOID:2841 (asthma) is not DOID:9352 (asthma).\nSee PMID: 101.\n',
  );
  await writeFile(
    join(folder, 'papers', 'refs.bib'),
    '@article{a,\n title={Sleep and memory in older adults},\n year=2014,\n pmid={101}}\n',
  );
  await writeFile(join(folder, 'papers', '.hidden', 'no.md'), 'PMID: 5\n');
}, 120_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

async function run(...argv: readonly string[]) {
  const written: string[] = [];
  const failed: string[] = [];
  const stream = (to: string[]) => ({ write: (text: string) => to.push(text) > 0 });
  const code = await main(['node', 'biographql', 'verify', ...argv, '--data-dir', dataDir], {
    stdout: stream(written),
    stderr: stream(failed),
  } as never);
  return { code, text: written.join(''), failed: failed.join('') };
}

it('lists what is not confirmed with its lines, and fails', async () => {
  const { code, text } = await run(join(folder, 'papers'));
  expect(code).toBe(1);
  expect(text).toMatch(/notes\.md\n {5}1 {2}contradicted +DOID:9352 asthma/);
  expect(text).toContain('fix: identifier → DOID:2841');
  expect(text).toMatch(/refs\.bib\n {5}1 {2}contradicted +Sleep and memory/);
  expect(text).toMatch(/4 items: 2 confirmed, 2 contradicted, 0 not found here\n$/);
  expect(text).not.toContain('.hidden');
});

it('proposes a patch, and writes only with --write', async () => {
  const path = join(folder, 'fixed.md');
  const source = 'Hay fever, or DOID:9352 (asthma).\n';
  await writeFile(path, source);
  const proposed = await run(path, '--fix');
  expect(proposed.text).toContain(
    '-Hay fever, or DOID:9352 (asthma).\n+Hay fever, or DOID:2841 (asthma).',
  );
  expect(await readFile(path, 'utf8')).toBe(source);
  await run(path, '--fix', '--write');
  expect(await readFile(path, 'utf8')).toBe('Hay fever, or DOID:2841 (asthma).\n');
  expect((await run(path)).code).toBe(0);
});

it('checks the claims of a curation file against the graph', async () => {
  const path = join(folder, 'claims.yaml');
  await writeFile(
    path,
    '- claim: Salbutamol treats asthma.\n- {subject: asthma, relation: treats, object: salbutamol}\n',
  );
  const { items } = JSON.parse((await run(path, '--json')).text);
  expect(items.map(({ result }: { result: string }) => result)).toEqual([
    'CONFIRMED',
    'NOT_FOUND_HERE',
  ]);
  expect(items[0].checks[0]).toMatchObject({ kind: 'STATEMENT', status: 'DIRECT' });
});

it('writes SARIF, JUnit and JSON for other programs', async () => {
  const path = join(folder, 'papers', 'notes.md');
  const sarif = JSON.parse((await run(path, '--format', 'sarif')).text);
  expect(sarif.runs[0].results).toMatchObject([
    {
      ruleId: 'contradicted',
      level: 'error',
      locations: [{ physicalLocation: { region: { startLine: 1 } } }],
    },
  ]);
  const junit = (await run(path, '--format', 'junit')).text;
  expect(junit).toContain('tests="3" failures="1" skipped="0"');
  const { counts, items } = JSON.parse((await run(path, '--json')).text);
  expect(counts).toEqual({ confirmed: 2, contradicted: 1, notFound: 0, unread: 0 });
  expect(items[0]).toMatchObject({ line: 1, result: 'CONFIRMED' });
});

it('does not fail on what is not found here, unless it is strict', async () => {
  const path = join(folder, 'unknown.txt');
  await writeFile(path, 'PMID: 999\n');
  expect((await run(path)).code).toBe(0);
  expect((await run(path, '--strict')).code).toBe(1);
});

it('rejects what is no document, and says what to do', async () => {
  expect(await run(join(folder, 'nowhere'))).toMatchObject({
    code: 2,
    failed: expect.stringContaining('There is no file'),
  });
  expect(await run('--write', folder)).toMatchObject({
    code: 2,
    failed: expect.stringContaining('--write needs --fix'),
  });
  const bomb = join(folder, 'bomb.json');
  await writeFile(bomb, '['.repeat(1_000));
  expect(await run(bomb)).toMatchObject({
    code: 2,
    failed: expect.stringContaining('nested more than 100'),
  });
});
