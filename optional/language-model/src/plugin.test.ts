import { createServer } from 'node:http';
import { loadConfig } from '@biographql/server';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { plugin } from './index.js';

const PASSAGES = [
  {
    id: 'pmid:1',
    index: 'articles',
    title: 'T',
    text: 'Salt cave air loosens mucus in the airways.',
  },
];

function getConfig(env: Readonly<Record<string, string>>) {
  return loadConfig({ env, cwd: '/nowhere' });
}

/** A service on a free port that always sends this body. */
async function serve(status: number, body: unknown): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v1`;
}

describe('the plugin', () => {
  it('calls no language model unless an address is set', () => {
    expect(plugin.openReader?.(getConfig({}), pino({ level: 'silent' }))).toBeNull();
  });

  it('gives the model its time, and logs what became of a question without its texts or the key', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'debug' }, { write: (line) => lines.push(line) });
    const config = getConfig({
      BIOGRAPHQL_LLM_URL: await serve(429, { error: { message: 'salt' } }),
      BIOGRAPHQL_LLM_MODEL: 'small',
      BIOGRAPHQL_LLM_API_KEY: 'key-1',
      BIOGRAPHQL_LLM_TIMEOUT_MS: '5000',
    });
    const { reader, timeMs } = plugin.openReader?.(config, logger) ?? {};
    expect(timeMs).toBe(8_000);
    expect(await reader?.answer('What does salt cave air do to stones?', PASSAGES)).toBeNull();
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 40, outcome: 'failed', status: 429 },
    ]);
    expect(lines.join('')).not.toMatch(/salt|key-1/i);
  });
});
