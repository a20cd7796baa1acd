// @ts-check
// What the built pages cost and whom they keep out: Lighthouse on a desktop, axe, requests, sizes, long tasks of a page and of
// a map of thousands of nodes. Opt-in: it needs a browser, and a page that was built before.
//   pnpm --filter @biographql/demo run audit             prints the tables
//   pnpm --filter @biographql/demo run audit --write     and writes them into docs/pages.md
//   CHROME_PATH names another browser than /usr/bin/chromium, AUDIT_URL a running service instead of one over the starter data
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { openBrowser } from '../e2e/browser.mjs';
import { serve } from '../e2e/serve.mjs';
import { writeHubDataset } from './hub-dataset.mjs';
import { lighthouseOf } from './lighthouse.mjs';
import { measureMap } from './measure-map.mjs';
import { measurePage } from './measure-page.mjs';
import { tablesOf, within } from './tables.mjs';

const DOCS = fileURLToPath(new URL('../../../docs/pages.md', import.meta.url));
const MARK = '<!-- audit -->';

/** A page of each kind, and what is there when it is whole. */
const PAGES = {
  start: { path: '/', ready: 'h1' },
  disease: { path: '/?entity=Q35869', ready: '.node' },
  drug: { path: '/?entity=Q417767', ready: '.node' },
  'gene or protein': { path: '/?entity=Q14878303', ready: '.node' },
  symptom: {
    path: '/?entity=http%3A%2F%2Fpurl.obolibrary.org%2Fobo%2FSYMP_0000614',
    ready: '.node',
  },
  literature: { path: '/?page=literature&text=asthma', ready: '.concepts circle' },
  ask: { path: '/?page=ask&question=Which+drugs+treat+asthma%3F', ready: 'h2' },
  SPARQL: { path: '/?page=sparql', ready: '.cm-content' },
  ADMET: { path: '/?page=admet', ready: 'textarea' },
};

/** The most that the page draws as one map. */
const MAP_NODES = 5_000;

const say = (/** @type {string} */ text) => process.stderr.write(`${text}\n`);
const demo = await pagesOf(process.env.AUDIT_URL);
const browser = await openBrowser();
const loads = [loadavg()[0] ?? 0];
try {
  /** @type {import('./tables.mjs').PageFigures[]} */
  const pages = [];
  for (const [name, { path, ready }] of Object.entries(PAGES)) {
    const url = demo.url + path;
    const measured = await measurePage(browser, { url, ready });
    const scores = await lighthouseOf(url);
    pages.push({ name, ...measured, ...scores });
    loads.push(loadavg()[0] ?? 0);
    say(`${name}: ${JSON.stringify({ ...measured, ...scores })}`);
  }
  const map = await measureMapOf(MAP_NODES);
  loads.push(loadavg()[0] ?? 0);
  const day = new Date().toISOString().slice(0, 10);
  const tables = tablesOf({ pages, map, day, loads, cores: availableParallelism() });
  process.stdout.write(`${tables}\n`);
  if (process.argv.includes('--write')) {
    const [before] = (await readFile(DOCS, 'utf8')).split(MARK);
    await writeFile(DOCS, `${before}${MARK}\n\n${tables}\n`);
  }
  // Times belong to a machine and its load; what is counted does not.
  if (!within(pages)) process.exitCode = 1;
} finally {
  await browser.close();
  await demo.stop();
}

/**
 * The map of an entity with as many neighbors as that, in a dataset made for it.
 *
 * @param {number} nodes
 */
async function measureMapOf(nodes) {
  let hub = '';
  const service = await serve(randomBytes(24).toString('base64url'), {
    fill: async (dataDir) => {
      hub = await writeHubDataset(dataDir, nodes);
    },
  });
  try {
    return { nodes, ...(await measureMap(browser, `${service.url}/?entity=${hub}`)) };
  } finally {
    await service.stop();
  }
}

/**
 * The service at an address, or one of its own.
 *
 * @param {string | undefined} url
 */
async function pagesOf(url) {
  if (!url) return serve(randomBytes(24).toString('base64url'));
  return { url: url.replace(/\/$/, ''), stop: async () => undefined };
}
