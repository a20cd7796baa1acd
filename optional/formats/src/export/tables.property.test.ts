import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { standardVocabulary } from '@biographql/engines/vocabulary';
import { readTriples } from '@biographql/ingest/internal';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PARQUET } from '../parquet/parquet.js';
import { toKgx } from './kgx-rows.js';
import { loadGraph } from './load-graph.js';
import { writeParquet, writeTsv } from './write-tables.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-tables-'));
});
afterAll(() => rm(folder, { recursive: true }));

const curie = fc
  .tuple(fc.constantFrom('HGNC', 'MONDO', 'LAB', 'DRUGBANK'), fc.integer({ min: 1, max: 20 }))
  .map(([prefix, id]) => `${prefix}:${id}`);
/** What people write in cells: numbers with zeros, quotation marks, markup, other scripts. */
const text = fc
  .oneof(
    fc.constantFrom(
      '00120',
      '1.10',
      'nan',
      '"quoted"',
      "Crohn's; left",
      '<b>&amp;</b>',
      '気道',
      '-',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  )
  .map((each) => `${each.replace(/[|\s\p{C}]/gu, '')}x`);
const texts = fc.uniqueArray(text, { maxLength: 3 });
const node = fc.record({
  id: curie,
  category: fc.subarray(['biolink:Gene', 'biolink:Disease', 'biolink:NamedThing'], {
    minLength: 1,
  }),
  name: text,
  synonym: texts,
  description: text,
  dose: texts,
});
const edge = fc.record({
  subject: curie,
  predicate: fc.constantFrom('biolink:treats', 'biolink:causes'),
  object: curie,
  negated: fc.constantFrom('true', ''),
  frequency: text,
  publications: fc.uniqueArray(fc.integer({ min: 1, max: 99 }).map((id) => `PMID:${id}`)),
  primary_knowledge_source: fc.constantFrom('infores:lab', 'infores:other'),
});

async function read(paths: readonly string[]) {
  const triples = new Set<string>();
  const rejects: string[] = [];
  const options = {
    formats: [PARQUET],
    onReject: ({ reason }: { reason: string }) => rejects.push(reason),
  };
  for (const path of paths)
    for await (const batch of readTriples(path, options))
      for (const { ntriples } of batch) triples.add(ntriples);
  return { triples: [...triples], rejects };
}

it.each([
  ['Parquet', writeParquet],
  ['TSV', writeTsv],
] as const)('a graph of KGX is the same after an export to %s', async (_, write) => {
  const records = fc.record({
    nodes: fc.uniqueArray(node, { minLength: 1, maxLength: 12, selector: ({ id }) => id }),
    edges: fc.array(edge, { minLength: 1, maxLength: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(records, async ({ nodes, edges }) => {
      const first = join(folder, 'first.jsonl');
      const lines = [...nodes, ...edges].map((each) => JSON.stringify(each));
      await writeFile(first, `${lines.join('\n')}\n`);
      const given = await read([first]);
      const graph = join(folder, 'graph.nt');
      await writeFile(graph, `${given.triples.join('\n')}\n`);
      const vocabulary = standardVocabulary();
      const tables = toKgx(await loadGraph(graph, { vocabulary }), vocabulary);
      expect(tables.leftOut).toBe(0);
      const written = await write(folder, tables);
      const again = await read(written.map(({ file }) => file));
      expect(again.triples.sort()).toEqual(given.triples.sort());
      expect(again.rejects).toEqual([]);
    }),
    { numRuns: 60, seed: 33 },
  );
});
