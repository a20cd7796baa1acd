/**
 * How many real SPARQL texts a second are read: by `parseQuery` (what the service does with a foreign text), by `select`
 * and `withLimit` (what a program does with its own), and by Traqula (the whole grammar, into a tree), in alternating
 * rounds of one run. The texts are those that all three read.
 *
 *   pnpm bench:sparql [file]     lines of {"sparql": "…"}, gzipped; default ../shared/data/queries/queries.jsonl.gz
 */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parseQuery, select, withLimit } from '@biographql/sparql';
import { Parser } from '@traqula/parser-sparql-1-1';

const ROUNDS = 7;
const FILE = process.argv[2] ?? '../shared/data/queries/queries.jsonl.gz';
const grammar = new Parser();
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  parseQuery,
  'select + withLimit': (text) => withLimit(select(text), 100),
  Traqula: (text) => grammar.parse(text),
};

const lines = gunzipSync(readFileSync(FILE)).toString().trim().split('\n');
const all = lines.map((line) => (JSON.parse(line) as { readonly sparql: string }).sparql);
const texts = all.flatMap(readable);
const best = new Map<string, number>();
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, read] of Object.entries(READERS)) {
    const cpu = process.cpuUsage();
    for (const text of texts) read(text);
    const { user, system } = process.cpuUsage(cpu);
    best.set(name, Math.max(best.get(name) ?? 0, (texts.length / (user + system)) * 1e6));
  }
}

console.log(`${texts.length} of ${all.length} texts, best of ${ROUNDS} rounds, per CPU second:`);
const peer = best.get('Traqula') ?? 1;
for (const [name, rate] of best) {
  console.log(`${name.padEnd(20)}${rate.toFixed(0).padStart(9)}  ${(rate / peer).toFixed(1)}x`);
}

/** The text with all prefixes declared, since Traqula knows none; nothing when a reader refuses it. */
function readable(sparql: string): readonly string[] {
  try {
    const { text } = parseQuery(sparql);
    for (const read of Object.values(READERS)) read(text);
    return [text];
  } catch {
    return [];
  }
}
