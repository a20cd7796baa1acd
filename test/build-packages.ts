import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Builds the packages and the page once, before tests of what is built; what is built already costs nothing. */
export function setup(): void {
  execFileSync(
    'turbo',
    ['run', 'build', '--filter=./packages/*', '--filter=./apps/*', '--output-logs=errors-only'],
    {
      cwd: root,
      env: {
        ...process.env,
        PATH: `${root}node_modules/.bin:${process.env.PATH ?? ''}`,
        NODE_ENV: 'production',
        TURBO_TELEMETRY_DISABLED: '1',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
}
