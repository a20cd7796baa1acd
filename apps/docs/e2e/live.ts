// Runs examples of the built site in Chromium as a reader does: unchanged, invalid, canceled.
// Fails on any error or accessibility violation. Opt-in: it needs a browser.
//   pnpm --filter @biographql/docs e2e:live [address of the site] [folder for pictures]
// Without an address (or with an empty one) it starts a service on the starter data (or BIOGRAPHQL_DATA_DIR), together with the site.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLogger, createService, loadConfig } from '@biographql/server';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { JOURNEYS } from './live-journeys.js';

const SCREENS = [
  { name: '390-dark', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  { name: '1300-light', colorScheme: 'light', viewport: { width: 1300, height: 900 } },
] as const;
const TIMEOUT_MS = 60_000;
const say = (text: string) => process.stdout.write(`${text}\n`);
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const [given, pictures] = process.argv.slice(2);
const place = (given ?? '') === '' ? await openSite() : { url: given ?? '', close: async () => {} };
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  for (const screen of SCREENS) await walk(browser, screen);
} finally {
  await browser.close();
  await place.close();
}

async function openSite() {
  const retained = process.env.BIOGRAPHQL_DATA_DIR;
  const dataDir = retained ?? mkdtempSync(join(tmpdir(), 'biographql-docs-'));
  const config = loadConfig({
    env: { BIOGRAPHQL_LOG_LEVEL: 'warn', BIOGRAPHQL_DATA_DIR: dataDir, PORT: '0' },
  });
  const { logger } = createLogger(config);
  const site = folder('../dist');
  const service = await createService(config, { logger, pageFolder: site, docsFolder: site });
  await service.ready();
  const url = new URL('/docs/', await service.listen()).href;
  const close = async () => {
    await service.stop();
    if (retained === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, close };
}

async function walk(chrome: Browser, screen: (typeof SCREENS)[number]): Promise<void> {
  const { name, ...options } = screen;
  const context = await chrome.newContext(options);
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // Browsers log responses with an error status; these are expected.
    if (message.type() === 'error' && !/status of (4\d\d|503)/.test(message.text()))
      complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(place.url).origin)) complaints.push(request.url());
  });
  for (const [journey, go] of Object.entries(JOURNEYS)) {
    await go(page, place.url);
    if (pictures !== undefined)
      await page.screenshot({ path: join(pictures, `${journey}-${name}.png`) });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    const found = [...complaints.splice(0), ...(await barriers(page))];
    assert.deepEqual([overflow <= 0, found], [true, []], `${journey} (${name})`);
    say(`ok  ${journey} (${name})`);
  }
  await context.close();
}

/** Accessibility violations of the current page, found by axe. */
async function barriers(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await Reflect.get(window, 'axe').run(document);
    return violations.map(
      ({ id, nodes }: { id: string; nodes: { target: string[]; failureSummary: string }[] }) =>
        `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}: ${nodes[0]?.failureSummary}`,
    );
  });
}
