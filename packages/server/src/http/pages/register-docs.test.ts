import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createTinyServer } from '../tiny-server.fixture.js';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Documentation as it is built. */
function builtDocs(): string {
  const folder = newFolder();
  mkdirSync(join(folder, 'guides'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Docs</title>');
  writeFileSync(join(folder, '404.html'), '<!doctype html><title>Nothing here</title>');
  writeFileSync(join(folder, 'guides/index.html'), '<!doctype html><title>Guides</title>');
  writeFileSync(join(folder, 'guides/questions.html'), '<!doctype html><title>Questions</title>');
  writeFileSync(join(folder, 'assets/part.1a2b.js'), '// a part\n'.repeat(1_000));
  return folder;
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'biographql-docs-'));
  folders.push(folder);
  return folder;
}

describe('the documentation', () => {
  it('is served at /docs/, under a policy that lets it load what is its own', async () => {
    await using server = await createTinyServer({ docsFolder: builtDocs() });
    const get = (path: string) => server.fetch(new Request(`http://local${path}`));
    const moved = await get('/docs');
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/docs/']);
    const home = await get('/docs/');
    expect(await home.text()).toContain('Docs');
    expect(home.headers.get('content-security-policy')).toMatch(
      /default-src 'none'; script-src 'self';/,
    );
    expect(home.headers.get('content-security-policy')).not.toContain('unsafe-eval');
    expect(home.headers.get('cache-control')).toBe('no-cache');
  });

  it('has its pages with and without their ending, and folders', async () => {
    await using server = await createTinyServer({ docsFolder: builtDocs() });
    const getText = async (path: string) =>
      (await server.fetch(new Request(`http://local${path}`))).text();
    expect(await getText('/docs/guides/questions.html')).toContain('Questions');
    expect(await getText('/docs/guides/questions')).toContain('Questions');
    expect(await getText('/docs/guides/')).toContain('Guides');
  });

  it('has immutable, compressed assets', async () => {
    await using server = await createTinyServer({ docsFolder: builtDocs() });
    const headers = { 'accept-encoding': 'br' };
    const url = 'http://local/docs/assets/part.1a2b.js';
    const part = await server.fetch(new Request(url, { headers }));
    expect(part.headers.get('cache-control')).toMatch(/immutable/);
    expect(part.headers.get('content-encoding')).toBe('br');
  });

  it('answers an address without a page by its own page for that', async () => {
    await using server = await createTinyServer({ docsFolder: builtDocs() });
    for (const path of ['/docs/nothing', '/docs/%2e%2e/%2e%2e/package.json']) {
      const answer = await server.fetch(new Request(`http://local${path}`));
      expect([path, answer.status]).toEqual([path, 404]);
    }
    const missing = await server.fetch(new Request('http://local/docs/nothing'));
    expect(await missing.text()).toContain('Nothing here');
    const elsewhere = await server.fetch(new Request('http://local/nothing'));
    expect((await elsewhere.json()).errors[0].extensions.code).toBe('NOT_FOUND');
  });

  it('gives its examples a service only where the web UI is served', async () => {
    const docsFolder = builtDocs();
    const getPlace = async (options: Parameters<typeof createTinyServer>[0]) => {
      await using server = await createTinyServer({ docsFolder, ...options });
      return (await server.fetch(new Request('http://local/docs/live.json'))).json();
    };
    expect(await getPlace({})).toEqual({ kind: 'nobody' });
    const page = { folder: newFolder() };
    expect(await getPlace({ page, serviceName: 'own' })).toEqual({
      kind: 'service',
      url: '/api/graphql',
      keyedUrl: '/own/graphql',
    });
  });

  it('says how to build it, where the web UI links to it', async () => {
    await using server = await createTinyServer({
      page: { folder: newFolder() },
    });
    for (const path of ['/docs', '/docs/', '/docs/guides/x.html']) {
      const answer = await server.fetch(new Request(`http://local${path}`));
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        404,
        'text/html; charset=utf-8',
      ]);
      expect(await answer.text()).toContain('npx pnpm --filter @biographql/docs build');
    }
  });

  it('is nowhere without a folder', async () => {
    await using server = await createTinyServer({});
    expect((await server.fetch(new Request('http://local/docs/'))).status).toBe(404);
  });
});
