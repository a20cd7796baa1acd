import { join, resolve } from 'node:path';
import { chooseDrivers, ENGINE_CHOICES } from '@biographql/engines';
import { buildDataset, type Dataset } from '@biographql/ingest';
import { Option } from 'commander';
import { literatureOf } from '../../config/literature-of.js';
import { withVocabularyFile } from '../../config/read-vocabulary.js';
import { checkDataset } from '../../datasets/check-dataset.js';
import { readSmokeQueries } from '../../datasets/smoke-queries.js';
import type { AddCommand, CommandContext } from '../command-context.js';
import { addConfigFlags, configOf } from '../config-options.js';
import { EXIT } from '../exit-codes.js';
import {
  addGraphFormatFlags,
  type GraphFormatFlags,
  graphFormatsOf,
} from '../graph-format-flags.js';
import { numberOption } from '../number-option.js';
import { createOutput } from '../output.js';
import { progressText } from '../progress-text.js';
import { openRejectsFile } from '../rejects-file.js';
import { runDry } from '../run-dry.js';
import { sortSources } from '../sort-sources.js';
import { stopSignal } from '../stop-signal.js';
import { tellBuilt } from '../tell-built.js';

interface IngestFlags extends GraphFormatFlags, Readonly<Record<string, unknown>> {
  readonly graph?: readonly string[];
  readonly articles?: readonly string[];
  readonly names?: readonly string[];
  readonly join?: boolean;
  readonly replace?: boolean;
  readonly starter?: boolean;
  readonly rejects?: string;
  readonly release?: string;
  readonly license?: string;
  readonly keep?: number;
  readonly maxLoss?: number;
  readonly smokeQueries?: string;
  readonly sentinels?: string;
  readonly check?: boolean;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** `biographql ingest`: loads graphs and articles into the data directory. */
export const ingestCommand: AddCommand = (program, context) => {
  const command = program
    .command('ingest')
    .description(
      'Load graphs (RDF, OBO, OWL, OBO Graphs, KGX, SSSOM, tables by a mapping …) and articles (PubMed XML, JATS, nbib, RIS, Europe PMC JSON, JSON Lines), plain, compressed or in tar archives, into the data directory. The dataset that is served changes in one step at the end, after it was checked; a running service takes it over by itself. A build that was interrupted goes on when the same command is given again.',
    )
    .argument('[sources...]', 'files and folders; - is the standard input')
    .option('--graph <sources...>', 'files and folders of graphs; - is the standard input')
    .option('--articles <sources...>', 'files and folders of articles; - is the standard input')
    .option(
      '--names <files...>',
      'files of further names (.tsv): a name, a tab, an identifier of the entity that has it',
    )
    .option('--no-join', 'leave entities apart that are the same thing under several IRIs')
    .option(
      '--no-starter',
      'leave out the starter data: a graph without its articles, or articles without its graph',
    )
    .option('--replace', 'replace what was ingested before instead of adding to it')
    .option(
      '--rejects <file>',
      'where to write what could not be used (default: in the data directory)',
    )
    .option('--release <name>', 'how answers call the dataset (default: the time it is made)')
    .option('--license <name>', 'license of these sources, e.g. CC-BY-4.0')
    .addOption(
      numberOption(
        '--keep <number>',
        'datasets that are kept beside the new one, to roll back to',
        1,
      ),
    )
    .addOption(
      numberOption(
        '--max-loss <percent>',
        'percent of the triples, entities or articles that the dataset may lose against the last ingest',
        20,
      ),
    )
    .option(
      '--smoke-queries <file>',
      'smoke queries that the dataset must pass (default: smoke-queries.json in the data directory)',
    )
    .addOption(new Option('--sentinels <file>', 'old name of --smoke-queries').hideHelp())
    .option('--dry-run', 'read and count everything, and write nothing')
    .option('--no-check', 'serve the dataset without checking it')
    .option('--json', 'print JSON')
    .action((files: readonly string[], flags: IngestFlags) => ingest(files, flags, context));
  addGraphFormatFlags(command, context.plugins);
  addConfigFlags(command, context, [
    'dataDir',
    'vocabulary',
    'literatureGraph',
    ...Object.values(ENGINE_CHOICES),
  ]);
};

async function ingest(
  files: readonly string[],
  flags: IngestFlags,
  { streams, finish, plugins }: CommandContext,
): Promise<void> {
  const output = createOutput({ json: flags.json === true }, streams);
  const config = configOf(flags, { plugins });
  const { dataDir } = config;
  const given = { files, graph: flags.graph ?? [], articles: flags.articles ?? [] };
  const names = flags.names ?? [];
  if (given.files.length + given.graph.length + given.articles.length + names.length === 0) {
    output.failure('Name at least one file or folder; --help tells which kinds.');
    finish(EXIT.USAGE);
    return;
  }
  const formats = await graphFormatsOf(flags, plugins);
  if (flags.dryRun === true) {
    const sources = { ...(await sortSources(given, formats)), nameSources: names };
    const vocabulary = await withVocabularyFile(config.vocabulary);
    const { rejected } = await runDry({ ...sources, graphFormats: formats, vocabulary }, output);
    if (rejected > 0) finish(EXIT.REJECTS);
    return;
  }
  const drivers = chooseDrivers(plugins.drivers, config);
  const smokeQueries = await readSmokeQueries(dataDir, flags.smokeQueries ?? flags.sentinels);
  const rejects = openRejectsFile(resolve(flags.rejects ?? join(dataDir, rejectsName())));
  const stop = stopSignal();
  const startedAt = performance.now();
  try {
    const dataset = await buildDataset({
      dataDir,
      drivers,
      settings: config,
      literature: literatureOf(config),
      vocabulary: await withVocabularyFile(config.vocabulary),
      ...(await sortSources(given, formats)),
      graphFormats: formats,
      release: flags.release,
      license: flags.license,
      nameSources: names,
      join: flags.join,
      mode: flags.replace === true ? 'replace' : 'append',
      withStarter: flags.starter,
      keep: flags.keep,
      ...(flags.check === false
        ? {}
        : {
            maxLoss: flags.maxLoss,
            check: (built: Dataset) => {
              output.progress('Checking the dataset');
              return checkDataset(built, { config, drivers, smokeQueries });
            },
          }),
      signal: stop.signal,
      onResume: () => output.note('Going on with the build that was interrupted.'),
      onProgress: (progress) => output.progress(progressText(progress)),
      onReject: (reject) => rejects.add(reject),
    });
    rejects.close();
    const seconds = (performance.now() - startedAt) / 1000;
    await tellBuilt(dataset, { rejects, seconds }, output);
    if (rejects.count() > 0) finish(EXIT.REJECTS);
  } finally {
    rejects.close();
    output.endProgress();
    stop.release();
  }
}

/** One file per ingest, named by its time. */
function rejectsName(): string {
  return `rejects-${new Date().toISOString().replace(/[:.]/g, '-')}.jsonl`;
}
