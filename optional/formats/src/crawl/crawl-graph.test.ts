import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { chooseDrivers, type GraphStore } from '@biographql/engines';
import { DRIVERS } from '@biographql/engines/drivers';
import { inProcessStore, type SparqlServer, startSparqlServer } from '@biographql/engines/testing';
import { EntityCollector, parseLine } from '@biographql/ingest/internal';
import { SEEDS } from '@biographql/ingest/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  CRAWL_FILE,
  type CrawlOptions,
  type CrawlReport,
  countCrawl,
  crawlGraph,
} from './crawl-graph.js';

const TRIPLES = SEEDS['three-diseases'].triples;

let folder = '';
let server: SparqlServer;
let store: GraphStore;
let whole = '';
let total = 0;
let folders = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-crawl-'));
  server = await startSparqlServer(inProcessStore({ text: TRIPLES }));
  const settings = { sparqlEndpoint: server.url };
  store = await chooseDrivers(DRIVERS, settings).graph.open(
    { directory: folder, graph: { path: '', triples: 0 } },
    { settings },
  );
  const uninterrupted = await crawl();
  whole = uninterrupted.text;
  total = uninterrupted.entities;
});
afterAll(async () => {
  await store[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});
let pauses: number[] = [];
beforeEach(() => {
  pauses = [];
});
afterEach(() => {
  server.interference = null;
});

const newFolder = () => {
  folders += 1;
  return join(folder, `crawl-${folders}`);
};

async function crawl(
  options: Partial<CrawlOptions> = {},
): Promise<CrawlReport & { readonly text: string }> {
  const report = await crawlGraph({
    store,
    endpoint: server.url,
    folder: newFolder(),
    perSecond: 100_000,
    pageSize: 20,
    wait: async (ms) => pauses.push(ms),
    ...options,
  });
  return { ...report, text: gunzipSync(await readFile(report.path)).toString() };
}

/** What a label index would be made of, by IRI. */
function rowsOf(text: string) {
  const collector = new EntityCollector();
  for (const line of text.split('\n')) {
    const triple = parseLine(line, (label) => label);
    if (triple !== null) collector.add([triple]);
  }
  return new Map([...collector.rows()].map((row) => [row.iri, row]));
}

const isPageQuery = (query: string) => query.includes('ORDER BY');
const isFactsQuery = (query: string) => query.includes('SELECT ?entity ?property');

describe('crawlGraph', () => {
  it('takes all that a label index is made of', () => {
    const [crawled, own] = [rowsOf(whole), rowsOf(TRIPLES)];
    expect(crawled.size).toBe(own.size);
    for (const [iri, row] of own) {
      const { aliases, shortNames, ...others } = crawled.get(iri) ?? row;
      const { aliases: ownAliases, shortNames: ownShort, ...expected } = row;
      // The order of names in the graph is not told by an endpoint.
      expect(others).toEqual(expected);
      expect([...aliases].sort()).toEqual([...ownAliases].sort());
      expect([...shortNames].sort()).toEqual([...ownShort].sort());
    }
  });

  it('counts entities beforehand', async () => {
    expect(await countCrawl({ store, perSecond: 1_000 })).toBe(total);
  });

  it('takes names alone where it is told to', async () => {
    const { text, entities } = await crawl({ isNamesOnly: true });
    expect(entities).toBe(total);
    expect(text).not.toContain('/prop/direct/P2176>');
    const [names, own] = [rowsOf(text), rowsOf(TRIPLES)];
    const labelsOf = (rows: typeof own) => [...rows.values()].map(({ label }) => label).sort();
    expect(labelsOf(names)).toEqual(labelsOf(own));
  });

  it.each([1, 7, 1_000])('gives the same in pages of %i', async (pageSize) => {
    expect((await crawl({ pageSize })).text).toBe(whole);
  });

  it('reports how far it is', async () => {
    const shares: (readonly (number | null)[])[] = [];
    await crawl({
      onProgress: (progress) => shares.push([progress.entities, progress.total]),
    });
    expect(shares[0]).toEqual([20, total]);
    expect(shares.at(-1)).toEqual([total, total]);
  });
});

describe('a crawl that ends early', () => {
  it('goes on after its last page, whatever was written behind it', async () => {
    const into = newFolder();
    const stop = new AbortController();
    const stopped = crawl({
      folder: into,
      signal: stop.signal,
      onProgress: ({ entities }) => {
        if (entities >= 20) stop.abort(new Error('stopped'));
      },
    });
    await expect(stopped).rejects.toThrow('stopped');
    await appendFile(join(into, CRAWL_FILE), 'half a page');
    const report = await crawl({ folder: into });
    expect(report).toMatchObject({ resumedAt: 20, entities: total });
    expect(report.text).toBe(whole);
    const again = await crawl({ folder: into });
    expect(again).toMatchObject({ resumedAt: total, queries: 0, text: whole });
  });

  it('begins again for another endpoint or other wishes', async () => {
    const into = newFolder();
    await crawl({ folder: into, isNamesOnly: true });
    const report = await crawl({ folder: into });
    expect(report).toMatchObject({ resumedAt: 0, text: whole });
  });
});

describe('an endpoint that misbehaves', () => {
  /** Answers the first so many queries of a kind in another way. */
  const interfere = (
    times: number,
    isMeant: (query: string) => boolean,
    answer: (response: Parameters<NonNullable<SparqlServer['interference']>>[0]) => void,
  ) => {
    let left = times;
    server.interference = (response, { query }) => {
      if (left === 0 || !isMeant(query)) return false;
      left -= 1;
      answer(response);
      return true;
    };
  };

  it('is waited for as long as it asks', async () => {
    interfere(2, isPageQuery, (response) => {
      response.writeHead(429, { 'retry-after': '7' }).end();
    });
    expect((await crawl()).text).toBe(whole);
    expect(pauses.filter((ms) => ms >= 1_000)).toEqual([7_000, 7_000]);
  });

  it.each<[string, Parameters<typeof interfere>[2]]>([
    ['answers 500', (response) => void response.writeHead(500).end('out of memory')],
    ['answers HTML', (response) => void response.writeHead(200).end('<h1>no</h1>')],
    [
      'cuts its answer off',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/sparql-results+json' });
        response.write('{"head":{"vars":["entity"]},"results":{"bindings":[', () =>
          response.destroy(),
        );
      },
    ],
  ])('%s: is asked again, then for less', async (_, answer) => {
    interfere(3, isFactsQuery, answer);
    const sizes: number[] = [];
    const report = await crawl({
      pageSize: 4,
      onProgress: ({ pageSize }) => sizes.push(pageSize),
    });
    expect(report.text).toBe(whole);
    expect(report.rejected).toBe(0);
    expect(sizes[0]).toBe(2);
    expect(sizes.at(-1)).toBe(4);
  });

  it('fails when it never answers, and is gone on with later', async () => {
    const into = newFolder();
    interfere(Number.POSITIVE_INFINITY, isPageQuery, (response) => {
      response.writeHead(500).end();
    });
    await expect(crawl({ folder: into, retries: 2 })).rejects.toMatchObject({
      name: expect.stringMatching(/TooMuchAtOnce|EngineUnavailable/),
    });
    server.interference = null;
    expect((await crawl({ folder: into })).text).toBe(whole);
  });

  it('loses no rows that it leaves out silently, and rejects an entity that it cannot tell of', async () => {
    const heavy = 'http://www.wikidata.org/entity/Q35869';
    server.interference = (response, { query }) => {
      if (!isFactsQuery(query) || !query.includes(`${heavy}>`)) return false;
      const empty = '{"head":{"vars":["entity","property","value"]},"results":{"bindings":[]}}';
      response.writeHead(200, { 'content-type': 'application/sparql-results+json' }).end(empty);
      return true;
    };
    const rejects: string[] = [];
    const report = await crawl({ onReject: ({ text, reason }) => rejects.push(text, reason) });
    expect(rejects[0]).toBe(heavy);
    expect(rejects[1]).toMatch(/^the endpoint doesn't describe this entity: 0 of \d+ rows/);
    expect(report).toMatchObject({ rejected: 1, entities: total });
    const withoutHeavy = whole
      .split('\n')
      .filter((line) => !line.startsWith(`<${heavy}> `))
      .join('\n');
    expect(report.text).toBe(withoutHeavy);
  });

  it('is refused when its pages are in no order', async () => {
    server.interference = (response, { query }) => {
      if (!isPageQuery(query)) return false;
      const row = '{"entity":{"type":"uri","value":"http://a/1"}}';
      const body = `{"head":{"vars":["entity"]},"results":{"bindings":[${row},${row}]}}`;
      response.writeHead(200, { 'content-type': 'application/sparql-results+json' }).end(body);
      return true;
    };
    await expect(crawl()).rejects.toMatchObject({
      code: 'ENGINE_UNAVAILABLE',
      cause: expect.objectContaining({ message: expect.stringContaining('not in the order') }),
    });
  });
});
