// @ts-check
// Starts the built demo as a user would, on a free port and a data directory of its own.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(
  new URL('../../../packages/server/bin/biographql.js', import.meta.url),
);

/**
 * @param {string} apiKey
 * @param {{ fill?: (dataDir: string) => Promise<unknown>, models?: string }} [options] `fill` puts a dataset into the data
 *   directory, in place of the starter data; `models` is a folder of custom models
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function serve(apiKey, { fill, models = '' } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'biographql-e2e-'));
  await fill?.(dataDir);
  const child = spawn(process.execPath, [PROGRAM, 'serve', '--log-level', 'warn'], {
    env: {
      ...process.env,
      PORT: '0',
      BIOGRAPHQL_API_KEY: apiKey,
      BIOGRAPHQL_DATA_DIR: dataDir,
      BIOGRAPHQL_ADMET_MODELS_DIR: models,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let said = '';
  /** @type {Promise<string>} */
  const address = new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk;
        const [, url] = /Web UI\s+(http:\S+)/.exec(said) ?? [];
        if (url) resolve(url.replace(/\/$/, ''));
      });
    }
    child.once('exit', () => reject(new Error(`The demo did not start:\n${said}`)));
  });
  const url = await address;
  // On a busy machine the port opens long before the graph is loaded.
  while (!(await fetch(`${url}/ready`)).ok) await setTimeout(500);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
