import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newDataDir, runBiographql, type Started, send, serve } from './start-biographql.js';

// Each test builds datasets while a service runs, which a busy machine delays.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

const ENTITY = 'http://www.wikidata.org/entity/';
const LABEL = 'http://www.w3.org/2000/01/rdf-schema#label';
const ENV = { BIOGRAPHQL_API_KEY: 'k', BIOGRAPHQL_RATE_LIMIT: '0' };
const FOLLOWING = { ...ENV, BIOGRAPHQL_FOLLOW_DATASET_MS: '100' };
const POLL = { timeout: 60_000, interval: 50 };

/** Labels and graph in one request: an answer of two datasets would mix their words. */
const ALL = `query All($name: String, $sparql: String!) {
  searchAsYouType(searchInput: { searchText: $name }) { data { searchLabels { text } } }
  advancedSearch(query: $sparql) { rows { values } }
}`;
const SPARQL = `SELECT ?name WHERE { <${ENTITY}Q17> <${LABEL}> ?name }`;

let dataDir: string;

/** Files of a dataset whose entities are all called by a word. */
function writeSources(word: string): readonly string[] {
  const graph = join(dataDir, `${word}.nt`);
  const lines = Array.from({ length: 2_000 }, (_, index) => {
    const subject = `<${ENTITY}Q${index + 1}>`;
    return `${subject} <${LABEL}> "${word} ${index + 1}"@en .`;
  });
  writeFileSync(graph, `${lines.join('\n')}\n`);
  const articles = join(dataDir, `${word}.jsonl`);
  writeFileSync(articles, `${JSON.stringify({ pmid: '1', title: `On ${word}`, authors: [] })}\n`);
  return [graph, articles];
}

const ingest = (word: string, ...more: readonly string[]) =>
  runBiographql([
    ...['ingest', '--json', '--replace', '--data-dir', dataDir, '--release', word],
    ...writeSources(word),
    ...more,
  ]);

beforeEach(async () => {
  dataDir = newDataDir();
  expect((await ingest('apple')).code).toBe(0);
});

interface Answer {
  readonly status: number;
  readonly release: string;
  /** The words of labels and graph. */
  readonly words: readonly string[];
}

async function askAll(url: string): Promise<Answer> {
  const response = await send(url, 'k', ALL, { name: '17', sparql: SPARQL });
  const { data, extensions } = await response.json();
  const texts = [
    ...data.searchAsYouType.data.searchLabels.map(({ text }: { text: string }) => text),
    ...data.advancedSearch.rows.flatMap(({ values }: { values: readonly string[] }) => values),
  ];
  const words = [...new Set(texts.map((text: string) => /[a-z]{4,}/.exec(text)?.[0] ?? text))];
  return { status: response.status, release: extensions.receipt.dataset.release, words };
}

/** Sends queries in parallel until stopped, up to a maximum. */
function keepAsking(url: string) {
  const answers: Answer[] = [];
  const failures: unknown[] = [];
  let isOver = false;
  const ask = async () => {
    for (let times = 0; times < 2_000 && !isOver; times += 1)
      await askAll(url).then(
        (answer) => answers.push(answer),
        (error: unknown) => failures.push(error),
      );
  };
  const asking = Promise.all(Array.from({ length: 4 }, ask));
  return {
    answers,
    async stop() {
      isOver = true;
      await asking;
      return failures;
    },
  };
}

async function listening(started: Started): Promise<string> {
  return (await started.listening()).url;
}

describe('another dataset', () => {
  it('is taken over without a lost request', async () => {
    await using started = serve(dataDir, FOLLOWING);
    const url = await listening(started);
    const asking = keepAsking(url);
    const ended = await ingest('cherry');
    expect([ended.code, ended.stderr.includes('error')]).toEqual([0, false]);
    const requested = () => asking.answers.length;
    await expect.poll(async () => (await askAll(url)).release, POLL).toBe('cherry');
    const before = requested();
    await expect.poll(requested, POLL).toBeGreaterThan(before + 20);
    expect(await asking.stop()).toEqual([]);
    const found = new Set(asking.answers.map((answer) => JSON.stringify(answer)));
    expect([...found].sort()).toEqual([
      '{"status":200,"release":"apple","words":["apple"]}',
      '{"status":200,"release":"cherry","words":["cherry"]}',
    ]);
  });

  it('is gone back from with one command, while the service runs', async () => {
    await using started = serve(dataDir, FOLLOWING);
    const url = await listening(started);
    await ingest('cherry');
    await expect.poll(async () => (await askAll(url)).release, POLL).toBe('cherry');
    const { datasets } = JSON.parse(
      (await runBiographql(['datasets', '--json', '--data-dir', dataDir])).stdout,
    );
    expect(datasets).toMatchObject([
      { release: 'cherry', isCurrent: true, triples: 2_000, articles: 1 },
      { release: 'apple', isCurrent: false },
    ]);
    const rolled = await runBiographql(['datasets', 'rollback', '--data-dir', dataDir]);
    expect([rolled.code, rolled.stdout]).toEqual([0, expect.stringContaining('(apple)')]);
    await expect.poll(async () => (await askAll(url)).release, POLL).toBe('apple');
    expect(
      (await runBiographql(['datasets', 'rollback', 'cherry', '--data-dir', dataDir])).code,
    ).toBe(0);
    expect(
      (await runBiographql(['datasets', 'rollback', 'plum', '--data-dir', dataDir])).code,
    ).toBe(1);
  });

  it('is not served when it fails its checks, and is once the same command passes them', async () => {
    const smokeQueries = join(dataDir, 'smoke-queries.json');
    writeFileSync(smokeQueries, JSON.stringify([{ name: 'apple 17', finds: `${ENTITY}Q17` }]));
    const rejected = await ingest('cherry');
    expect(rejected.code).toBe(1);
    expect(JSON.parse(rejected.stderr.trim().split('\n').at(-1) ?? '').error).toMatch(
      /failed its checks and isn't served: smoke query name "apple 17"/,
    );
    await using started = serve(dataDir, ENV);
    expect((await askAll(await listening(started))).release).toBe('apple');
    writeFileSync(smokeQueries, JSON.stringify([{ name: 'cherry 17', finds: `${ENTITY}Q17` }]));
    const again = await runBiographql([
      ...['ingest', '--replace', '--data-dir', dataDir, '--release', 'cherry'],
      ...[join(dataDir, 'cherry.nt'), join(dataDir, 'cherry.jsonl')],
    ]);
    expect(again.code).toBe(0);
  });

  it('is rejected when it has lost more than it may', async () => {
    const few = join(dataDir, 'few.nt');
    const [first = ''] = readFileSync(join(dataDir, 'apple.nt'), 'utf8').split('\n');
    writeFileSync(few, `${first}\n`);
    const args = ['ingest', '--replace', '--data-dir', dataDir, few];
    const rejected = await runBiographql(args);
    expect([rejected.code, rejected.stderr]).toEqual([
      1,
      expect.stringMatching(/triples: 100\.0 % fewer \(from 2000 to 1\); --max-loss is 20 %/),
    ]);
    const allowed = await runBiographql([...args, '--max-loss', '100']);
    expect([allowed.code, allowed.stdout]).toEqual([
      0,
      expect.stringContaining('Compared with the previous version: triples 1 (-1,999)'),
    ]);
  });
});
