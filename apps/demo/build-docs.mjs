// @ts-check
// Builds the documentation beside a running service, when it is not built as it stands now; what did not change comes from turbo's cache.
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TURBO = fileURLToPath(new URL('../../node_modules/.bin/turbo', import.meta.url));

/**
 * Begins the build, at the lowest priority and in one process group, which the signal ends.
 *
 * @param {AbortSignal} signal
 * @returns {Promise<'built' | 'failed' | 'stopped'>}
 */
export function buildDocs(signal) {
  if (signal.aborted) return Promise.resolve('stopped');
  const build = spawn(TURBO, ['run', 'build', '--filter=@biographql/docs', '--output-logs=none'], {
    cwd: ROOT,
    stdio: 'ignore',
    detached: true,
  });
  const { pid } = build;
  const end = () => pid !== undefined && process.kill(-pid, 'SIGTERM');
  signal.addEventListener('abort', end, { once: true });
  return new Promise((resolve) => {
    build.once(
      'spawn',
      () => pid !== undefined && setPriority(pid, constants.priority.PRIORITY_LOW),
    );
    build.once('error', () => resolve('failed'));
    build.once('exit', (code) => {
      signal.removeEventListener('abort', end);
      if (signal.aborted) resolve('stopped');
      else resolve(code === 0 ? 'built' : 'failed');
    });
  });
}
