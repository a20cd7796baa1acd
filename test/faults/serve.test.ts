import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ingestSmallData } from '../process/small-data.js';
import {
  newDataDir,
  runBiographql,
  type Started,
  send,
  serve,
  startBiographql,
} from '../process/start-biographql.js';

const SPARQL = 'query S($sparql: String) { advancedSearchGraph(query: $sparql) { results } }';
const HEAVY = 'SELECT (COUNT(*) AS ?n) WHERE { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i }';
const TYPEAHEAD = `query T($searchText: String) {
  searchAsYouType(searchInput: { searchText: $searchText }) { data { searchLabels { text } } }
}`;
let requested = 0;
/** A new light query: cached answers wouldn't show whether a worker is free. */
function lightQuery(): string {
  requested += 1;
  return `SELECT ?s { ?s ?p ?o } LIMIT ${requested}`;
}
const HOUR = 3_600_000;

let dataDir: string;
beforeAll(async () => {
  dataDir = newDataDir();
  await ingestSmallData(dataDir);
});

async function createKey(name: string): Promise<string> {
  const args = ['keys', 'create', '--name', name, '--json', '--data-dir', dataDir];
  return JSON.parse((await runBiographql(args)).stdout).key;
}

/** Asks until there is a place: a worker that a query was taken from starts again, which takes seconds on a busy machine. */
async function patiently(ask: () => Promise<Response>): Promise<void> {
  await expect.poll(async () => (await ask()).status, { timeout: 60_000 }).toBe(200);
}

describe('callers that leave', () => {
  let service: Started;
  let url: string;
  let leaver: string;
  let other: string;
  beforeAll(async () => {
    [leaver, other] = [await createKey('leaver'), await createKey('other')];
    service = serve(dataDir, {
      BIOGRAPHQL_SPARQL_TIMEOUT_MS: '60000',
      BIOGRAPHQL_REQUEST_TIMEOUT_MS: '60000',
    });
    ({ url } = await service.listening());
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
  });

  it('take their queries with them', async () => {
    const leave = async (index: number) => {
      const signal = AbortSignal.timeout(5 + ((index * 37) % 400));
      await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': leaver },
        body: JSON.stringify({ query: SPARQL, variables: { sparql: HEAVY } }),
        signal,
      }).then(
        () => 'answered',
        () => 'left',
      );
    };
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(Array.from({ length: 50 }, (_, index) => leave(index)));
    }
    // The queries would run for hours: an answer shows that the workers are free again.
    const response = await send(url, other, SPARQL, { sparql: lightQuery() });
    expect(response.status).toBe(200);
    expect((await fetch(new URL('/ready', url))).status).toBe(200);
  });
});

describe('a clock that jumps', () => {
  it.each([
    ['a day ahead', 24 * HOUR],
    ['a day back', -24 * HOUR],
    ['40 years ahead', 40 * 365 * 24 * HOUR],
  ])('%s stops nothing', async (_, jump) => {
    const clock = new URL('jump-clock.mjs', import.meta.url).href;
    await using started = startBiographql(
      ['serve', '--json', '--data-dir', dataDir],
      {
        CLOCK_JUMP: String(jump),
        PORT: '0',
        BIOGRAPHQL_API_KEY: 'k',
        BIOGRAPHQL_LOG_LEVEL: 'silent',
        BIOGRAPHQL_SPARQL_TIMEOUT_MS: '1000',
      },
      ['--import', clock],
    );
    const { url } = await started.listening();
    const statuses = async () => {
      const typed = await send(url, 'k', TYPEAHEAD, { searchText: 'thing 17' });
      await patiently(() => send(url, 'k', SPARQL, { sparql: lightQuery() }));
      const heavy = await send(url, 'k', SPARQL, { sparql: HEAVY });
      const [error] = (await heavy.json()).errors;
      return [typed.status, heavy.status, error.extensions.code];
    };
    const before = await statuses();
    expect(before).toEqual([200, 400, 'QUERY_TIMEOUT']);
    started.child.kill('SIGUSR2');
    await started.printed('clock has jumped');
    expect(await statuses()).toEqual(before);
    started.child.kill('SIGUSR2');
    await started.printed('clock is back');
    expect(await statuses()).toEqual(before);
    started.child.kill('SIGTERM');
    expect((await started.ended()).code).toBe(0);
  });
});
