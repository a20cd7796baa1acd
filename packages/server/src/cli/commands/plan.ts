import { measureReferenceWork, measureSources, predictIngest } from '@biographql/ingest';
import { literatureOf } from '../../config/literature-of.js';
import { withVocabularyFile } from '../../config/read-vocabulary.js';
import type { AddCommand, CommandContext } from '../command-context.js';
import { addConfigFlags, configOf } from '../config-options.js';
import {
  addGraphFormatFlags,
  type GraphFormatFlags,
  graphFormatsOf,
} from '../graph-format-flags.js';
import { numberOption } from '../number-option.js';
import { createOutput } from '../output.js';
import { count, durationText, megabytes } from '../progress-text.js';
import { sortSources } from '../sort-sources.js';
import { stopSignal } from '../stop-signal.js';

interface PlanFlags extends GraphFormatFlags, Readonly<Record<string, unknown>> {
  readonly graph?: readonly string[];
  readonly articles?: readonly string[];
  readonly sample: number;
  readonly check?: boolean;
  readonly json?: boolean;
}

/** `biographql plan`: predicts what an ingest would take. */
export const planCommand: AddCommand = (program, context) => {
  const command = program
    .command('plan')
    .description(
      'Predict the memory, disk and time that an ingest of files into an empty data directory takes. They are read, and nothing is written.',
    )
    .argument('[sources...]', 'files and folders')
    .option('--graph <sources...>', 'files and folders of graphs')
    .option('--articles <sources...>', 'files and folders of articles')
    .addOption(
      numberOption(
        '--sample <percent>',
        'part of each source that is read, from its beginning; less is faster and less exact',
        100,
      ),
    )
    .option('--no-check', 'for an ingest with --no-check, which does not load the graph')
    .option('--json', 'print JSON')
    .action((files: readonly string[], flags: PlanFlags) => plan(files, flags, context));
  addGraphFormatFlags(command);
  addConfigFlags(command, context, ['vocabulary', 'literatureGraph']);
};

async function plan(
  files: readonly string[],
  flags: PlanFlags,
  { streams, plugins }: CommandContext,
): Promise<void> {
  const output = createOutput({ json: flags.json === true }, streams);
  const formats = await graphFormatsOf(flags);
  const config = configOf(flags, { plugins });
  const given = { files, graph: flags.graph ?? [], articles: flags.articles ?? [] };
  const stop = stopSignal();
  try {
    const measures = await measureSources({
      ...(await sortSources(given, formats)),
      graphFormats: formats,
      withStarter: true,
      vocabulary: await withVocabularyFile(config.vocabulary),
      share: flags.sample / 100,
      signal: stop.signal,
      onProgress: (bytes, total) =>
        output.progress(`Reading: ${Math.floor((100 * bytes) / Math.max(1, total))} %`),
    });
    output.progress('Measuring the machine');
    const referenceSeconds = await measureReferenceWork({ signal: stop.signal });
    const isChecked = flags.check !== false;
    const hasLiterature = literatureOf(config) === true;
    const prediction = predictIngest(measures, { referenceSeconds, isChecked, hasLiterature });
    const { buildMemory, checkMemory, disk, workingDisk, processor, seconds } = prediction;
    const read = measures.share === 1 ? '' : ` (from ${flags.sample} % of them)`;
    const checked = checkMemory === null ? '' : `, ${megabytes(checkMemory)} while it is checked`;
    const text = [
      `${count(measures.triples)} triples, ${count(measures.entities)} entities, ${count(measures.articles)} articles${read}.`,
      `Memory: ${megabytes(buildMemory)} at most while the dataset is built${checked}.`,
      `Disk: ${megabytes(disk)} for the dataset, ${megabytes(workingDisk)} at most while it is built.`,
      `Time: ${durationText(processor)} of processor time on this machine, which is ${durationText(seconds.from)} where cores are free and up to ${durationText(seconds.to)} on a busy one.`,
    ];
    output.result({ measures, referenceSeconds, prediction }, text.join('\n'));
  } finally {
    output.endProgress();
    stop.release();
  }
}
