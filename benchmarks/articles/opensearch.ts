import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Article } from '@biographql/engines';
import {
  endProgram,
  freePort,
  startProgram,
} from '../../packages/engines/src/graph-store/sparql-endpoint/program.fixture.js';
import { type Post, post, postRepeatedly } from '../report/http-client.js';
import { processorTimeOf, residentBytesOf } from '../report/process-usage.js';
import type { BuildCost } from '../typeahead/names-contestant.js';
import { type ArticleRun, type DelayedRun, FOUND } from './article-contestant.js';

/** An OpenSearch of one node, in a process that was started for the bench. */
export interface OpenSearch extends AsyncDisposable {
  /** Fills an index of its own, in place of one that is there. */
  build(articles: Iterable<Article>): Promise<BuildCost>;
  run(asked: ArticleRun): Promise<DelayedRun>;
  residentBytes(): number;
}

/** The folder of its jars, as `mvn dependency:copy-dependencies` fills it. */
const JARS = process.env.OPENSEARCH_LIB;
const FIRST_PORT = 9_231;
const LAST_PORT = 9_299;
const BULK = 2_000;
const JSON_LINES = { 'content-type': 'application/x-ndjson' };
const JSON_TEXT = { 'content-type': 'application/json' };

/** Starts a node; null where its jars are not here. */
export async function startOpenSearch(
  workFolder: string,
  signal: AbortSignal,
): Promise<OpenSearch | null> {
  if (JARS === undefined || !existsSync(JARS)) return null;
  const folder = join(workFolder, 'opensearch');
  await mkdir(folder);
  // The runner counts from the number that it is given, and knows no port beyond these.
  const port = await freePort(FIRST_PORT, LAST_PORT);
  const url = `http://127.0.0.1:${port}`;
  const classes = ['-cp', `${JARS}/*`, 'org.codelibs.opensearch.runner.OpenSearchRunner'];
  const node = ['-basePath', folder, '-numOfNode', '1', '-baseHttpPort', String(port - 1)];
  const child = await startProgram(
    { command: 'java', args: ['-Xmx2g', ...classes, ...node], folder, signal },
    async () => (await fetch(`${url}/_cluster/health?wait_for_status=yellow`)).ok,
  );
  const pid = child.pid ?? 0;
  return {
    residentBytes: () => residentBytesOf(pid),
    async build(articles) {
      const cpu = processorTimeOf(pid);
      const begin = performance.now();
      await createIndex(url);
      await fill(url, articles);
      const seconds = (performance.now() - begin) / 1_000;
      const cpuSeconds = (processorTimeOf(pid) - cpu) / 1e6;
      return { seconds, cpuSeconds, diskBytes: await diskBytes(url) };
    },
    async run({ action, terms, limits }) {
      const timesMs: number[] = [];
      const cpu = processorTimeOf(pid);
      for (const term of terms) {
        const message = messageOf(url, action, term);
        timesMs.push(
          ...(await postRepeatedly(message, { leastMs: limits.leastMs / terms.length })),
        );
      }
      const cpuMicroseconds = processorTimeOf(pid) - cpu;
      // It answers from another process: nothing of ours waits.
      return { calls: timesMs.length, cpuMicroseconds, timesMs, loopDelayP99Ms: Number.NaN };
    },
    [Symbol.asyncDispose]: () => endProgram(child),
  };
}

async function createIndex(url: string): Promise<void> {
  await fetch(`${url}/article`, { method: 'DELETE' });
  const text = { type: 'text', analyzer: 'english' };
  const keyword = { type: 'keyword' };
  const body = {
    settings: { number_of_shards: 1, number_of_replicas: 0, 'index.requests.cache.enable': false },
    mappings: {
      dynamic: false,
      properties: { title: text, abstract: text, mesh: keyword, author: keyword },
    },
  };
  const created = await fetch(`${url}/article`, {
    method: 'PUT',
    headers: JSON_TEXT,
    body: JSON.stringify(body),
  });
  if (!created.ok) throw new Error(`OpenSearch: ${await created.text()}`);
}

async function fill(url: string, articles: Iterable<Article>): Promise<void> {
  let lines: string[] = [];
  const send = async () => {
    if (lines.length === 0) return;
    await post({ url: `${url}/article/_bulk`, headers: JSON_LINES, body: `${lines.join('\n')}\n` });
    lines = [];
  };
  for (const article of articles) {
    const author = article.authors.map(({ family, given }) => `${family}, ${given}`);
    const mesh = article.mesh.map(({ label }) => label);
    lines.push('{"index":{}}', JSON.stringify({ ...article, author, mesh }));
    if (lines.length >= BULK) await send();
  }
  await send();
  await post({
    url: `${url}/article/_forcemerge?max_num_segments=1`,
    headers: JSON_TEXT,
    body: '',
  });
  await post({ url: `${url}/article/_refresh`, headers: JSON_TEXT, body: '' });
}

function messageOf(url: string, action: ArticleRun['action'], term: string): Post {
  const query = { multi_match: { query: term, fields: ['title^2', 'abstract'] } };
  const field = action === 'top authors' ? 'author' : 'mesh';
  const body =
    action === 'page 1'
      ? { query, size: FOUND, track_total_hits: true }
      : { query, size: 0, aggs: { top: { terms: { field, size: FOUND } } } };
  return { url: `${url}/article/_search`, headers: JSON_TEXT, body: JSON.stringify(body) };
}

async function diskBytes(url: string): Promise<number> {
  const response = await fetch(`${url}/article/_stats/store`);
  const { _all: all } = (await response.json()) as {
    readonly _all: { readonly total: { readonly store: { readonly size_in_bytes: number } } };
  };
  return all.total.store.size_in_bytes;
}
