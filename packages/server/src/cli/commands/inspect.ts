import { inspectGraph } from '@biographql/ingest';
import { withVocabularyFile } from '../../config/read-vocabulary.js';
import type { AddCommand, CommandContext } from '../command-context.js';
import { addConfigFlags, configOf } from '../config-options.js';
import { EXIT } from '../exit-codes.js';
import {
  addGraphFormatFlags,
  type GraphFormatFlags,
  graphFormatsOf,
} from '../graph-format-flags.js';
import { inspectionText } from '../inspection-text.js';
import { createOutput } from '../output.js';
import { count } from '../progress-text.js';
import { stopSignal } from '../stop-signal.js';

interface InspectFlags extends GraphFormatFlags, Readonly<Record<string, unknown>> {
  readonly json?: boolean;
}

/** `biographql inspect`: tells what would be understood of graph files, before anything is built. */
export const inspectCommand: AddCommand = (program, context) => {
  const command = program
    .command('inspect')
    .description(
      'Tell what would be understood of files of a graph, and what not: entities, names, relations, identifiers, joins. Nothing is written.',
    )
    .argument('<files...>', 'files and folders of a graph; - is the standard input')
    .option('--json', 'print JSON, with everything that the text cuts')
    .action((files: readonly string[], flags: InspectFlags) => inspect(files, flags, context));
  addGraphFormatFlags(command);
  addConfigFlags(command, ['vocabulary']);
};

async function inspect(
  files: readonly string[],
  flags: InspectFlags,
  { streams, finish }: CommandContext,
): Promise<void> {
  const output = createOutput({ json: flags.json === true }, streams);
  const stop = stopSignal();
  try {
    const inspection = await inspectGraph(files, {
      ...(await graphFormatsOf(flags)),
      vocabulary: await withVocabularyFile(configOf(flags).vocabulary),
      signal: stop.signal,
      onProgress: ({ source, triples }) => output.progress(`${source}: ${count(triples)} triples`),
    });
    output.result(inspection, inspectionText(inspection));
    if (inspection.rejected > 0) finish(EXIT.REJECTS);
  } finally {
    output.endProgress();
    stop.release();
  }
}
