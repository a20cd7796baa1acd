import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ingestSmallData } from './small-data.js';
import { newDataDir } from './start-biographql.js';

const SERVER = fileURLToPath(new URL('../../apps/demo/server.mjs', import.meta.url));

it('starts the page beside the service, and hands on what the page asks', async () => {
  const dataDir = newDataDir();
  await ingestSmallData(dataDir);
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [SERVER], {
    env: { PATH, HOME, PORT: '0', BIOGRAPHQL_API_KEY: 'k', BIOGRAPHQL_DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  try {
    await expect
      .poll(() => /page\s+http:\S+/.test(said) || child.exitCode !== null, { timeout: 60_000 })
      .toBe(true);
    const [, url = ''] = /page\s+(http:\S+)/.exec(said) ?? [];
    expect(url, said).not.toBe('');
    const page = await fetch(url);
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/html'),
    ]);
    const response = await fetch(new URL('/api/graphql', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ __typename }' }),
    });
    expect([400, 200]).toContain(response.status);
    expect(Object.keys(await response.json()).length).toBeGreaterThan(0);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
});
