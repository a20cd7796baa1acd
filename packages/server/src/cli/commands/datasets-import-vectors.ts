import type { EmbeddingModel } from '@biographql/engines';
import { importVectors } from '@biographql/ingest';
import { Option } from 'commander';
import type { AddCommand, CommandContext } from '../command-context.js';
import { addConfigFlags, configOf } from '../config-options.js';
import { createOutput } from '../output.js';
import { count } from '../progress-text.js';
import { stopSignal } from '../stop-signal.js';

interface ImportFlags extends Readonly<Record<string, unknown>> {
  readonly entityIds?: string;
  readonly relations?: string;
  readonly relationIds?: string;
  readonly model?: EmbeddingModel;
  readonly json?: boolean;
}

/** `biographql datasets import-vectors`: gives the served dataset vectors that were trained elsewhere. */
export const importVectorsCommand: AddCommand = (datasets, context) => {
  const command = datasets
    .command('import-vectors')
    .description(
      'Import vectors of entities and relations that you trained elsewhere (PyKEEN, gensim), for vectors and plausibility scores. The next dataset has none until you import them again. Restart a running service to use them.',
    )
    .argument('<file>', 'vectors of entities: text (id v1 v2 …) or a NumPy file (.npy)')
    .option('--entity-ids <file>', 'ids of the rows of a NumPy file, e.g. entity_to_id.tsv.gz')
    .option('--relations <file>', 'vectors of relations; without them triples have no score')
    .option('--relation-ids <file>', 'ids of the rows of a NumPy file, e.g. relation_to_id.tsv.gz')
    .addOption(
      new Option(
        '--model <name>',
        'model of the vectors (default: complex for complex numbers, else distmult)',
      ).choices(['complex', 'distmult']),
    )
    .option('--json', 'print JSON')
    .action((file: string, flags: ImportFlags) => importFile(file, flags, context));
  addConfigFlags(command, context, ['dataDir']);
};

async function importFile(
  file: string,
  flags: ImportFlags,
  { streams, plugins }: CommandContext,
): Promise<void> {
  const output = createOutput({ json: flags.json === true }, streams);
  const { dataDir } = configOf(flags, { plugins });
  const stop = stopSignal();
  try {
    output.progress('Reading the vectors and the graph');
    const { relations: path, relationIds: ids } = flags;
    const imported = await importVectors({
      dataDir,
      entities: { path: file, ids: flags.entityIds },
      relations: path === undefined ? undefined : { path, ids },
      model: flags.model,
      signal: stop.signal,
    });
    const { entities, unknown, relations, dimensions, model } = imported;
    output.result(
      imported,
      [
        `Imported ${count(entities)} entities and ${count(relations)} relations of ${dimensions} numbers each (${model}).`,
        ...(unknown > 0 ? [`Skipped ${count(unknown)} vectors whose id is not in the graph.`] : []),
        'Restart a running service to use them.',
      ].join('\n'),
    );
  } finally {
    output.endProgress();
    stop.release();
  }
}
