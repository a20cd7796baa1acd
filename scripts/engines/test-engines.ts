/** Runs the suites against engines that are programs of their own: `pnpm test:engines [name of a test]`. */
import { spawnSync } from 'node:child_process';
import { scriptArguments } from '../own-arguments.js';
import { findEngines } from './find-engines.js';

const engines = findEngines();
const environment: Record<string, string> = { BIOGRAPHQL_TEST_ENGINES: '1' };
for (const { name, environment: variables, reason } of engines) {
  process.stdout.write(variables === null ? `${name}: skipped, ${reason}\n` : `${name}: found\n`);
  Object.assign(environment, variables);
}
const [test] = scriptArguments;
const { status } = spawnSync(
  'vitest',
  ['run', '--project', 'engines', ...(test === undefined ? [] : ['-t', test])],
  { stdio: 'inherit', env: { ...process.env, ...environment } },
);
process.exitCode = status ?? 1;
