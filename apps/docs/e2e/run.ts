// Walks through the built site in Chromium, as the service serves it: every main template, search, and a broken
// URL. Fails on any error or accessibility violation. Opt-in: it needs a browser.
//   pnpm --filter @biographql/docs e2e [folder for pictures]      CHROME_PATH overrides /usr/bin/chromium
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { createTinyServer } from '../../../packages/server/src/http/tiny-server.fixture.js';

const TEMPLATES: Readonly<Record<string, string>> = {
  home: '',
  guide: 'guides/questions.html',
  recipe: 'guides/load-a-table.html',
  package: 'packages/client/',
  schema: 'schema/',
  reference: 'api/client.html',
  error: 'errors/TIMEOUT.html',
  models: 'packages/admet/',
  performance: 'operate/performance.html',
};
const SCREENS = [
  { name: '390-light', colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { name: '390-dark', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  { name: '1024-light', colorScheme: 'light', viewport: { width: 1024, height: 800 } },
  { name: '1440-light', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { name: '1440-dark', colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
] as const;
const say = (text: string) => process.stdout.write(`${text}\n`);

const [pictures] = process.argv.slice(2);
const faults: string[] = [];
const docsFolder = fileURLToPath(new URL('../dist', import.meta.url));
const server = await createTinyServer({ docsFolder });
const url = new URL('/docs/', await server.listen({ host: '127.0.0.1', port: 0 })).href;
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  for (const { name, colorScheme, viewport } of SCREENS) {
    const context = await browser.newContext({ colorScheme, viewport });
    context.setDefaultTimeout(60_000);
    await walk(context, name);
    await context.close();
  }
} finally {
  await browser.close();
  await server[Symbol.asyncDispose]();
}
assert.deepEqual(faults, []);

async function walk(context: BrowserContext, screen: string): Promise<void> {
  const page = await context.newPage();
  const complaints: string[] = [];
  let bytes = 0;
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith('data:'))
      complaints.push(`asks elsewhere: ${request.url()}`);
  });
  page.on('requestfinished', async (request) => {
    bytes += (await request.sizes()).responseBodySize;
  });
  for (const [template, path] of Object.entries(TEMPLATES)) {
    bytes = 0;
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await check(page, `${template} (${screen})`, complaints);
    say(`    ${(bytes / 1_000).toFixed(0)} kB not cached`);
  }
  await search(page);
  await check(page, `search (${screen})`, complaints);
  await page.goto(`${url}no-such-page`, { waitUntil: 'networkidle' });
  assert.match((await page.textContent('body')) ?? '', /404/);
  await check(page, `nothing (${screen})`, complaints, /status of 404/);
}

/** Finds a page by a word of it, and goes there. */
async function search(page: Page): Promise<void> {
  await page.goto(`${url}guides/`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.locator('#localsearch-input').fill('abstention');
  await page.locator('#localsearch-list li a').first().waitFor();
}

async function check(
  page: Page,
  name: string,
  complaints: string[],
  expected?: RegExp,
): Promise<void> {
  if (pictures !== undefined) {
    await page.screenshot({ path: join(pictures, `${name.replace(/\W+/g, '-')}.png`) });
  }
  const found = complaints.splice(0).filter((text) => expected?.test(text) !== true);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (overflow > 0) found.push(`is ${overflow} pixels wider than the screen`);
  found.push(...(await barriers(page)));
  faults.push(...found.map((fault) => `${name}: ${fault}`));
  say(`${found.length === 0 ? 'ok ' : 'NOT'} ${name}`);
}

/** Accessibility violations of the current page, found by axe. */
async function barriers(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await Reflect.get(window, 'axe').run(document);
    return violations.map(
      ({ id, nodes }: { id: string; nodes: { target: string[]; failureSummary: string }[] }) =>
        `${id}: ${nodes
          .map(({ target }) => target.join(' '))
          .slice(0, 4)
          .join(', ')}: ${nodes[0]?.failureSummary}`,
    );
  });
}
