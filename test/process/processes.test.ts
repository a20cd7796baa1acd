import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { ingestSmallData } from './small-data.js';
import { newDataDir, runBiographql, type Started, send, serve } from './start-biographql.js';

const TYPEAHEAD = `query T($searchText: String) {
  searchAsYouType(searchInput: { searchText: $searchText }) { data { searchLabels { text } } }
}`;
const COUNT = `query C { advancedSearch(query: "SELECT (COUNT(*) AS ?n) WHERE { ?s ?p ?o }") { rows { values } } }`;
const ENDLESS = `query H { advancedSearch(query: "SELECT (COUNT(*) AS ?n) WHERE { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i }") { error } }`;
const TWO = { BIOGRAPHQL_PROCESSES: '2', BIOGRAPHQL_API_KEY: 'k', BIOGRAPHQL_LOG_LEVEL: 'info' };
const STARTED_AGAIN = 'a serving process was started again';
const POLL = { timeout: 30_000, interval: 200 };

let dataDir: string;

beforeAll(async () => {
  dataDir = newDataDir();
  await ingestSmallData(dataDir);
});

/** Two processes that serve, with the lines that they log. */
async function startTwo(env: Readonly<Record<string, string>> = {}) {
  const started = serve(dataDir, { ...TWO, ...env });
  const lines: string[] = [];
  let rest = '';
  started.child.stdout?.on('data', (text: string) => {
    const all = (rest + text).split('\n');
    rest = all.pop() ?? '';
    lines.push(...all);
  });
  const { url } = await started.listening();
  await started.printed('"msg":"listening"');
  const logged = (msg: string) =>
    lines
      .filter((line) => line.includes('"msg"'))
      .map((line) => JSON.parse(line))
      .filter((line) => line.msg === msg);
  const [listening] = logged('listening');
  return { started, url, lines, logged, pids: listening.pids as number[] };
}

/** Sends over a connection of its own, which the processes take in turns. */
function ask(url: string, query: string, key = 'k'): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-api-key': key };
    const sent = request(url, { method: 'POST', headers, agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', reject).end(JSON.stringify({ query }));
  });
}

async function metric(url: string, name: string): Promise<number> {
  const answer = await fetch(new URL('/metrics', url), { headers: { 'x-api-key': 'k' } });
  const line = (await answer.text()).split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length) ?? Number.NaN);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const ended = (started: Started) => started.ended().then(({ code }) => code);

describe('biographql serve --processes 2', () => {
  it('answers from both, over one graph, and ends with 0 at SIGTERM', async () => {
    const { started, url, pids, logged } = await startTwo();
    await using _ = started;
    for (let each = 0; each < 8; each += 1) expect(await ask(url, '{ __typename }')).toBe(200);
    for (let each = 0; each < 2; each += 1) {
      const { data } = await (await send(url, 'k', COUNT)).json();
      expect(data.advancedSearch.rows).toEqual([{ values: ['2000'] }]);
    }
    const ready = await fetch(new URL('/ready', url));
    expect(await ready.json()).toMatchObject({ status: 'ready', failed: [], waiting: [] });
    started.child.kill('SIGTERM');
    expect(await ended(started)).toBe(0);
    expect(new Set(pids)).toHaveProperty('size', 2);
    expect(new Set(logged('request').map(({ pid }) => pid))).toEqual(new Set(pids));
    expect(logged('listening')).toHaveLength(1);
    expect(logged('stopped')).toHaveLength(1);
    // Four threads of the primary process, whatever the number of processes.
    const loaded = logged('graph loaded').map(({ pid }) => pid);
    expect(new Set(loaded)).toEqual(new Set([started.child.pid]));
  });

  it('starts a killed process again, and counters never fall', async () => {
    const { started, url, pids, logged } = await startTwo();
    await using _ = started;
    const name = 'biographql_requests_total{operation="introspection",code="ok",status="200"}';
    for (let each = 0; each < 6; each += 1) await ask(url, '{ __typename }');
    expect(await metric(url, name)).toBe(6);
    const [victim = 0] = pids;
    process.kill(victim, 'SIGKILL');
    await expect.poll(() => logged(STARTED_AGAIN), POLL).toHaveLength(1);
    for (let each = 0; each < 6; each += 1) expect(await ask(url, '{ __typename }')).toBe(200);
    expect(await metric(url, name)).toBe(12);
    expect(await metric(url, 'biographql_processes{state="serving"}')).toBe(2);
    expect(await metric(url, 'biographql_process_ends_total')).toBe(1);
    expect(logged('a serving process ended')).toMatchObject([
      { servingPid: victim, signal: 'SIGKILL' },
    ]);
    expect((await send(url, 'k', TYPEAHEAD, { searchText: 'thing 1' })).status).toBe(200);
  });

  it('ends as a whole when processes end again and again', async () => {
    const { started, logged, pids } = await startTwo();
    await using _ = started;
    const killed = new Set<number>();
    const killAll = async () => {
      const alive = [...pids, ...logged(STARTED_AGAIN).map(({ servingPid }) => servingPid)];
      for (const pid of alive) {
        if (killed.has(pid)) continue;
        killed.add(pid);
        process.kill(pid, 'SIGKILL');
      }
      return started.child.exitCode;
    };
    await expect.poll(killAll, { timeout: 60_000, interval: 100 }).toBe(1);
    const { stderr } = await started.ended();
    expect(JSON.parse(stderr).error).toContain('Serving processes ended 5 times');
  });

  it('counts the requests of a key over both', async () => {
    const { started, url } = await startTwo({ BIOGRAPHQL_RATE_LIMIT: '60' });
    await using _ = started;
    const statuses = await Promise.all(
      Array.from({ length: 40 }, () => ask(url, '{ __typename }')),
    );
    // A burst of six, and one a second.
    const admitted = statuses.filter((status) => status === 200).length;
    expect(admitted).toBeGreaterThanOrEqual(6);
    expect(admitted).toBeLessThan(12);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40 - admitted);
  });

  it('counts wrong keys over both', async () => {
    const { started, url } = await startTwo({ BIOGRAPHQL_BAD_KEY_LIMIT: '60' });
    await using _ = started;
    const statuses: number[] = [];
    for (let each = 0; each < 12; each += 1) statuses.push(await ask(url, '{ hello }', 'wrong'));
    expect(statuses.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 401));
    expect(statuses.at(-1)).toBe(429);
  });

  it('tells once what becomes of keys', async () => {
    const started = serve(dataDir, { ...TWO, BIOGRAPHQL_API_KEY: '' });
    await using _ = started;
    const { url, keyFile = '' } = await started.listening();
    const first = readFileSync(keyFile, 'utf8').trim();
    const made = await runBiographql([
      'keys',
      'create',
      '--name',
      'n',
      '--json',
      '--data-dir',
      dataDir,
    ]);
    const { id, key } = JSON.parse(made.stdout);
    await expect.poll(() => ask(url, '{ __typename }', key), POLL).toBe(200);
    for (let each = 0; each < 6; each += 1) await ask(url, '{ __typename }', first);
    await runBiographql(['keys', 'revoke', id, '--data-dir', dataDir]);
    await expect.poll(() => ask(url, '{ __typename }', key), POLL).toBe(401);
    await expect.poll(() => ask(url, '{ __typename }', key), POLL).toBe(401);
    started.child.kill('SIGTERM');
    const { stdout } = await started.ended();
    const events = stdout
      .split('\n')
      .filter((line) => line.includes('"audit":"key"') && line.includes(id))
      .map((line) => JSON.parse(line).event);
    expect(events).toEqual(['created', 'first-used', 'revoked']);
  });

  it('loses no request of clients that go elsewhere when they are told', async () => {
    const { started, url } = await startTwo({ BIOGRAPHQL_RATE_LIMIT: '0' });
    await using _ = started;
    const other = await startTwo({ BIOGRAPHQL_RATE_LIMIT: '0' });
    await using __ = other.started;
    let left = 600;
    const statuses: number[] = [];
    const client = async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      let to = url;
      while (left > 0) {
        left -= 1;
        if (left === 300) started.child.kill('SIGTERM');
        const { status, connection } = await askOver(agent, to);
        statuses.push(status);
        if (connection === 'close') to = other.url;
      }
      agent.destroy();
      return to;
    };
    const places = await Promise.all(Array.from({ length: 20 }, client));
    expect(statuses).toEqual(Array.from({ length: 600 }, () => 200));
    expect(places).toContain(other.url);
    expect(await ended(started)).toBe(0);
  });

  it('ends at once at the second signal', async () => {
    const { started, url } = await startTwo({ BIOGRAPHQL_SPARQL_TIMEOUT_MS: '60000' });
    await using _ = started;
    const heavy = send(url, 'k', ENDLESS);
    heavy.catch(() => {});
    await send(url, 'k', '{ __typename }');
    started.child.kill('SIGINT');
    await started.printed('"msg":"stopping"');
    started.child.kill('SIGINT');
    expect(await ended(started)).toBe(130);
  });

  it('ends with its primary process, whatever ends that', async () => {
    const { started, url, pids } = await startTwo();
    await using _ = started;
    expect(await ask(url, '{ __typename }')).toBe(200);
    started.child.kill('SIGKILL');
    await ended(started);
    await expect.poll(() => pids.filter(isAlive), POLL).toEqual([]);
  });

  it('refuses what is no use, and a part that was called alone', async () => {
    const many = await runBiographql(['serve', '--processes', '128', '--data-dir', dataDir]);
    expect(many).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('processes must be at'),
    });
    const alone = await runBiographql(['serving-process']);
    expect(alone).toMatchObject({ code: 2, stderr: expect.stringContaining('serve --processes') });
  });
});

function askOver(agent: Agent, url: string) {
  return new Promise<{ status: number; connection: string }>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-api-key': 'k' };
    const sent = request(url, { method: 'POST', headers, agent }, (response) => {
      response.resume().on('end', () => {
        const { statusCode = 0, headers: told } = response;
        resolve({ status: statusCode, connection: told.connection ?? '' });
      });
    });
    sent.on('error', reject).end(JSON.stringify({ query: '{ __typename }' }));
  });
}
