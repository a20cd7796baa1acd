import { spawnSync } from 'node:child_process';
import { createReadStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';
import { measureSources, readDatasetManifest } from '@biographql/ingest';

/**
 * Measures what ingests of different size take, beside what is measured of their sources before: the constants of
 * `predict-ingest.ts` come from these lines. Run with the folder of the shared data, after the packages are built:
 * `tsx --conditions=@biographql/source benchmarks/ingest/plan.bench.ts <folder> [name…]`.
 */

const [shared = '', ...chosen] = process.argv.slice(2);
const PROGRAM = fileURLToPath(new URL('../../packages/server/bin/biographql.js', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'biographql-plan-'));

/** Triples and articles of the shared graph that an input has. */
const SLICES: Readonly<Record<string, readonly [triples: number, articles: number]>> = {
  tiny: [30_000, 500],
  small: [100_000, 2_000],
  graph: [250_000, 1],
  articles: [50_000, 10_000],
  middle: [400_000, 6_000],
  large: [1_000_000, 12_000],
  whole: [4_000_000, 50_000],
};

async function firstLines(path: string, lines: number, to: string): Promise<string> {
  const found: string[] = [];
  const input = createReadStream(path).pipe(createGunzip());
  for await (const line of createInterface({ input })) {
    if (found.length >= lines) break;
    found.push(line);
  }
  input.destroy();
  writeFileSync(to, `${found.join('\n')}\n`);
  return to;
}

async function measure(name: string, graphSources: string[], articleSources: string[]) {
  const measures = await measureSources({ graphSources, articleSources });
  const dataDir = join(work, name);
  const startedAt = performance.now();
  const args = ['ingest', '--json', '--data-dir', dataDir, '--graph', ...graphSources];
  if (articleSources.length > 0) args.push('--articles', ...articleSources);
  const ended = spawnSync(process.execPath, [PROGRAM, ...args], { encoding: 'utf8' });
  const elapsed = (performance.now() - startedAt) / 1_000;
  const { peakMegabytes, processorSeconds } = JSON.parse(ended.stdout);
  const { manifest } = await readDatasetManifest(dataDir);
  const sizeOf = (kind: 'labels' | 'articles') =>
    Object.values(manifest.engines[kind]?.files ?? {}).reduce((sum, bytes) => sum + bytes, 0);
  const found = {
    graphBytes: manifest.graphBytes,
    labelBytes: sizeOf('labels'),
    articleBytes: sizeOf('articles'),
    peakMegabytes,
    processorSeconds,
    elapsed,
  };
  process.stdout.write(`${JSON.stringify({ name, measures, found })}\n`);
  rmSync(dataDir, { recursive: true });
}

for (const [name, [triples, articles]] of Object.entries(SLICES)) {
  if (!chosen.includes(name)) continue;
  const folder = join(work, 'sources');
  mkdirSync(folder, { recursive: true });
  const graph = await firstLines(join(shared, 'graph/graph.nt.gz'), triples, join(folder, 'g.nt'));
  const records = join(shared, 'articles/articles.jsonl.gz');
  const read = await firstLines(records, articles, join(folder, 'a.jsonl'));
  await measure(name, [graph], [read]);
}
if (chosen.includes('ontologies')) {
  const formats = join(shared, 'formats');
  await measure('ontologies', [join(formats, 'do/doid-2024-01-31.obo.gz')], []);
}
rmSync(work, { recursive: true });
