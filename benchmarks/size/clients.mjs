// @ts-check

import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parse } from 'graphql';
import { bundle } from './bundle.mjs';
import { abilities, COLUMNS } from './client-abilities.mjs';
import { documentModule, programs, QUERY } from './client-programs.mjs';

/**
 * One typed call with our client and with its peers, in one run: what it weighs in a page (esbuild, minified, gzip level 9,
 * brotli 11) and what its types cost the compiler. `--write` puts the tables into docs/comparison.md. Our packages are
 * measured as they are built.
 */
const run = promisify(execFile);
const here = fileURLToPath(new URL('.', import.meta.url));
const folder = join(here, '.programs');
const page = fileURLToPath(new URL('../../docs/comparison.md', import.meta.url));
const require = createRequire(join(folder, 'program.ts'));
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const ROUNDS = 3;

/** @typedef {{ name: string, speaks: string, version: string, minified: number, gzip: number, brotli: number, instantiations: number, checkMs: number }} Row */

await prepare();
try {
  await checkExports();
  const rows = await measure();
  const text = tables(rows);
  if (process.argv.includes('--write')) await write(text);
  else console.log(text);
} finally {
  await rm(folder, { recursive: true });
}

async function prepare() {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'node_modules/@biographql'), { recursive: true });
  for (const name of ['core', 'client', 'sparql']) {
    const own = fileURLToPath(new URL(`../../packages/${name}`, import.meta.url));
    await symlink(own, join(folder, 'node_modules/@biographql', name), 'dir');
  }
  await writeFile(join(folder, 'package.json'), '{"type":"module","private":true}');
  const plugin = {
    name: 'gql.tada/ts-plugin',
    schema: '../../../schema.graphql',
    tadaOutputLocation: './graphql-env.d.ts',
  };
  const compilerOptions = {
    strict: true,
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    skipLibCheck: true,
    noEmit: true,
    types: [],
    plugins: [plugin],
  };
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['program.ts'] }),
  );
  const tree = JSON.stringify(parse(QUERY, { noLocation: true }));
  await writeFile(join(folder, 'document.ts'), documentModule(tree));
  const tada = join(here, 'node_modules/gql.tada/bin/cli.js');
  await run(process.execPath, [tada, 'generate-output'], { cwd: folder });
}

/** Refuses a line of the second table whose exports are not in what is installed. */
async function checkExports() {
  for (const { name, exports = {} } of abilities) {
    for (const [specifier, names] of Object.entries(exports)) {
      /** @type {Record<string, unknown>} */
      const found = await import(pathToFileURL(require.resolve(specifier)).href);
      const missing = names.filter((one) => !(one in found));
      if (missing.length > 0) throw new Error(`${name}: ${specifier} has no ${missing.join(', ')}`);
    }
  }
}

/** @returns {Promise<readonly Row[]>} */
async function measure() {
  const weights = await Promise.all(programs.map(({ code }) => weigh(code)));
  /** @type {Map<string, { instantiations: number, checkMs: number }>} */
  const costs = new Map();
  // Alternating rounds, so that what else the machine does falls on all of them.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, code } of programs) {
      const cost = await check(code);
      const checkMs = Math.min(cost.checkMs, costs.get(name)?.checkMs ?? Number.POSITIVE_INFINITY);
      costs.set(name, { ...cost, checkMs });
    }
  }
  const rows = [];
  for (const [at, { name, speaks, package: specifier }] of programs.entries()) {
    const cost = costs.get(name) ?? { instantiations: 0, checkMs: 0 };
    const weight = weights[at] ?? { minified: 0, gzip: 0, brotli: 0 };
    rows.push({ name, speaks, version: await versionOf(specifier), ...weight, ...cost });
  }
  return rows;
}

/** @param {string} code */
async function check(code) {
  await writeFile(join(folder, 'program.ts'), code);
  const { stdout } = await run(process.execPath, [tsc, '--extendedDiagnostics', '-p', '.'], {
    cwd: folder,
  }).catch((error) => {
    throw new Error(`${code}\n${error.stdout}`);
  });
  /** @param {string} name */
  const figure = (name) => Number(new RegExp(`^${name}:\\s+([\\d.]+)`, 'm').exec(stdout)?.[1]);
  return {
    instantiations: figure('Instantiations'),
    checkMs: Math.round(figure('Check time') * 1000),
  };
}

/** @param {string} code */
async function weigh(code) {
  // What stands in Node; a page never gets there.
  const bytes = await bundle(code, folder, ['node:*', 'crypto', 'stream', 'util']);
  return {
    minified: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes).length,
  };
}

/** @param {string} specifier */
async function versionOf(specifier) {
  for (const base of [join(folder, 'node_modules'), join(here, 'node_modules')]) {
    const path = join(base, specifier, 'package.json');
    const text = await readFile(path, 'utf8').catch(() => undefined);
    if (text !== undefined) return `${JSON.parse(text).version}`;
  }
  return '';
}

/** @param {readonly Row[]} rows */
function tables(rows) {
  /** @param {number} value */
  const n = (value) => value.toLocaleString('en-US');
  const weights = [
    '| client and one typed call | speaks | version | minified B | gzip B | brotli B | instantiations | check time |',
    '| --- | --- | --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map(
      ({ name, speaks, version, minified, gzip, brotli, instantiations, checkMs }) =>
        `| ${name} | ${speaks} | ${version} | ${n(minified)} | ${n(gzip)} | ${n(brotli)} | ${n(instantiations)} | ${n(checkMs)} ms |`,
    ),
  ];
  const cells = [
    `| | ${COLUMNS.join(' | ')} |`,
    `| ${['', ...COLUMNS].map(() => '---').join(' | ')} |`,
    ...abilities.map(
      ({ name, cells: by }) => `| ${name} | ${COLUMNS.map((column) => by[column]).join(' | ')} |`,
    ),
  ];
  return `${weights.join('\n')}\n\n${cells.join('\n')}`;
}

/** @param {string} text */
async function write(text) {
  const before = await readFile(page, 'utf8');
  const marked = /(<!-- clients -->\n)[\s\S]*?(\n<!-- \/clients -->)/;
  if (!marked.test(before)) throw new Error('docs/comparison.md has no place for the tables.');
  await writeFile(
    page,
    before.replace(marked, (_, start, end) => `${start}\n${text}\n${end}`),
  );
}
