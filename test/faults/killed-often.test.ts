import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readDatasetManifest, verifyDataDirectory } from '../../packages/ingest/src/index.js';
import { ingestSmallData } from '../process/small-data.js';
import {
  newDataDir,
  runBiographql,
  send,
  serve,
  startBiographql,
} from '../process/start-biographql.js';

// A dozen programs start here, which a busy machine delays.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const SEED = 20_261_122;
const KILLS = 10;
/** Parts of the time of a whole build: short ones, so that most builds are killed on their way. */
const MOMENTS = fc
  .sample(fc.noBias(fc.nat(99)), { seed: SEED, numRuns: KILLS })
  .map((chance) => (0.7 * chance) / 100);
const LABEL = '<http://www.w3.org/2000/01/rdf-schema#label>';
const TYPEAHEAD = `query T($searchText: String) {
  searchAsYouType(searchInput: { searchText: $searchText }) { data { searchLabels { text } } }
}`;

const OBO = [
  'format-version: 1.2',
  ...Array.from(
    { length: 500 },
    (_, index) =>
      `\n[Term]\nid: DOID:${index + 1}\nname: disorder ${index + 1}\nxref: MESH:D${index}`,
  ),
].join('\n');

const NODES = ['id\tcategory\tname'];
const EDGES = ['subject\tpredicate\tobject'];
for (let index = 1; index <= 2_000; index += 1) {
  NODES.push(`HGNC:${index}\tbiolink:Gene\tGENE${index}`);
  EDGES.push(`HGNC:${index}\tbiolink:gene_associated_with_condition\tDOID:${(index % 500) + 1}`);
}

/** Graphs in three formats, blank nodes among them, names and articles. */
function writeSources(): readonly string[] {
  const folder = newDataDir();
  const graph = join(folder, 'graph');
  mkdirSync(graph);
  for (let file = 0; file < 3; file += 1) {
    const lines = Array.from({ length: 12_000 }, (_, index) => {
      const subject = `<http://www.wikidata.org/entity/Q${file * 12_000 + index + 1}>`;
      return `${subject} ${LABEL} "item ${index + 1} of ${file}"@en .\n_:n${index} <http://a/p> ${subject} .`;
    });
    writeFileSync(join(graph, `${file}.nt`), `${lines.join('\n')}\n`);
  }
  writeFileSync(join(graph, 'terms.obo'), `${OBO}\n`);
  writeFileSync(join(graph, 'kgx_nodes.tsv'), `${NODES.join('\n')}\n`);
  writeFileSync(join(graph, 'kgx_edges.tsv'), `${EDGES.join('\n')}\n`);
  const articles = join(folder, 'articles.jsonl');
  const records = Array.from({ length: 3_000 }, (_, index) =>
    JSON.stringify({
      pmid: `${index + 1}`,
      title: `On disorder ${(index % 500) + 1}`,
      authors: [],
    }),
  );
  writeFileSync(articles, `${records.join('\n')}\nno record\n`);
  return [graph, articles];
}

let sources: readonly string[];
let old: string;
let oldDigest: string | null;
let whole: string | null;
let wholeMs: number;

const ingestInto = (dataDir: string) => [
  ...['ingest', '--data-dir', dataDir, '--literature-graph', 'on'],
  ...sources,
];

async function digestIn(dataDir: string): Promise<string | null> {
  await verifyDataDirectory(dataDir);
  return (await readDatasetManifest(dataDir)).manifest.digest;
}

function copyOfOld(): string {
  const dataDir = newDataDir();
  cpSync(old, dataDir, { recursive: true });
  return dataDir;
}

async function locked(dataDir: string): Promise<void> {
  while (!existsSync(join(dataDir, 'build.lock'))) await sleep(2);
}

/** Kills a build so many milliseconds after it took the lock; returns whether its dataset was there by then. */
async function killAfter(dataDir: string, ms: number): Promise<boolean> {
  // The file of a killed build stays; its lock does not.
  rmSync(join(dataDir, 'build.lock'), { force: true });
  await using started = startBiographql(ingestInto(dataDir));
  await locked(dataDir);
  await sleep(ms);
  started.child.kill('SIGKILL');
  const { code } = await started.ended();
  // A program that is killed after the swap, before its own end, has nothing left to do.
  return code !== null || (await digestIn(dataDir)) !== oldDigest;
}

beforeAll(async () => {
  sources = writeSources();
  old = newDataDir();
  await ingestSmallData(old);
  oldDigest = await digestIn(old);
  const dataDir = copyOfOld();
  await using started = startBiographql(ingestInto(dataDir));
  await locked(dataDir);
  const startedAt = performance.now();
  expect((await started.ended()).code).toBe(3);
  wholeMs = performance.now() - startedAt;
  whole = await digestIn(dataDir);
});

describe('a build that is killed ten times on its way', () => {
  it('gives the same dataset in the end, while the old one is served', async () => {
    let dataDir = copyOfOld();
    const isServed = async () => {
      const { url } = await service.listening();
      const { data } = await (await send(url, 'k', TYPEAHEAD, { searchText: 'thing 17' })).json();
      return data.searchAsYouType.data.searchLabels[0]?.text === 'thing 17';
    };
    await using service = serve(dataDir, {
      BIOGRAPHQL_API_KEY: 'k',
      BIOGRAPHQL_FOLLOW_DATASET_MS: '0',
    });
    for (const moment of MOMENTS) {
      const isComplete = await killAfter(dataDir, moment * wholeMs);
      expect(await isServed()).toBe(true);
      if (!isComplete) continue;
      expect(await digestIn(dataDir)).toBe(whole);
      dataDir = copyOfOld();
    }
    rmSync(join(dataDir, 'build.lock'), { force: true });
    const ended = await runBiographql(ingestInto(dataDir));
    expect(ended.code).toBe(3);
    expect(await digestIn(dataDir)).toBe(whole);
    const left = readdirSync(dataDir).filter((name) => name.startsWith('build'));
    expect(left).toEqual([]);
  });
});
