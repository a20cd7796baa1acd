// Searches the built site as its page does, and expects the right page first.
//   pnpm --filter @biographql/docs e2e:search
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { searchOptions } from '../src/search.js';

/** The page that each query must find first. */
const QUERIES: Readonly<Record<string, RegExp>> = {
  install: /^learn\/getting-started/,
  'getting started': /^learn\/getting-started/,
  'api key': /^learn\/(?:operators|front-end-developers)/,
  '401 unauthorized': /^errors\/UNAUTHENTICATED/,
  vite: /^learn\/front-end-developers/,
  'react hooks': /^(?:learn\/front-end-developers|packages\/react)/,
  vue: /^guides\/frameworks/,
  storybook: /^guides\/frameworks/,
  pagination: /^learn\/front-end-developers#pagination/,
  errors: /^errors\/#/,
  'csv export': /^guides\/export/,
  'offline static site': /^guides\/static-hosting/,
  'search articles by author': /^guides\/literature-graph/,
  docker: /^operate\/deploy/,
  backup: /^operate\/deploy/,
  upgrade: /^operate\/deploy/,
  metrics: /^operate\/operations/,
  'rate limit': /^errors\/RATE_LIMITED|^operate\/deploy#limits|^reference\/configuration#limits/,
  timeout: /^errors\/(?:QUERY_)?TIMEOUT/,
  'load my own graph': /^(?:learn\/getting-started#load|guides\/load-)/,
  'import csv table': /^guides\/load-a-table/,
  'wikidata label service': /^guides\/(?:sparql-tools|python-client)#wikidata/,
  'ask a question': /^learn\/scientists#2/,
  'verify references': /^(?:guides\/verify|operate\/verify-in-ci)/,
  'python pandas': /^guides\/rest/,
  mcp: /^packages\/mcp/,
  'train admet model': /^guides\/custom-admet-models/,
  'error codes': /^errors\/#/,
  'graphql schema': /^schema\//,
  openapi: /^guides\/rest/,
  abstention: /^guides\/questions/,
};

interface Index {
  search(text: string): readonly { readonly id: string }[];
}
const folder = fileURLToPath(new URL('../dist/assets/chunks/', import.meta.url));
const file = readdirSync(folder).find((name) => name.startsWith('@localSearchIndexroot'));
const text: string = (await import(`${folder}${file}`)).default;
const vitepress = createRequire(new URL('../.vitepress/', import.meta.url)).resolve('vitepress');
const MiniSearch = createRequire(vitepress)('minisearch');
const index: Index = MiniSearch.loadJSON(text, {
  fields: ['title', 'titles', 'text'],
  storeFields: ['title', 'titles'],
  searchOptions,
});

const wrong = Object.entries(QUERIES).flatMap(([query, expected]) => {
  const found = index.search(query).slice(0, 3);
  const ids = found.map(({ id }) => id.slice(1).replace('.html', ''));
  return expected.test(ids[0] ?? '') ? [] : [`${query}: ${ids.join(', ')}`];
});
assert.deepEqual(wrong, []);
process.stdout.write(`${Object.keys(QUERIES).length} queries find their page first\n`);
