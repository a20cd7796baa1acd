import { mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTinyServer } from '../tiny-server.fixture.js';

const ADDRESSES = [
  ...['/../x', '/..%2fx', '/%2e%2e/x', '/%2e%2e%2fetc/passwd', '/..%5cx', '/....//x', '/..;/x'],
  ...['/%00', '/a%00b', '/index.html%00', '/.%00./x', '/%c0%ae%c0%ae/x', '/%252e%252e/x'],
  ...[
    '//etc/passwd',
    '/%2f',
    '/%2f%2f',
    '/%2fetc%2fpasswd',
    '/C:/x',
    '/~root',
    '/*',
    '/..',
    '/%2e',
  ],
  ...['/%', '/%zz', '/%u0000', '/index.html/', '/index.html/..', '/a/../../x', '/\\..\\x'],
  ...['/%5c..%5cx', '/x?/../..', '/#', '/a'.repeat(3_000)],
];

function getStatus(base: URL, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ host: base.hostname, port: base.port, path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

it('has nothing at addresses outside of the page, and no fault of its own', async () => {
  const root = mkdtempSync(join(tmpdir(), 'biographql-page-'));
  writeFileSync(join(root, 'index.html'), 'page');
  const lines: Record<string, unknown>[] = [];
  await using server = await createTinyServer({
    lines,
    page: { folder: root },
  });
  const base = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
  expect(await getStatus(base, '/index.html')).toBe(200);
  for (const address of ADDRESSES) {
    const status = await getStatus(base, address);
    expect([400, 404], address).toContain(status);
  }
  expect(ADDRESSES).toHaveLength(33);
  expect(lines.filter(({ level }) => level !== 30)).toEqual([]);
});
