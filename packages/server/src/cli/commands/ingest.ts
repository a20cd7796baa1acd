import { join, resolve } from 'node:path';
import { chooseDrivers, ENGINE_CHOICES } from '@biographql/engines';
import { buildDataset, type Dataset } from '@biographql/ingest';
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
  readonly merge?: boolean;
  readonly replace?: boolean;
  readonly starter?: boolean;
  readonly rejects?: string;
  readonly release?: string;
  readonly license?: string;
  readonly retain?: number;
  readonly maxLoss?: number;
  readonly smokeQueries?: string;
  readonly check?: boolean;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** `biographql ingest`: loads graphs and articles into the data directory. */
export const ingestCommand: AddCommand = (program, context) => {
  const command = program
    .command('ingest')
    .description(
      'Build a dataset from graphs (RDF, OBO, OWL, OBO Graphs, KGX, SSSOM, tables with a mapping …) and articles (PubMed XML, JATS, nbib, RIS, Europe PMC JSON, JSON Lines), which may be compressed or in tar archives. The dataset is checked, then becomes current in one step; a running service switches to it. Run the same command again to resume an interrupted build.',
    )
    .argument('[sources...]', 'files and folders; - for standard input')
    .option('--graph <sources...>', 'graph files and folders; - for standard input')
    .option('--articles <sources...>', 'article files and folders; - for standard input')
    .option(
      '--names <files...>',
      'TSV files with additional names: name, tab, identifier of the entity',
    )
    .option('--no-merge', "don't merge equivalent entities")
    .option(
      '--no-starter',
      "don't add starter data: its articles to your graph, or its graph to your articles",
    )
    .option('--replace', 'replace the previous data instead of adding to it')
    .option('--rejects <file>', 'file for rejected records (default: in the data directory)')
    .option('--release <name>', 'release label (default: build time)')
    .option('--license <name>', 'license of these sources, e.g. CC-BY-4.0')
    .addOption(numberOption('--retain <number>', 'earlier versions to retain for rollback', 1))
    .addOption(
      numberOption(
        '--max-loss <percent>',
        'maximum percentage of triples, entities or articles that may disappear since the last version',
        20,
      ),
    )
    .option(
      '--smoke-queries <file>',
      'smoke queries that the dataset must pass (default: smoke-queries.json in the data directory)',
    )
    .option('--dry-run', 'read and count everything, write nothing')
    .option('--no-check', "don't check the dataset before serving it")
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
    output.failure('Name at least one file or folder. See --help for the formats.');
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
  const smokeQueries = await readSmokeQueries(dataDir, flags.smokeQueries);
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
      join: flags.merge,
      mode: flags.replace === true ? 'replace' : 'append',
      withStarter: flags.starter,
      keep: flags.retain,
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
      onResume: () => output.note('Resuming the interrupted build.'),
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
