import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { SearchEntityDocument } from '@biographql/core/strings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ListeningService, listenAsService } from '../../examples/service.fixture.js';

const examples = fileURLToPath(new URL('../../examples', import.meta.url));
const NEXT = 'node_modules/next/dist/bin/next';
let service: ListeningService;
let server: ChildProcess;
let page: string;

beforeAll(async () => {
  service = await listenAsService();
  const [status] = await once(run('build', 'next'), 'exit');
  expect(status).toBe(0);
  server = run('start', 'next', '--port', '0', '--hostname', '127.0.0.1');
  const { stdout } = server;
  if (!stdout) throw new Error('no output');
  for await (const line of createInterface({ input: stdout })) {
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (address === undefined) continue;
    page = address;
    break;
  }
}, 290_000);
afterAll(async () => {
  server?.kill();
  await service[Symbol.asyncDispose]();
});

function run(...args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [NEXT, ...args], {
    cwd: examples,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      BIOGRAPHQL_URL: service.address,
      BIOGRAPHQL_API_KEY: service.apiKey,
    },
  });
}

describe('the Next example', () => {
  it('renders on the server what it prefetched, and sends it along without the key', async () => {
    const answer = await fetch(page);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('<h1>asthma</h1>');
    expect(html.match(/<li>/g)).toHaveLength(5);
    expect(html).toContain('asking for authors');
    expect(html).toContain('getNeighbors');
    expect(html).not.toContain(service.apiKey);
  });

  it('keeps the key at its route, which serves the page', async () => {
    const answer = await fetch(`${page}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        documentId: SearchEntityDocument.__meta__?.hash,
        variables: { searchText: 'asth' },
      }),
    });
    expect(JSON.stringify(await answer.json())).toContain('asthma');
  });
});
