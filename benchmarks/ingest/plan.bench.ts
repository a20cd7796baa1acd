import {
  appendFileSync,
  createReadStream,
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import { ownArguments } from '../../scripts/own-arguments.js';
import { type IngestCase, measureIngest, predictionRow } from './measure-ingest.js';

/**
 * Predicts ingests of different size with `biographql plan`, makes them, and prints one beside the other. The constants of
 * `predict-ingest.ts` are fitted to the lines by `fit-plan.ts`. Runs on the built packages (`turbo run bundle
 * --filter=@biographql/server...`): `pnpm bench:plan --cases tiny,starter --lines plan.jsonl`.
 */
const { values } = parseArgs({
  args: [...ownArguments],
  options: {
    data: { type: 'string', default: '../shared/data' },
    cases: { type: 'string', default: 'tiny,articles,starter,whole' },
    /** Where a line of JSON for each is added. */
    lines: { type: 'string' },
    /** Whether datasets are left unchecked. */
    'no-check': { type: 'boolean', default: false },
    work: { type: 'string' },
  },
});

const shared = values.data;
const work = mkdtempSync(join(values.work ?? tmpdir(), 'biographql-plan-'));

/** Triples and articles of the shared graph that an input has, from its beginning. */
const SLICES: Readonly<Record<string, readonly [triples: number, articles: number]>> = {
  tiny: [30_000, 500],
  small: [100_000, 2_000],
  graph: [250_000, 1],
  articles: [50_000, 10_000],
  middle: [400_000, 6_000],
  large: [1_000_000, 12_000],
};

/** Files of the shared data as they are. */
const FILES: Readonly<Record<string, Pick<IngestCase, 'graph' | 'articles'>>> = {
  starter: { graph: [join(shared, 'graph/graph_cc0.nt.gz')], articles: [] },
  whole: {
    graph: [join(shared, 'graph/graph.nt.gz')],
    articles: [join(shared, 'articles/articles.jsonl.gz')],
  },
  ontologies: { graph: [join(shared, 'formats/do/doid-2024-01-31.obo.gz')], articles: [] },
};

try {
  process.stdout.write(
    '| ingest | memory MB, predicted / found | disk MB | minutes of a processor |\n| --- | --- | --- | --- |\n',
  );
  for (const name of values.cases.split(',')) {
    const measured = await measureIngest(
      { name, ...(await sourcesOf(name)), isChecked: !values['no-check'] },
      join(work, name),
    );
    process.stdout.write(`${predictionRow(measured)}\n`);
    if (values.lines !== undefined) appendFileSync(values.lines, `${JSON.stringify(measured)}\n`);
    rmSync(join(work, name), { recursive: true });
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}

async function sourcesOf(name: string): Promise<Pick<IngestCase, 'graph' | 'articles'>> {
  const files = FILES[name];
  if (files !== undefined) return files;
  const slice = SLICES[name];
  if (slice === undefined)
    throw new Error(`There is no case ${name}: ${Object.keys({ ...SLICES, ...FILES }).join(', ')}`);
  const folder = join(work, 'sources');
  mkdirSync(folder, { recursive: true });
  const [graph, articles] = [join(folder, 'graph.nt'), join(folder, 'articles.jsonl')];
  await firstLines(join(shared, 'graph/graph.nt.gz'), slice[0], graph);
  await firstLines(join(shared, 'articles/articles.jsonl.gz'), slice[1], articles);
  return { graph: [graph], articles: [articles] };
}

async function firstLines(path: string, lines: number, to: string): Promise<void> {
  const first = async function* () {
    let taken = 0;
    const input = createReadStream(path).pipe(createGunzip());
    for await (const line of createInterface({ input })) {
      if (taken++ === lines) return;
      yield `${line}\n`;
    }
  };
  await pipeline(Readable.from(first()), createWriteStream(to));
}
