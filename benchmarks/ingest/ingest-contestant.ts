import { buildDataset, type IngestPhase } from '@biographql/ingest';
import { serveContestant } from '../report/serve-contestant.js';

/** What the steps of a build took. */
export interface IngestCost {
  readonly seconds: number;
  readonly cpuSeconds: number;
}

/** What to ingest, and where. */
export interface IngestInput {
  readonly kind: 'graph' | 'articles';
  readonly source: string;
  readonly dataDir: string;
}

/** The steps that read a source of each kind and make its indexes. */
const PHASES: Readonly<Record<IngestInput['kind'], readonly IngestPhase[]>> = {
  graph: ['read-graph', 'labels'],
  articles: ['articles'],
};

await serveContestant({ ingest });

async function ingest({ kind, source, dataDir }: IngestInput): Promise<IngestCost> {
  const ends = new Map<IngestPhase | 'begin', { readonly at: number; readonly cpu: number }>();
  const mark = (phase: IngestPhase | 'begin') => {
    const { user, system } = process.cpuUsage();
    ends.set(phase, { at: performance.now(), cpu: user + system });
  };
  mark('begin');
  const sources = kind === 'graph' ? { graphSources: [source] } : { articleSources: [source] };
  await buildDataset({
    dataDir,
    mode: 'replace',
    ...sources,
    onProgress: ({ phase }) => mark(phase),
  });
  // Steps follow each other: the last word of one is the begin of the next.
  const order = [...ends.keys()];
  const cost = { seconds: 0, cpuSeconds: 0 };
  for (const phase of PHASES[kind]) {
    const end = ends.get(phase);
    const begin = ends.get(order[order.indexOf(phase) - 1] ?? 'begin');
    if (end === undefined || begin === undefined) throw new Error(`The build had no ${phase}`);
    cost.seconds += (end.at - begin.at) / 1_000;
    cost.cpuSeconds += (end.cpu - begin.cpu) / 1e6;
  }
  return cost;
}
