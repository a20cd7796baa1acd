import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureDataset, openDataset } from '@biographql/ingest';
import { readArticles, syntheticArticles } from '../articles/article-rows.js';
import type { Usage } from '../report/contestant.js';
import { median, showMegabytes, showNumber } from '../report/figures.js';
import { startNodeContestant } from '../report/node-contestant.js';
import type { Comparison, FigureTable, Part, PartContext } from '../report/part.js';
import type { IngestCost, IngestInput } from './ingest-contestant.js';
import {
  type IngestSource,
  writeJsonLines,
  writePubmedXml,
  writeTriples,
} from './ingest-sources.js';
import type { ParserName } from './parse-contestant.js';

/** Building a dataset from files, beside programs that only read them. */
export const ingestPart: Part = {
  name: 'ingest',
  title: 'Ingest',
  async run(context) {
    const cases = await makeCases(context);
    const measured: MeasuredCase[] = [];
    for (const each of cases) measured.push(await measureCase(each, context));
    return {
      notes: [
        'From a file to indexes that can be served. The peers only read: they tell how far building is from the least that reading costs; Oxigraph loads into memory.',
        'The articles are synthetic ones of real sentences, written by a script of ours as lines of JSON and as PubMed XML.',
      ],
      comparisons: measured.flatMap(comparisonsOf),
      tables: [tableOf(measured)],
    };
  },
};

interface IngestCase {
  readonly name: string;
  readonly kind: IngestInput['kind'];
  readonly source: IngestSource;
  readonly parsers: readonly ParserName[];
}

interface MeasuredCase extends IngestCase {
  readonly ours: readonly (IngestCost & { readonly peakBytes: number })[];
  readonly peers: ReadonlyMap<ParserName, readonly IngestCost[]>;
}

const STARTER = 'starter';
const TRIPLES = 1_000_000;
const QUICK_TRIPLES = 100_000;
const ARTICLES = 20_000;
const QUICK_ARTICLES = 3_000;

async function makeCases({ dataDir, workFolder, isQuick, say }: PartContext) {
  say('writes the sources');
  // Articles are annotated with the entities of a graph.
  await ensureDataset(join(workFolder, STARTER));
  const { graph } = await openDataset(dataDir);
  const real = await readArticles(dataDir);
  const articles = [...syntheticArticles(real, isQuick ? QUICK_ARTICLES : ARTICLES)];
  const triples = isQuick ? QUICK_TRIPLES : TRIPLES;
  const nt = await writeTriples(graph.path, join(workFolder, 'graph.nt'), triples);
  const json = await writeJsonLines(articles, join(workFolder, 'articles.jsonl'));
  const xml = await writePubmedXml(articles, join(workFolder, 'articles.xml'));
  return [
    { name: 'N-Triples', kind: 'graph', source: nt, parsers: ['Oxigraph', 'n3'] },
    { name: 'JSON lines', kind: 'articles', source: json, parsers: ['JSON'] },
    { name: 'PubMed XML', kind: 'articles', source: xml, parsers: ['saxes'] },
  ] as const satisfies readonly IngestCase[];
}

async function measureCase(each: IngestCase, context: PartContext): Promise<MeasuredCase> {
  const { isQuick, say, signal } = context;
  const ours: MeasuredCase['ours'][number][] = [];
  const peers = new Map<ParserName, IngestCost[]>();
  for (let round = 0; round < (isQuick ? 1 : 3); round += 1) {
    say(`${each.name}, round ${round + 1}`);
    ours.push(await ingestOnce(each, round, context));
    for (const name of each.parsers) {
      await using parser = await startNodeContestant(
        new URL('parse-contestant.ts', import.meta.url),
        signal,
      );
      const cost = await parser.call<IngestCost>('parse', { name, path: each.source.path });
      peers.set(name, [...(peers.get(name) ?? []), cost]);
    }
  }
  return { ...each, ours, peers };
}

/** In a new process and a new data directory, so that the most memory is that of this build. */
async function ingestOnce(
  { name, kind, source }: IngestCase,
  round: number,
  { workFolder, signal }: PartContext,
) {
  const module = new URL('ingest-contestant.ts', import.meta.url);
  const dataDir = join(workFolder, `${name}-${round}`);
  if (kind === 'articles') await cp(join(workFolder, STARTER), dataDir, { recursive: true });
  await using contestant = await startNodeContestant(module, signal);
  const cost = await contestant.call<IngestCost>('ingest', { kind, source: source.path, dataDir });
  const { peakBytes } = await contestant.call<Usage>('usage');
  return { ...cost, peakBytes };
}

function comparisonsOf({ name, source, ours, peers }: MeasuredCase): readonly Comparison[] {
  return [...peers].map(([parser, costs]) => {
    const rate = (cost: IngestCost) => source.records / cost.cpuSeconds;
    const ratios = costs.map((cost, round) => rate(ours[round] ?? cost) / rate(cost));
    return {
      id: `ingest/${name}/${source.records}/${parser}`,
      what: `Ingest of ${name} beside reading alone: records per CPU second`,
      ours: showNumber(median(ours.map(rate))),
      peer: `${parser} ${showNumber(median(costs.map(rate)))}`,
      ratio: median(ratios),
    };
  });
}

function tableOf(cases: readonly MeasuredCase[]): FigureTable {
  return {
    title: 'Speed and memory',
    columns: [
      'source',
      'by',
      'records',
      'MB',
      'seconds',
      'CPU seconds',
      'records/s',
      'MB/s',
      'most memory',
    ],
    rows: cases.flatMap(({ name, source, ours, peers }) => {
      const row = (by: string, costs: readonly IngestCost[], peak: string) => {
        const seconds = median(costs.map((cost) => cost.seconds));
        const megabytes = source.bytes / 1_048_576;
        return [
          name,
          by,
          source.records.toLocaleString('en-US'),
          showNumber(megabytes),
          showNumber(seconds),
          showNumber(median(costs.map((cost) => cost.cpuSeconds))),
          showNumber(source.records / seconds),
          showNumber(megabytes / seconds),
          peak,
        ];
      };
      const peak = showMegabytes(median(ours.map(({ peakBytes }) => peakBytes)));
      return [
        row('ours, indexes and all', ours, peak),
        ...[...peers].map(([parser, costs]) => row(`${parser}, reading alone`, costs, '–')),
      ];
    }),
  };
}
