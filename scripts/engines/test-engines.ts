/** Runs the suites against engines that are programs of their own: `pnpm test:engines [name of a test]`. */
import { spawnSync } from 'node:child_process';
import { ownArguments } from '../own-arguments.js';
import { findEngines } from './find-engines.js';

const engines = findEngines();
const environment: Record<string, string> = { BIOGRAPHQL_TEST_ENGINES: '1' };
for (const { name, environment: own, reason } of engines) {
  process.stdout.write(own === null ? `${name}: skipped, ${reason}\n` : `${name}: found\n`);
  Object.assign(environment, own);
}
const [test] = ownArguments;
const { status } = spawnSync(
  'vitest',
  ['run', '--project', 'engines', ...(test === undefined ? [] : ['-t', test])],
  { stdio: 'inherit', env: { ...process.env, ...environment } },
);
process.exitCode = status ?? 1;
