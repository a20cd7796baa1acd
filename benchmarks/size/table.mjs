// @ts-check

import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { bundle } from './bundle.mjs';
import { further, furtherDocuments, hooks, ours, peers } from './entries.mjs';

/**
 * Prints what our entries and their peers weigh: bundled by esbuild for a browser, minified, gzip level 9.
 * React and its kind are left out of the bundles of those who have them as peers.
 */
const here = fileURLToPath(new URL('.', import.meta.url));
const ourFolder = fileURLToPath(new URL('../../test', import.meta.url));
const external = ['react', 'react-dom', 'node:*', 'crypto', 'stream', 'util'];

/** What stands beside the hooks in a page that has them. */
const besideHooks = [
  'react/*',
  '@tanstack/*',
  ...['core', 'client', 'sparql', 'admet'].map((name) => `@biographql/${name}`),
];

/** @param {import('./entries.mjs').Entry} entry @param {string} resolveDir @param {readonly string[]} [beside] */
async function weigh({ name, code }, resolveDir, beside = []) {
  const bytes = await bundle(code, resolveDir, [...external, ...beside]);
  return { name, minified: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length };
}

/** @param {string} title @param {readonly { name: string, minified: number, gzip: number }[]} rows */
function print(title, rows) {
  console.log(`\n${title.padEnd(42)}${'minified'.padStart(10)}${'gzip'.padStart(10)}`);
  for (const { name, minified, gzip } of rows) {
    console.log(name.padEnd(42) + String(minified).padStart(10) + String(gzip).padStart(10));
  }
}

/** @param {readonly import('./entries.mjs').Entry[]} entries @param {string} resolveDir @param {readonly string[]} [beside] */
async function weighAll(entries, resolveDir, beside) {
  const rows = [];
  for (const entry of entries) rows.push(await weigh(entry, resolveDir, beside));
  return rows;
}

const own = await weighAll(ours, ourFolder);
print('BioGraphQL', own);

/** @param {string} title @param {readonly import('./entries.mjs').Entry[]} entries @param {string} base */
async function printAdded(title, entries, base) {
  const one = own.find(({ name }) => name === base) ?? { minified: 0, gzip: 0 };
  const rows = await weighAll(entries, ourFolder);
  print(
    title,
    rows.map(({ name, minified, gzip }) => ({
      name,
      minified: minified - one.minified,
      gzip: gzip - one.gzip,
    })),
  );
}

await printAdded('a further operation adds', further, 'client + one operation');
await printAdded(
  'a further string document adds',
  furtherDocuments,
  'client + one string document',
);
print('hooks beside TanStack Query', await weighAll(hooks, ourFolder, besideHooks));
print(
  'peers',
  (await weighAll(peers, here)).sort((a, b) => a.gzip - b.gzip),
);
