/**
 * Measures how well the label index finds what people type, and how fast, on the graph's CC0 layer:
 * `npx tsx --conditions=@biographql/source packages/server/bench/label-quality.ts [folder of the data] [sample]`.
 * Terms: the Disease Ontology's labels that are labels or aliases in the graph, and aliases of entities.
 */

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { foldKey } from '../src/engines/label-index/fold.js';
import type { LabelIndex } from '../src/engines/label-index/label-index.js';
import type { LabelRow } from '../src/engines/label-index/label-row.js';
import { buildLabelIndex } from '../src/engines/label-index/sqlite-label-builder.js';
import { openLabelIndex } from '../src/engines/label-index/sqlite-label-index.js';
import { EntityCollector } from '../src/ingest/entities/entity-collector.js';
import { readTriples } from '../src/ingest/rdf/read-triples.js';

/** A typed text and the folded name it stands for: a hit is any entity that bears the name. */
interface Probe {
  readonly typed: string;
  readonly key: string;
}

const print = (line: string) => process.stdout.write(`${line}\n`);
const folder = process.argv[2] ?? '../shared/data';
const sample = Number(process.argv[3] ?? 2_000);

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
const random = randomNumbers(1);

function pick<T>(items: readonly T[], count: number): readonly T[] {
  return [...items]
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ item }) => item);
}

/** One slip in a word of five letters or more: a letter left out, doubled, replaced, or exchanged with the next. */
function withSlip(text: string): string | null {
  const words = [...text.matchAll(/[a-z]{5,}/gi)];
  const word = words[Math.floor(random() * words.length)];
  if (word === undefined) return null;
  const at = word.index + Math.floor(random() * (word[0].length - 1));
  const [before, letter, next, after] = [
    text.slice(0, at),
    text.charAt(at),
    text.charAt(at + 1),
    text.slice(at + 2),
  ];
  const other = String.fromCharCode(97 + Math.floor(random() * 26));
  const slips = [
    before + next + after,
    before + letter + letter + next + after,
    before + other + next + after,
    before + next + letter + after,
  ];
  return slips[Math.floor(random() * slips.length)] ?? null;
}

async function measure(name: string, index: LabelIndex, probes: readonly Probe[]): Promise<void> {
  const times: number[] = [];
  let first = 0;
  let firstTen = 0;
  for (const { typed, key } of probes) {
    const start = performance.now();
    const hits = await index.search(typed);
    times.push(performance.now() - start);
    const bearers = new Set((await index.exact([key]))[0]?.map(({ iri }) => iri));
    const place = hits.findIndex(({ iri }) => bearers.has(iri));
    if (place === 0) first++;
    if (place >= 0) firstTen++;
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
  const percent = (count: number) => ((100 * count) / probes.length).toFixed(1);
  print(
    `${name.padEnd(22)} n=${probes.length} recall@1 ${percent(first)} % recall@10 ${percent(firstTen)} % p50 ${at(0.5)} ms p99 ${at(0.99)} ms`,
  );
}

async function readRows(): Promise<readonly LabelRow[]> {
  const collector = new EntityCollector();
  for await (const batch of readTriples(join(folder, 'graph/graph_cc0.nt.gz')))
    collector.add(batch);
  return [...collector.rows()];
}

function variants(probes: readonly string[]): Readonly<Record<string, readonly Probe[]>> {
  const slips = probes.flatMap((text) => {
    const typed = withSlip(text);
    return typed === null || foldKey(typed) === foldKey(text) ? [] : [{ typed, key: text }];
  });
  return {
    'full text': probes.map((text) => ({ typed: text, key: text })),
    'first 60 %': probes.map((text) => ({
      typed: text.slice(0, Math.ceil(text.length * 0.6)),
      key: text,
    })),
    'one slip': slips,
  };
}

const scratch = await mkdtemp(join(tmpdir(), 'label-quality-'));
try {
  const rows = await readRows();
  const path = join(scratch, 'labels.db');
  const cpu = process.cpuUsage();
  const counts = await buildLabelIndex(path, rows);
  const { user, system } = process.cpuUsage(cpu);
  print(
    `${counts.entities} entities, ${counts.aliases} aliases: built in ${((user + system) / 1e6).toFixed(1)} s of CPU time`,
  );
  const memory = process.memoryUsage().rss;
  await using index = openLabelIndex(path);
  print(`open: ${((process.memoryUsage().rss - memory) / 1e6).toFixed(0)} MB more resident memory`);

  const known = new Set(rows.flatMap(({ label, aliases }) => [label, ...aliases]).map(foldKey));
  const terms = gunzipSync(await readFile(join(folder, 'graph/disease-ontology-terms.tsv.gz')))
    .toString('utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[1]?.replaceAll('"', '') ?? '')
    .filter((term) => known.has(foldKey(term)) && term !== '');
  const aliases = rows.flatMap((row) => row.aliases).filter((alias) => alias.length >= 4);
  const sets = { disease: pick(terms, sample), alias: pick(aliases, sample) };
  for (const [name, texts] of Object.entries(sets)) {
    for (const [variant, probes] of Object.entries(variants(texts))) {
      await measure(`${name}, ${variant}`, index, probes);
    }
  }
} finally {
  await rm(scratch, { recursive: true, force: true });
}
