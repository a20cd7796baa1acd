// Builds the page of every framework, and walks through it in Chromium against the real service in this process.
// Opt-in: it needs a browser.
//   pnpm --filter @biographql/examples e2e        CHROME_PATH names another browser than /usr/bin/chromium
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createProxy } from '@biographql/client/proxy';
import { createTestService } from '@biographql/server/testing';
import { getRequestListener } from '@hono/node-server';
import { type Browser, chromium } from 'playwright-core';
import { build, defaultClientConditions } from 'vite';

const FRAMEWORKS = ['react', 'vue', 'svelte', 'solid'];
const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript' };

type Files = ReadonlyMap<string, string>;

await using service = await createTestService();
// The page has no key: its requests go through the proxy, as in ./proxy.
const toService = createProxy(service);
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'],
});
try {
  for (const framework of FRAMEWORKS) {
    const page = await serve(await pageOf(framework));
    try {
      await walk(browser, page.address);
      console.log(`ok  ${framework}`);
    } finally {
      page.close();
    }
  }
} finally {
  await browser.close();
}

/** Builds a page from the sources of the packages; the files by path. */
async function pageOf(framework: string): Promise<Files> {
  const root = join(import.meta.dirname, framework);
  const result = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    // As it stands, by the loader of this script, which finds the sources of the packages.
    configLoader: 'native',
    logLevel: 'error',
    resolve: { conditions: ['@biographql/source', ...defaultClientConditions] },
    build: { write: false },
  });
  const [{ output } = { output: [] }] = [result].flat().filter((one) => 'output' in one);
  return new Map(
    output.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk' ? file.code : `${file.source}`,
    ]),
  );
}

/** Serves a page, and the route to the service beside it. */
async function serve(files: Files) {
  const http = createServer(
    getRequestListener((request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/api/graphql') return toService(request);
      const path = pathname === '/' ? '/index.html' : pathname;
      const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain';
      const text = files.get(path);
      return new Response(text ?? '', {
        status: text === undefined ? 404 : 200,
        headers: { 'content-type': type },
      });
    }),
  );
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close() {
      http.closeAllConnections();
      http.close();
    },
  };
}

/** Finds a disease while typing, its drugs and its articles; fails on whatever the console complains of. */
async function walk(chrome: Browser, address: string): Promise<void> {
  const context = await chrome.newContext();
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Browsers ask for an icon that no example has.
    const isOfIcon = message.location().url.endsWith('/favicon.ico');
    if (message.type() === 'error' && !isOfIcon) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  const asked: string[] = [];
  page.on('request', (request) => {
    const text = /"searchText":"([^"]*)"/.exec(request.postData() ?? '')?.[1];
    if (text !== undefined) asked.push(text);
  });

  await page.goto(address);
  const box = page.getByLabel('Disease');
  await box.pressSequentially('asthm', { delay: 5 });
  await page.getByRole('button', { name: 'asthma', exact: true }).click();
  await page.getByRole('heading', { name: 'asthma' }).waitFor();
  await page.getByRole('cell', { name: 'montelukast' }).first().waitFor();
  await page.getByRole('cell', { name: 'target not known' }).first().waitFor();
  await page.locator('ol li').nth(4).waitFor();
  await page.getByRole('button', { name: 'More' }).click();
  await page.locator('ol li').nth(8).waitFor();
  assert.equal(await page.locator('ol li').count(), 9);
  // Those on the way are asked for only when the machine types slowly.
  assert.equal(asked.at(-1), 'asthm');

  await box.fill('diabet');
  await page
    .getByRole('button', { name: /diabetes/ })
    .first()
    .click();
  await page.getByRole('heading', { name: /diabetes/ }).waitFor();
  await page.getByText(/^\d+ drugs$/).waitFor();
  await box.fill('d');
  await page.locator('ul[aria-busy=false] li').first().waitFor({ state: 'detached' });
  assert.equal(asked.at(-1), 'diabet');
  assert.deepEqual(complaints, []);
  await context.close();
}
