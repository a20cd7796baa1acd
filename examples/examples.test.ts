import { tablePredictor } from '@biographql/server/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ListeningService, listenAsService } from './service.fixture.js';

const ADMET = { hERG: { CCO: 0.1, c1ccccc1: 0.9 }, logS: { CCO: 0.1, c1ccccc1: 0.1 } };
let service: ListeningService;
beforeAll(async () => {
  service = await listenAsService({ engines: { admet: tablePredictor(ADMET) } });
  vi.stubEnv('BIOGRAPHQL_URL', service.address);
  vi.stubEnv('BIOGRAPHQL_API_KEY', service.apiKey);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await service[Symbol.asyncDispose]();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Runs a program and answers the lines it printed. */
async function run(load: () => Promise<unknown>): Promise<readonly string[]> {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((...words) => void lines.push(words.join(' ')));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { argv } = process;
  process.argv = argv.slice(0, 2);
  try {
    await load();
  } finally {
    process.argv = argv;
  }
  return lines;
}

describe('the examples', () => {
  it('client script tells a disease’s drugs and articles', async () => {
    const lines = await run(() => import('./client-script/drugs-for-a-disease.js'));
    expect(lines[0]).toMatch(/^asthma: .*disease/);
    expect(lines[1]).toContain('montelukast');
    expect(lines).toHaveLength(5);
  });

  it('urql tells edges', async () => {
    const lines = await run(() => import('./urql/neighbors.js'));
    expect(lines.length).toBeGreaterThanOrEqual(5);
    expect(lines.every((line) => line.includes('Q35869'))).toBe(true);
  });

  it('Apollo keeps authors and entities apart', async () => {
    const [authors, entities] = await run(() => import('./apollo/top-authors.js'));
    expect(authors?.split(', ')).toHaveLength(10);
    expect(entities).toMatch(/^asthma: \d+/);
  });

  it('graphql-request tells articles', async () => {
    const lines = await run(() => import('./graphql-request/search-articles.js'));
    expect(lines[0]).toBe('9 articles');
    expect(lines).toHaveLength(4);
  });

  it('SPARQL tells typed rows', async () => {
    const lines = await run(() => import('./sparql/drugs-and-genes.js'));
    expect(lines).toContain('MONTELUKAST: treats 1 of the diseases of the graph');
  });

  it('ADMET triage tells concerns and slips', async () => {
    const lines = await run(() => import('./admet-triage/triage.js'));
    expect(lines[0]).toBe('ethanol: no concern');
    expect(lines[1]).toMatch(/^benzene: hERG.*unfavorable/);
    expect(lines[2]).toBe(
      'a slip of the pen: cannot be predicted: The molecule is not in the table.',
    );
  });

  it('tests in plain Node pass', async () => {
    const lines = await run(() => import('./testing/plain-node.js'));
    expect(lines).toEqual([
      expect.stringMatching(/^a service in memory: .+,.+/),
      'recordings: two failures passed, and asthma was found',
    ]);
  });

  it('proxy serves its page and nobody else', async () => {
    const { POST } = await import('./proxy/route.js');
    const { suggest } = await import('./proxy/page.js');
    const reach = globalThis.fetch;
    vi.stubGlobal('fetch', (to: string | Request, init?: RequestInit) => {
      if (to !== '/api/graphql') return reach(to, init);
      expect(JSON.stringify(init)).not.toContain(service.apiKey);
      return POST(new Request('http://page/api/graphql', init));
    });
    expect(await suggest('asth', new AbortController().signal)).toContain('asthma');
    const foreign = await POST(
      new Request('http://page/api/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
        body: '{}',
      }),
    );
    expect(foreign.status).toBe(403);
  });
});
