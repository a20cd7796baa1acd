import { InvalidArgumentError } from '@biographql/core';
import { type TrainedEmbeddings, trainEmbeddings } from '@biographql/ingest';
import type { AddCommand, CommandContext } from '../command-context.js';
import { addConfigFlags, configOf } from '../config-options.js';
import { createOutput, type Output } from '../output.js';
import { count } from '../progress-text.js';
import { stopSignal } from '../stop-signal.js';

interface TrainFlags extends Readonly<Record<string, unknown>> {
  readonly dimensions?: string;
  readonly epochs?: string;
  readonly edgesPerRelation?: string;
  readonly seed?: string;
  readonly json?: boolean;
}

const PHASES = {
  'read-edges': 'Reading edges',
  train: 'Training',
  evaluate: 'Measuring on hidden edges',
} as const;

/** `biographql train-embeddings`: learns vectors of the entities from the dataset's graph. */
export const trainEmbeddingsCommand: AddCommand = (program, context) => {
  const command = program
    .command('train-embeddings')
    .description(
      "Learn vectors of the graph's entities and relations (ComplEx), which `executeVectorFunction` and `executeScoreFunction` answer from. Edges are hidden at random, and how well they are found again is printed beside guessing the most frequent. They are kept beside the dataset, which does not change; a running service uses them after a restart.",
    )
    .option('--dimensions <n>', 'numbers of each vector, even (default: 64)')
    .option('--epochs <n>', 'how often each edge is learned from (default: 4)')
    .option(
      '--edges-per-relation <n>',
      'the most edges of one relation, drawn at random of more (default: 60000)',
    )
    .option('--seed <n>', 'the same seed, graph and settings give the same bytes (default: 1)')
    .option('--json', 'print JSON')
    .action((flags: TrainFlags) => train(flags, context));
  addConfigFlags(command, context, ['dataDir']);
};

async function train(flags: TrainFlags, { streams, plugins }: CommandContext): Promise<void> {
  const output = createOutput({ json: flags.json === true }, streams);
  const settings = {
    dimensions: wholeNumber('--dimensions', flags.dimensions, { least: 2, step: 2 }),
    epochs: wholeNumber('--epochs', flags.epochs, { least: 1, step: 1 }),
    edgesPerRelation: wholeNumber('--edges-per-relation', flags.edgesPerRelation, {
      least: 1,
      step: 1,
    }),
    seed: wholeNumber('--seed', flags.seed, { least: 0, step: 1 }),
  };
  const { dataDir } = configOf(flags, { plugins });
  const stop = stopSignal();
  const startedAt = performance.now();
  try {
    const trained = await trainEmbeddings({
      ...settings,
      dataDir,
      signal: stop.signal,
      onProgress: ({ phase, share }) =>
        output.progress(`${PHASES[phase]}: ${Math.floor(share * 100)} %`),
    });
    report(trained, (performance.now() - startedAt) / 1000, output);
  } finally {
    output.endProgress();
    stop.release();
  }
}

function wholeNumber(
  flag: string,
  text: string | undefined,
  { least, step }: { readonly least: number; readonly step: number },
): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= least && value % step === 0) return value;
  const kind = step === 2 ? 'an even number' : 'a whole number';
  throw new InvalidArgumentError(flag, `must be ${kind} from ${least}`, text);
}

function report(trained: TrainedEmbeddings, seconds: number, output: Output): void {
  const { entities, dimensions, bytes, relations, path } = trained;
  const rows = relations.map(({ relation, edges, learned, vectors, popularity }) =>
    [
      relation.split(/[/#]/).at(-1)?.padEnd(22) ?? '',
      count(edges).padStart(10),
      count(learned).padStart(9),
      ...[vectors.mrr, popularity.mrr, vectors.hits10, popularity.hits10].map((figure) =>
        figure.toFixed(3).padStart(8),
      ),
    ].join(' '),
  );
  const lines = [
    'Hidden edges found again, all entities ranked, other known ends left out; "popular" guesses the most frequent:',
    `${'relation'.padEnd(22)}      edges   learned      MRR  popular  hits@10 popular`,
    ...rows,
    `The embeddings hold ${count(entities)} entities of ${dimensions} numbers each (${(bytes / 1e6).toFixed(1)} MB, ${path}; ${Math.round(seconds)} s).`,
    'Restart a running service to use them. What they score is plausible or not; it is no fact.',
  ];
  output.result({ ...trained, seconds: Math.round(seconds * 10) / 10 }, lines.join('\n'));
}
