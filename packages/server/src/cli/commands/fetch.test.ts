import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXIT } from '../exit-codes.js';
import { main } from '../main.js';

const folder = mkdtempSync(join(tmpdir(), 'biographql-fetch-'));
const server = createServer((request, response) => {
  if (request.url === '/mirror/obo/doid.obo') response.end('format-version: 1.2\n');
  else response.writeHead(404).end();
});
let base: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/mirror`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function run(...args: readonly string[]) {
  const written = { out: '', err: '' };
  const code = await main(['node', 'biographql', 'fetch', ...args], {
    stdout: { write: (text) => (written.out += text) },
    stderr: { write: (text) => (written.err += text) },
  });
  return { code, ...written };
}

describe('biographql fetch', () => {
  it('puts files into a folder, and says what to do with them', async () => {
    const { code, out } = await run('ontologies', 'doid', '--out', folder, '--base', base);
    expect({ code, out }).toEqual({
      code: EXIT.OK,
      out: expect.stringContaining('1 file fetched'),
    });
    expect(out).toContain(`Next: biographql ingest ${folder}`);
    expect(readFileSync(join(folder, 'doid.obo'), 'utf8')).toBe('format-version: 1.2\n');
  });

  it('leaves unfinished files out of an ingest', async () => {
    writeFileSync(join(folder, '.other.obo.part'), 'format-version: 1.2\n');
    const out: string[] = [];
    await main(['node', 'biographql', 'inspect', folder, '--json'], {
      stdout: { write: (text) => out.push(text) },
      stderr: { write: () => true },
    });
    expect(out.join('')).not.toContain('.other.obo.part');
  });

  it('fails with the reason, and with its own code where the command line is wrong', async () => {
    const absent = await run('ontologies', 'so', '--out', folder, '--base', base);
    expect(absent.code).toBe(EXIT.FAILED);
    expect(absent.err).toMatch(/answered 404.*nothing at this address/);
    expect((await run('pubmed')).code).toBe(EXIT.USAGE);
    expect((await run('pubmed', '--files', 'updates', '--numbers', '5-1')).code).toBe(EXIT.USAGE);
    expect((await run('wikidata', '--base', 'ftp://example.org')).code).toBe(EXIT.USAGE);
  });
});
