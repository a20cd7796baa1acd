import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createClient, getTopAuthors } from '@biographql/client';
import { createTestService, type TestService } from '@biographql/server/testing';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { JSDOM, VirtualConsole } from 'jsdom';
import { build, defaultClientConditions, defaultServerConditions, type InlineConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { renderPage } from './page/on-server.js';

const page = fileURLToPath(new URL('page/', import.meta.url));
let folder = '';
let service: TestService;
let onServer: { readonly renderPage: typeof renderPage };
let script = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-svelte-'));
  await compile({
    ssr: {
      noExternal: true,
      resolve: { conditions: ['@biographql/source', ...defaultServerConditions] },
    },
    build: { ssr: join(page, 'on-server.ts'), outDir: folder },
  });
  onServer = await import(pathToFileURL(join(folder, 'on-server.js')).href);
  script = await compile({
    resolve: { conditions: ['@biographql/source', ...defaultClientConditions] },
    // As Vite itself does but for libraries.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: join(page, 'in-page.ts'), formats: ['iife'], name: 'page' },
    },
  });
  service = await createTestService();
}, 120_000);
afterAll(async () => {
  await service?.[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

/** Compiles as a page's own build does: by the compiler of Svelte, which TanStack's package needs as well. */
async function compile(config: InlineConfig): Promise<string> {
  const result = await build({
    root: page,
    configFile: false,
    logLevel: 'error',
    plugins: [svelte({ configFile: false })],
    ...config,
  });
  const [{ output } = { output: [] }] = [result].flat().filter((one) => 'output' in one);
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

/** A client of the service, and how often it asked. */
function countingClient() {
  const asked = vi.fn((url: string, init: RequestInit) => service.fetch(url, init));
  const { url, apiKey } = service;
  // What names the dataset is part of every key: the page's client has none either.
  return { asked, client: createClient({ url, apiKey, fetch: asked }) };
}

/** Opens what a server rendered in a page, whose script takes it over. */
function open(html: string, state: unknown) {
  const complaints: unknown[] = [];
  const console = new VirtualConsole();
  for (const kind of ['error', 'warn'] as const) {
    console.on(kind, (...words: unknown[]) => complaints.push(words));
  }
  console.on('jsdomError', (error) => complaints.push(error));
  const { window } = new JSDOM(`<main>${html}</main>`, {
    url: 'http://page.test/',
    runScripts: 'outside-only',
    virtualConsole: console,
  });
  const asked = vi.fn((_url: string, init: RequestInit) =>
    service.fetch(service.url, {
      ...init,
      signal: null,
      headers: { 'content-type': 'application/json', 'x-api-key': service.apiKey },
    }),
  );
  Object.assign(window, { fetch: asked, Headers });
  const rendered = window.document.querySelector('p');
  window.eval(`${script}; page.takeOver(document.querySelector('main'), ${JSON.stringify(state)})`);
  return { window, rendered, asked, complaints };
}

describe('a page that is rendered on a server', () => {
  it('shows what was prefetched, and its script takes it over without asking again', async () => {
    const { asked, client } = countingClient();
    const { html, state } = await onServer.renderPage(client, true);
    const [first] = await getTopAuthors(createClient(service), { text: 'asthma' });
    expect(html).toContain(`<p>${first?.family}`);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(state)).not.toContain(service.apiKey);

    const { window, rendered, asked: askedByPage, complaints } = open(html, state);
    const text = rendered?.textContent;
    await new Promise((resolve) => setImmediate(resolve));
    // The same node: it was taken over, and not made anew.
    expect(window.document.querySelector('p')).toBe(rendered);
    expect(rendered?.textContent).toBe(text);
    expect(askedByPage).not.toHaveBeenCalled();

    window.document.querySelector('button')?.click();
    await vi.waitFor(() => expect(rendered?.textContent).toMatch(/\w+, \w+/));
    expect(rendered?.textContent).not.toBe(text);
    expect(askedByPage).toHaveBeenCalledTimes(1);
    expect(complaints).toEqual([]);
    window.close();
  });

  it('shows that it asks where nothing was prefetched, and its script asks', async () => {
    const { html, state } = await onServer.renderPage(createClient({ url: '/api/graphql' }), false);
    expect(html).toContain('<p>asking</p>');
    const { window, rendered, asked, complaints } = open(html, state);
    await vi.waitFor(() => expect(rendered?.textContent).toMatch(/\w+, \w+/));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(complaints).toEqual([]);
    window.close();
  });
});
