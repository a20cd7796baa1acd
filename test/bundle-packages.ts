import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Bundles the packages without declarations, which takes seconds; unchanged packages come from the cache. */
export function setup(): void {
  execFileSync(
    `${root}node_modules/.bin/turbo`,
    [
      'run',
      'bundle',
      '--filter=@biographql/server...',
      '--filter=@biographql/client...',
      '--output-logs=errors-only',
    ],
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
