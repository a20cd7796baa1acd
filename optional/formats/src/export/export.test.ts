import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Dataset, openDataset } from '@biographql/ingest';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main } from '../../../../packages/server/src/cli/main.js';
import { plugin } from '../index.js';

const NODES = [
  'id\tcategory\tname\tsynonym\tlength',
  'HGNC:1\tbiolink:Gene\tGRY1\tgrey|gray\t00120',
  'MONDO:1\tbiolink:Disease|biolink:NamedThing\tgrey disease\t\t',
  'LAB:9\tbiolink:Drug\tgreyfix\t\t',
].join('\n');
const EDGES = [
  'subject\tpredicate\tobject\tfrequency\tnegated\tpublications\tprimary_knowledge_source',
  'HGNC:1\tbiolink:causes\tMONDO:1\t3/4\t\tPMID:1|PMID:2\tinfores:lab',
  'HGNC:1\tbiolink:causes\tMONDO:1\t1.10\t\tPMID:3\tinfores:lab',
  'LAB:9\tbiolink:treats\tMONDO:1\t\ttrue\t\tinfores:lab',
  'LAB:9\tbiolink:affects\tHGNC:1\t\t\t\tinfores:lab',
].join('\n');
const GRAPHS = `@prefix e: <http://e.org/> .
e:g { e:s e:p [ e:q "x" ] ; a e:C }
e:s e:p2 _:a . _:a e:q "not _:s0f0_a" .`;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-export-'));
  await writeFile(join(folder, 'nodes.tsv'), NODES);
  await writeFile(join(folder, 'edges.tsv'), EDGES);
  await writeFile(join(folder, 'graphs.trig'), GRAPHS);
});
afterAll(() => rm(folder, { recursive: true }));

let builds = 0;
async function build(...files: readonly string[]): Promise<Dataset & { readonly dataDir: string }> {
  builds += 1;
  const dataDir = join(folder, `data-${builds}`);
  await mkdir(dataDir);
  const given = files.map((file) => join(folder, file));
  await run('ingest', '--data-dir', dataDir, '--no-starter', '--no-check', '--graph', ...given);
  return { ...(await openDataset(dataDir)), dataDir };
}

async function run(...args: readonly string[]): Promise<string> {
  let written = '';
  const write = (text: string) => {
    written += text;
    return true;
  };
  const stream = { write };
  const streams = { stdout: stream, stderr: stream } as unknown as Parameters<typeof main>[1];
  const code = await main(['node', 'biographql', ...args], streams, async () => [plugin]);
  expect([code, written]).toEqual([0, expect.any(String)]);
  return written;
}

const exported = ({ dataDir }: { readonly dataDir: string }, to: string, ...flags: string[]) =>
  run('export', join(folder, to), '--data-dir', dataDir, ...flags);

async function triplesOf({ graph }: Dataset): Promise<readonly string[]> {
  const text = gunzipSync(await readFile(graph.path)).toString();
  return text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .sort();
}

describe('N-Quads', () => {
  it('are the same dataset when they are read again', async () => {
    for (const [name, files] of [
      ['tables', ['nodes.tsv', 'edges.tsv']],
      ['graphs', ['graphs.trig']],
    ] as const) {
      const first = await build(...files);
      await exported(first, name);
      const again = await build(`${name}/graph`);
      expect(again.manifest.digest).toBe(first.manifest.digest);
    }
  });
});

describe('KGX', () => {
  it.each(['kgx-tsv', 'parquet'])(
    'in %s has the same facts when it is read again',
    async (format) => {
      const first = await build('nodes.tsv', 'edges.tsv');
      await exported(first, format, '--format', format);
      expect(await triplesOf(await build(`${format}/graph`))).toEqual(await triplesOf(first));
    },
  );

  it('has each edge once for each set of qualifiers', async () => {
    await exported(await build('nodes.tsv', 'edges.tsv'), 'once', '--format', 'kgx-tsv');
    const edges = await readFile(join(folder, 'once/graph/edges.tsv'), 'utf8');
    expect(edges.trimEnd().split('\n')).toHaveLength(5);
    expect(edges).toContain('LAB:9\tbiolink:treats\tMONDO:1');
  });

  it('of a class has its entities, their edges and the other ends', async () => {
    const first = await build('nodes.tsv', 'edges.tsv');
    await exported(first, 'class', '--format', 'kgx-tsv', '--class', 'Disease');
    const nodes = await readFile(join(folder, 'class/graph/nodes.tsv'), 'utf8');
    expect(nodes.match(/^[A-Z]+:\d/gm)).toEqual(['HGNC:1', 'MONDO:1']);
    const edges = await readFile(join(folder, 'class/graph/edges.tsv'), 'utf8');
    expect(edges.match(/biolink:\w+/g)).toEqual([
      'biolink:causes',
      'biolink:causes',
      'biolink:treats',
    ]);
    await exported(first, 'class-quads', '--class', 'Disease');
    const again = await triplesOf(await build('class-quads/graph'));
    expect(again.join('\n')).not.toContain('affects');
    expect(again.join('\n')).toContain('PMID:3');
  });
});

it('describes what it writes', async () => {
  await exported(await build('nodes.tsv', 'edges.tsv'), 'described', '--format', 'parquet');
  expect(await readdir(join(folder, 'described'))).toEqual(['croissant.json', 'graph', 'void.ttl']);
  const croissant = JSON.parse(await readFile(join(folder, 'described/croissant.json'), 'utf8'));
  expect(croissant).toMatchObject({
    isBasedOn: ['nodes.tsv', 'edges.tsv'],
    distribution: [
      { contentUrl: 'graph/nodes.parquet', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      { contentUrl: 'graph/edges.parquet' },
    ],
    recordSet: [{ '@id': 'nodes.parquet/rows' }, { '@id': 'edges.parquet/rows' }],
  });
});
