// @ts-check

import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Prints what the types of our built packages cost a consumer, beside a program that imports nothing and a peer. */
const run = promisify(execFile);
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
// Inside `test`, whose dependencies hold our packages and the peer.
const folder = fileURLToPath(new URL('../../test/.types', import.meta.url));
const ROUNDS = 3;

/** @type {readonly { name: string, code: string }[]} */
const programs = [
  { name: 'nothing', code: 'export {};' },
  {
    name: 'core, client, sparql, admet: everything',
    code: ['core', 'core/strings', 'client', 'client/proxy', 'client/testing', 'sparql', 'admet']
      .map((entry, at) => `export * as entry${at} from '@biographql/${entry}';`)
      .join('\n'),
  },
  {
    name: 'react: everything, with TanStack Query',
    code: ['react', 'react/options']
      .map((entry, at) => `export * as entry${at} from '@biographql/${entry}';`)
      .join('\n'),
  },
  {
    name: 'a query with inferred rows',
    code: `import { rowsOf, select, wd } from '@biographql/sparql';
const query = select('SELECT ?drug (COUNT(?x) AS ?n) { ?drug wdt:P2175 $q ; wdt:P31 ?x } GROUP BY ?drug', { q: wd('Q12078') });
export const count: number | undefined = rowsOf({ columns: [], rows: [] }, query)[0]?.n;`,
  },
  { name: 'graphql-request: everything', code: `export * as peer from 'graphql-request';` },
  { name: '@apollo/client: everything', code: `export * as peer from '@apollo/client';` },
];

/** @param {string} code */
async function check(code) {
  await writeFile(join(folder, 'program.ts'), code);
  const options = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'nodenext',
    '--ignoreConfig',
  ];
  const target = ['--target', 'es2022', '--extendedDiagnostics'];
  const { stdout } = await run(process.execPath, [tsc, ...options, ...target, 'program.ts'], {
    cwd: folder,
  });
  /** @param {string} name */
  const figure = (name) => Number(new RegExp(`^${name}:\\s+([\\d.]+)`, 'm').exec(stdout)?.[1]);
  return { instantiations: figure('Instantiations'), seconds: figure('Total time') };
}

await mkdir(folder, { recursive: true });
try {
  await writeFile(join(folder, 'package.json'), '{"type":"module","private":true}');
  console.log(`${''.padEnd(42)}${'instantiations'.padStart(16)}${'seconds'.padStart(10)}`);
  for (const { name, code } of programs) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await check(code));
    const seconds = Math.min(...rounds.map((one) => one.seconds));
    const instantiations = String(rounds[0]?.instantiations);
    console.log(
      `${name.padEnd(42)}${instantiations.padStart(16)}${seconds.toFixed(2).padStart(10)}`,
    );
  }
} finally {
  await rm(folder, { recursive: true });
}
