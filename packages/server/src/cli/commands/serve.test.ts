import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDataset } from '@biographql/ingest';
import { SEEDS } from '@biographql/ingest/testing';
import { describe, expect, it } from 'vitest';
import { readKeyFile } from '../../http/keys/key-file.js';
import { main } from '../main.js';

it('shows the first key of a start that cannot listen, and says what to do', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'biographql-serve-'));
  const graph = join(folder, 'graph.nt');
  await writeFile(graph, SEEDS['three-diseases'].triples);
  await buildDataset({ dataDir: folder, graphSources: [graph], withStarter: false });
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const failed: string[] = [];
  try {
    // It is taken after the checks of a start, as a port would be while the graph is loaded.
    const args = [
      '--port',
      '0',
      '--metrics',
      `127.0.0.1:${port}`,
      '--data-dir',
      folder,
      '--log-level',
      'silent',
    ];
    const code = await main(['node', 'biographql', 'serve', ...args], {
      stdout: { write: () => true },
      stderr: { write: (text: string) => failed.push(text) > 0 },
    } as never);
    const text = failed.join('');
    expect(code).not.toBe(0);
    expect(text).toMatch(/The first API key is in .*first-key\.txt: read it/);
    expect(text).toMatch(/choose another address with --port/);
    const key = await readFile(join(folder, 'first-key.txt'), 'utf8');
    expect(key.trim()).toMatch(/^bgq_/);
    expect(readKeyFile(join(folder, 'keys.json'))).toHaveLength(1);
  } finally {
    other.close();
    await rm(folder, { recursive: true, force: true });
  }
}, 180_000);

describe.each([
  ['/proc', '/proc/nowhere'],
  ['a file', `${import.meta.filename}/data`],
])('a data directory below %s', (_, dataDir) => {
  it.each([
    ['serve', '--port', '0'],
    ['ingest', '--articles', import.meta.filename],
    ['keys', 'create', '--name', 'me'],
  ])('is rejected by %s, with what to do', async (...args) => {
    const failed: string[] = [];
    const code = await main(['node', 'biographql', ...args, '--data-dir', dataDir], {
      stdout: { write: () => true },
      stderr: { write: (text: string) => failed.push(text) > 0 },
    });
    expect(code).not.toBe(0);
    expect(failed.join('')).toContain(dataDir);
    expect(failed.join('')).toMatch(/ Choose another .*with --data-dir/);
  });
});
