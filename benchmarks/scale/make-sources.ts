/** Writes graphs and articles of given sizes, made of real ones: `benchmarks/README.md`, Scale. */
import { createWriteStream, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import { openDataset } from '@biographql/ingest';
import { ownArguments } from '../../scripts/own-arguments.js';
import { readArticles, syntheticArticles } from '../articles/article-rows.js';
import { copyGraph } from './copy-graph.js';

const { values } = parseArgs({
  args: [...ownArguments],
  options: {
    /** A dataset of real data, whose articles are resampled. */
    'data-dir': { type: 'string' },
    /** The graph that is copied; default: that of the dataset. */
    graph: { type: 'string' },
    out: { type: 'string' },
    /** Sizes, separated by commas. */
    triples: { type: 'string', default: '' },
    articles: { type: 'string', default: '' },
  },
});

const { out = '.biographql/scale', 'data-dir': dataDir = '.biographql/bench-quality' } = values;
mkdirSync(out, { recursive: true });
for (const triples of sizes(values.triples)) {
  const source = values.graph ?? (await openDataset(dataDir)).graph.path;
  const made = await copyGraph(source, join(out, `graph-${triples}.nt.gz`), triples);
  tell({ ...made, bytes: statSync(made.path).size });
}
const counts = sizes(values.articles);
if (counts.length > 0) {
  const real = await readArticles(dataDir);
  for (const count of counts) {
    const path = join(out, `articles-${count}.jsonl.gz`);
    const lines = function* () {
      // What an article speaks of is for the ingest to find.
      for (const article of syntheticArticles(real, count))
        yield `${JSON.stringify({ ...article, entities: [] })}\n`;
    };
    await pipeline(Readable.from(lines()), createGzip({ level: 1 }), createWriteStream(path));
    tell({ path, articles: count, bytes: statSync(path).size });
  }
}

function sizes(list: string): readonly number[] {
  return list.split(',').filter(Boolean).map(Number);
}

function tell(made: object): void {
  process.stdout.write(`${JSON.stringify(made)}\n`);
}
