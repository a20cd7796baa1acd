/**
 * Measures how well the label index finds what people type, and how much CPU time that takes:
 * `npx tsx --conditions=@biographql/source packages/ingest/bench/label-quality.ts [folder of the data] [sample] [graph]`.
 * The graph is the data's CC0 layer unless a file is given. Terms: the Disease Ontology's labels that are labels or
 * aliases in the graph, aliases of entities, and the labels of the most popular medications, genes and symptoms.
 */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { EntityType } from '@biographql/core';
import { inBatches, type LabelIndex, type LabelRow } from '@biographql/engines';
import { defaultDrivers } from '@biographql/engines/drivers';
import { temporaryPlace } from '@biographql/engines/testing';
import { foldKey } from '@biographql/engines/text';
import { EntityCollector } from '../src/entities/entity-collector.js';
import { readTriples } from '../src/rdf/read-triples.js';

/** A typed text and the folded name it stands for: a hit is any entity that bears the name. */
interface Probe {
  readonly typed: string;
  readonly key: string;
}

const print = (line: string) => process.stdout.write(`${line}\n`);
const folder = process.argv[2] ?? '../shared/data';
const sample = Number(process.argv[3] ?? 2_000);
const graph = process.argv[4] ?? join(folder, 'graph/graph_cc0.nt.gz');

/** Texts that once were slow, or could be: many common words, and long words that are near nothing. */
const HARD_TEXTS = [
  ...'abcdefghijklmnopqrstuvwxyz0123456789',
  ...['d s', 'p 1', 'dis of', 'type 1', 'syn dis', 'cell reg'],
  'a b c d e f g h i j k l',
  'dis syn def typ aut rec dom fam con dys ata neu',
  'disease syndrome deficiency type autosomal recessive dominant familial congenital dystrophy ataxia neuropathy',
  'hypercholesterolemiaa familiall autosomall dominantt recessivee',
  'cell membranne proteinn bindingg',
  'zzzzzzzzzzzz',
  'ab'.repeat(20),
];

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

/** With the CPU time of all threads in milliseconds, so that a busy machine does not matter. */
async function timed<T>(call: () => Promise<T>): Promise<readonly [T, number]> {
  const before = process.cpuUsage();
  const result = await call();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1_000];
}

async function measureHardTexts(index: LabelIndex): Promise<void> {
  const times: { readonly text: string; readonly best: number }[] = [];
  for (const text of HARD_TEXTS) {
    const runs: number[] = [];
    for (let run = 0; run < 3; run += 1) runs.push((await timed(() => index.search(text)))[1]);
    times.push({ text, best: Math.min(...runs) });
  }
  times.sort((a, b) => b.best - a.best);
  print('slowest of the hard texts, best of three runs:');
  for (const { text, best } of times.slice(0, 5)) print(`  ${best.toFixed(2)} ms CPU  ${text}`);
}

async function measure(name: string, index: LabelIndex, probes: readonly Probe[]): Promise<void> {
  const times: number[] = [];
  let first = 0;
  let firstTen = 0;
  for (const { typed, key } of probes) {
    const [hits, milliseconds] = await timed(() => index.search(typed));
    times.push(milliseconds);
    const bearers = new Set((await index.exact([key]))[0]?.map(({ iri }) => iri));
    const place = hits.findIndex(({ iri }) => bearers.has(iri));
    if (place === 0) first++;
    if (place >= 0) firstTen++;
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
  const percent = (count: number) => ((100 * count) / probes.length).toFixed(1);
  print(
    `${name.padEnd(22)} n=${probes.length} recall@1 ${percent(first)} % recall@10 ${percent(firstTen)} % CPU p50 ${at(0.5)} p99 ${at(0.99)} max ${at(1 - 1e-9)} ms`,
  );
}

async function readRows(): Promise<readonly LabelRow[]> {
  const collector = new EntityCollector();
  for await (const batch of readTriples(graph)) collector.add(batch);
  return [...collector.rows()];
}

function variants(probes: readonly string[]): Readonly<Record<string, readonly Probe[]>> {
  const slips = probes.flatMap((text) => {
    const typed = withSlip(text);
    return typed === null || foldKey(typed) === foldKey(text) ? [] : [{ typed, key: text }];
  });
  const beginnings = (lengthOf: (text: string) => number) =>
    probes.map((text) => ({ typed: text.slice(0, lengthOf(text)), key: text }));
  return {
    'full text': probes.map((text) => ({ typed: text, key: text })),
    'first 60 %': beginnings((text) => Math.ceil(text.length * 0.6)),
    'first 4': beginnings(() => 4),
    'first 5': beginnings(() => 5),
    'first 6': beginnings(() => 6),
    'one slip': slips,
  };
}

await using place = await temporaryPlace();
const rows = await readRows();
const { labels: driver } = defaultDrivers();
const cpu = process.cpuUsage();
const counts = await driver.build(inBatches(rows), place);
const { user, system } = process.cpuUsage(cpu);
print(
  `${counts.entities} entities, ${counts.aliases} aliases: built in ${((user + system) / 1e6).toFixed(1)} s of CPU time`,
);
const memory = process.memoryUsage().rss;
await using index = await driver.open(place);
print(`open: ${((process.memoryUsage().rss - memory) / 1e6).toFixed(0)} MB more resident memory`);

const known = new Set(rows.flatMap(({ label, aliases }) => [label, ...aliases]).map(foldKey));
const terms = gunzipSync(await readFile(join(folder, 'graph/disease-ontology-terms.tsv.gz')))
  .toString('utf8')
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t')[1]?.replaceAll('"', '') ?? '')
  .filter((term) => known.has(foldKey(term)) && term !== '');
const aliases = rows.flatMap((row) => row.aliases).filter((alias) => alias.length >= 4);
const ofType = (type: EntityType) =>
  rows.flatMap(({ types, label }) => (types.includes(type) ? [label] : [])).slice(0, 3_000);
const sets = {
  disease: pick(terms, sample),
  alias: pick(aliases, sample),
  medication: pick(ofType('MEDICATION'), sample),
  gene: pick(ofType('GENE'), sample),
  symptom: pick(ofType('SYMPTOM'), sample),
};
await measureHardTexts(index);
for (const [name, texts] of Object.entries(sets)) {
  for (const [variant, probes] of Object.entries(variants(texts))) {
    await measure(`${name}, ${variant}`, index, probes);
  }
}
