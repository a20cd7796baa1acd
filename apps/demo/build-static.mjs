// @ts-check
// Builds a folder for any static host: the page with the whole service in it, on the starter data.
//   --data-dir <path>   data directory to publish; default: the starter data, built next to this file
//   --out <path>        default: dist-static, next to this file
// Includes the documentation, below docs/, if `pnpm --filter @biographql/docs build` was run before.
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureDataset } from '@biographql/ingest';
import { packDataset, writeServiceWorker } from '@biographql/static-app/build';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const DOCS = fileURLToPath(new URL('../docs/dist', import.meta.url));
const hasDocs = existsSync(join(DOCS, 'index.html'));
const { values } = parseArgs({
  // pnpm passes on the `--` before the options.
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    'data-dir': { type: 'string', default: join(ROOT, '.biographql') },
    out: { type: 'string', default: join(ROOT, 'dist-static') },
  },
});
const out = resolve(values.out);
const say = (/** @type {string} */ text) => process.stderr.write(`${text}\n`);

let phase = '';
const dataset = await ensureDataset(resolve(values['data-dir']), {
  onProgress(progress) {
    if (progress.phase !== phase) say(`Building the dataset: ${progress.phase} …`);
    phase = progress.phase;
  },
});

say('Building the page …');
await build({
  root: ROOT,
  mode: 'static',
  logLevel: 'warn',
  build: { outDir: out, emptyOutDir: true },
});
await rename(join(out, 'tab.html'), join(out, 'index.html'));
if (hasDocs) await linkDocs();

say('Packing the data …');
const files = await packDataset(dataset, join(out, 'data'));
await copyPredictor();
// Otherwise hosts with Jekyll leave out files that begin with an underscore.
await writeFile(join(out, '.nojekyll'), '');
const shell = (await filesIn(out)).filter((name) => !/^(data|admet)\/|^\.nojekyll$/.test(name));
await writeServiceWorker(out, shell);

if (hasDocs) await cp(DOCS, join(out, 'docs'), { recursive: true });
else say('The documentation is not built, and so not published with the page.');

say(`\n${out}:`);
for (const [name, { bytes, plainBytes }] of Object.entries(files)) {
  const [packed, unpacked] = [bytes, plainBytes].map((size) => (size / 1e6).toFixed(1));
  say(`  ${name.padEnd(9)} ${packed} MB (${unpacked} MB unpacked)`);
}

async function linkDocs() {
  const page = join(out, 'index.html');
  const html = await readFile(page, 'utf8');
  const link = '<link rel="help" href="./docs/" />';
  await writeFile(page, html.replace('</head>', `  ${link}\n  </head>`));
}

async function copyPredictor() {
  const require = createRequire(import.meta.url);
  const models = dirname(require.resolve('@biographql/admet-predictor/models/cards.json'));
  const folder = join(out, 'admet');
  await mkdir(folder);
  await cp(models, join(folder, 'models'), { recursive: true });
  const measured = new URL('../../optional/admet-lab/measured/', import.meta.url);
  await cp(measured, join(folder, 'measured'), { recursive: true });
  const toolkit = join(dirname(require.resolve('@rdkit/rdkit')), 'RDKit_minimal.wasm');
  await cp(toolkit, join(folder, 'toolkit.wasm'));
}

/** @param {string} folder */
async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
