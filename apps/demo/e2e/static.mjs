// @ts-check
// Walks through the static build in Chromium, below a path of a minimal host and without a service: the same
// journeys as with a service, then again offline. Opt-in: it needs a browser, and `build:static` before.
//   pnpm --filter @biographql/demo e2e:static
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { barriers } from './barriers.mjs';
import { openBrowser } from './browser.mjs';
import { trainTiny, walkModelFile } from './custom-models.mjs';
import { JOURNEYS } from './journeys.mjs';
import { serveStatic } from './serve-static.mjs';
import { openWatched } from './watch.mjs';

const FOLDER = fileURLToPath(new URL('../dist-static', import.meta.url));
const BELOW = '/some/place/';
/** Skipped: it holds back network responses. */
const HELD_BACK = 'a query that is stopped';
/** The first answer of a page may wait until its graph is loaded. */
const TIMEOUT_MS = 300_000;
const say = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);

const customModel = await trainTiny();
const host = await serveStatic(FOLDER, BELOW);
const browser = await openBrowser();
try {
  const context = await browser.newContext({ viewport: { width: 1300, height: 800 } });
  context.setDefaultTimeout(TIMEOUT_MS);
  const { origin } = new URL(host.url);
  const { page, complaints } = await openWatched(context, { origin, apiKey: 'no key at all' });

  await visit(page, 'first visit');
  await page.goto(host.url);
  for (const [journey, walk] of Object.entries(JOURNEYS)) {
    if (journey === HELD_BACK) continue;
    await walk(page);
    assert.deepEqual(await complaints(), [], journey);
    say(`ok  ${journey}`);
  }
  await walkModelFile(page, { url: host.url, file: customModel.file });
  assert.deepEqual(await complaints(), [], 'a model of a file');
  say('ok  a model of a file');
  assert.deepEqual(await barriers(page), []);
  assert.deepEqual(
    host.requests.filter((path) => !path.startsWith(BELOW) || path.includes('api')),
    [],
    'requests for something else than files',
  );

  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await visit(page, 'second visit');
  const requested = host.requests.length;
  await context.setOffline(true);
  await host.stop();
  await visit(page, 'visit without a network');
  assert.equal(host.requests.length, requested);
  await JOURNEYS.ask?.(page);
  say('ok  ask, without a network');
} finally {
  await browser.close();
  await host.stop().catch(() => undefined);
  await customModel.remove();
}

/**
 * Opens the page again, and returns how long its answers took.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} name
 */
async function visit(page, name) {
  const startedAt = performance.now();
  const seconds = () => `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`;
  await page.goto(host.url);
  const box = page.getByRole('combobox').first();
  await box.fill('asthm');
  await page
    .getByRole('option', { name: /^asthma/ })
    .first()
    .waitFor();
  const first = seconds();
  await box.press('Enter');
  await page.getByRole('heading', { name: 'Drugs', exact: true }).waitFor();
  const entity = seconds();
  await page.getByText(/^The service runs in this tab\. Dataset: /).waitFor();
  say(`ok  ${name}: a name after ${first}, an entity after ${entity}, all after ${seconds()}`);
}
