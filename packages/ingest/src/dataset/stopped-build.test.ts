import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuildDatasetOptions, buildDataset } from './build-dataset.js';
import { openDataset } from './open-dataset.js';
import type { IngestPhase, Reject } from './progress.js';

const LABEL = 'http://www.w3.org/2000/01/rdf-schema#label';
const SAME = 'http://www.w3.org/2002/07/owl#sameAs';
const ENTITY = 'http://www.wikidata.org/entity/';
const FILES = 4;

let folder = '';
let sources: Pick<BuildDatasetOptions, 'graphSources' | 'articleSources' | 'nameSources'>;
let whole: Awaited<ReturnType<typeof build>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-stopped-'));
  await mkdir(join(folder, 'graph'));
  for (let file = 0; file < FILES; file += 1) {
    const lines = Array.from({ length: 2_000 }, (_, index) => {
      const subject = `<${ENTITY}Q${file * 2_000 + index + 1}>`;
      return `${subject} <${LABEL}> "thing ${index} of ${file}"@en .\n_:b${index} <http://a/p> ${subject} .`;
    });
    // One entity of each file is the same thing as one elsewhere, and one line is no triple.
    const other = `<http://purl.obolibrary.org/obo/DOID_${file + 1}>`;
    lines.push(
      `${other} <${LABEL}> "thing 0 of ${file}"@en .`,
      `${other} <${SAME}> <${ENTITY}Q${file * 2_000 + 1}> .`,
      `nonsense of ${file}`,
    );
    await writeFile(join(folder, 'graph', `${file}.nt`), `${lines.join('\n')}\n`);
  }
  // Its blank nodes have no labels: they must get the same ones, whatever was read before it.
  await writeFile(
    join(folder, 'graph', `${FILES}.ttl`),
    `<${ENTITY}Q1> <http://a/p> [ <http://a/q> ( 1 2 ) ] .\n`,
  );
  const articles = Array.from({ length: 50 }, (_, index) =>
    JSON.stringify({
      id: `pmid:${index + 1}`,
      pmid: `${index + 1}`,
      title: `On thing ${index} of 1`,
    }),
  );
  await writeFile(join(folder, 'articles.jsonl'), `${articles.join('\n')}\nnonsense\n`);
  await writeFile(join(folder, 'names.tsv'), `one more name\t${ENTITY}Q1\nnobody\tno:thing\n`);
  sources = {
    graphSources: [join(folder, 'graph')],
    articleSources: [join(folder, 'articles.jsonl')],
    nameSources: [join(folder, 'names.tsv')],
  };
  whole = await build(join(folder, 'whole'));
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

/** Builds, and stops when `isTime` says so. */
async function build(
  dataDir: string,
  isTime: (phase: IngestPhase, done: number) => boolean = () => false,
) {
  const stop = new AbortController();
  const phases = new Set<IngestPhase>();
  const rejects: Reject[] = [];
  const dataset = await buildDataset({
    dataDir,
    ...sources,
    signal: stop.signal,
    onProgress({ phase, done }) {
      phases.add(phase);
      if (isTime(phase, done)) stop.abort(new Error('stopped'));
    },
    onReject: (reject) => rejects.push(reject),
  });
  const { digest, graph, articles } = dataset.manifest;
  return { digest, graph, articles, phases: [...phases], rejects };
}

describe('a build that was stopped', () => {
  it.each([
    ['among the files of the graph', 'read-graph'],
    ['once the labels are there', 'labels'],
    ['at the articles', 'articles'],
  ] as const)('%s leaves nothing, and is built again to the same dataset', async (_, at) => {
    const dataDir = join(folder, `stopped-${at}`);
    const isTime = (phase: IngestPhase, done: number) =>
      phase === at && (phase !== 'read-graph' || done > 8_000);
    await expect(build(dataDir, isTime)).rejects.toThrow('stopped');
    await expect(openDataset(dataDir)).rejects.toMatchObject({ problem: 'missing' });
    expect(await readdir(dataDir)).toEqual([]);
    expect(await build(dataDir)).toEqual(whole);
    expect((await readdir(dataDir)).sort()).toEqual(['current', 'versions']);
  });

  it('removes what killed builds left, and nothing else', async () => {
    const dataDir = join(folder, 'killed');
    await mkdir(join(dataDir, 'build-0123abcd', 'labels'), { recursive: true });
    await writeFile(join(dataDir, 'keys.json'), '{}');
    await writeFile(join(dataDir, 'build-notes.txt'), 'mine');
    expect((await build(dataDir)).digest).toBe(whole.digest);
    const left = ['build-notes.txt', 'current', 'keys.json', 'versions'];
    expect((await readdir(dataDir)).sort()).toEqual(left);
  });

  it('has counts that add up', async () => {
    const { graph } = await openDataset(join(folder, 'whole'));
    const lines = gunzipSync(await readFile(graph.path))
      .toString()
      .trimEnd()
      .split('\n');
    expect(whole.graph.triples).toBe(lines.length);
    expect(lines.filter((line) => /^_:\w+ <http:\/\/a\/p>/.test(line))).toHaveLength(FILES * 2_000);
    expect(whole.rejects).toHaveLength(FILES + 2);
    expect(whole.graph.rejected + whole.articles.rejected).toBe(FILES + 2);
  });
});
