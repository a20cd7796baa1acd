import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Builds the packages and the page once, before tests of what is built; packages that are built already cost nothing. */
export function setup(): void {
  const filters = ['--filter=./packages/*', '--filter=./optional/*'];
  run('turbo', ['run', 'build', ...filters, '--output-logs=errors-only']);
  run('vite', ['build', '--logLevel', 'error'], `${root}apps/demo`);
}

/** Runs a program of the repository; throws what it printed when it fails. */
export function run(program: string, args: readonly string[], cwd = root): void {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    env: {
      ...process.env,
      PATH: `${cwd}/node_modules/.bin:${root}node_modules/.bin:${process.env.PATH ?? ''}`,
      NODE_ENV: 'production',
      TURBO_TELEMETRY_DISABLED: '1',
    },
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
}
