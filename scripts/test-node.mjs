// Runs the tests under another version of Node.js: `node scripts/test-node.mjs 22 [command]`; the command defaults to `pnpm test`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [version, ...command] = process.argv.slice(2);
if (version === undefined || !/^[\d.]+$/.test(version)) {
  console.error('Usage: node scripts/test-node.mjs <version> [command]');
  process.exit(2);
}
const folder = join(root, '.biographql/node', version);
const bin = join(folder, 'node_modules/node/bin');
if (!existsSync(join(bin, 'node'))) {
  mkdirSync(folder, { recursive: true });
  const install = [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-audit',
    '--no-fund',
    `node@${version}`,
  ];
  run('npm', install, folder, process.env);
}
const env = {
  ...process.env,
  PATH: [bin, join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
};
run('node', ['--version'], root, env);
const [program = 'pnpm', ...parameters] = command.length > 0 ? command : ['pnpm', 'test'];
run(program, parameters, root, env);

/**
 * Runs a program and exits with its status when it fails.
 * @param {string} program
 * @param {readonly string[]} parameters
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} env
 */
function run(program, parameters, cwd, env) {
  const { status } = spawnSync(program, parameters, { cwd, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
