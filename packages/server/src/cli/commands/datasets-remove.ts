import { readFile } from 'node:fs/promises';
import { chooseDrivers, ENGINE_CHOICES } from '@biographql/engines';
import { type Dataset, dryRemoval, type Removal, removeSources } from '@biographql/ingest';
import { Option } from 'commander';
import { literatureOf } from '../../config/literature-of.js';
import { withVocabularyFile } from '../../config/read-vocabulary.js';
import { checkDataset } from '../../datasets/check-dataset.js';
import { readSmokeQueries } from '../../datasets/smoke-queries.js';
import type { AddCommand, CommandContext } from '../command-context.js';
import { addConfigFlags, configOf } from '../config-options.js';
import { EXIT } from '../exit-codes.js';
import { numberOption } from '../number-option.js';
import { createOutput } from '../output.js';
import { count, progressText } from '../progress-text.js';
import { stopSignal } from '../stop-signal.js';
import { tellBuilt } from '../tell-built.js';

interface RemoveFlags extends Readonly<Record<string, unknown>> {
  readonly namedGraph?: readonly string[];
  readonly articles?: readonly string[];
  readonly articleList?: string;
  readonly release?: string;
  readonly retain?: number;
  readonly smokeQueries?: string;
  readonly sentinels?: string;
  readonly check?: boolean;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** `biographql datasets remove`: removes sources, named graphs or articles from the dataset. */
export const removeCommand: AddCommand = (datasets, context) => {
  const command = datasets
    .command('remove')
    .description(
      'Remove sources, named graphs or articles from the dataset without reading any source again. The new dataset is checked, then replaces the served one in one step; a running service switches by itself. Repeat the command to resume an interrupted removal.',
    )
    .argument(
      '[sources...]',
      'sources as listed by `biographql datasets --json`, or the end of their paths',
    )
    .option('--named-graph <iris...>', 'IRIs of named graphs')
    .option('--articles <ids...>', 'article identifiers, e.g. pmid:12345')
    .option('--article-list <file>', 'file with one article identifier per line')
    .option('--release <name>', 'release label (default: build time)')
    .addOption(numberOption('--retain <number>', 'earlier versions to retain for rollback', 1))
    .option(
      '--smoke-queries <file>',
      'smoke queries that the dataset must pass (default: smoke-queries.json in the data directory)',
    )
    .option('--no-check', "don't check the dataset before serving it")
    .addOption(new Option('--sentinels <file>', 'old name of --smoke-queries').hideHelp())
    .option('--dry-run', 'print what would be removed; change nothing')
    .option('--json', 'print JSON')
    .action((sources: readonly string[], flags: RemoveFlags) => remove(sources, flags, context));
  addConfigFlags(command, context, [
    'dataDir',
    'vocabulary',
    'literatureGraph',
    ...Object.values(ENGINE_CHOICES),
  ]);
};

async function remove(
  sources: readonly string[],
  flags: RemoveFlags,
  { streams, finish, plugins }: CommandContext,
): Promise<void> {
  const output = createOutput({ json: flags.json === true }, streams);
  const articles = await articlesOf(flags);
  const graphs = flags.namedGraph ?? [];
  if (sources.length + graphs.length + articles.length === 0) {
    output.failure('Name a source, a graph (--named-graph) or articles (--articles). See --help.');
    finish(EXIT.USAGE);
    return;
  }
  const config = configOf(flags, { plugins });
  const { dataDir } = config;
  const drivers = chooseDrivers(plugins.drivers, config);
  const parts = { sources, graphs, articles };
  if (flags.dryRun === true) {
    const removal = await dryRemoval({ dataDir, drivers, settings: config, ...parts });
    output.result(removal, removalText(removal));
    return;
  }
  const smokeQueries = await readSmokeQueries(dataDir, flags.smokeQueries ?? flags.sentinels);
  const stop = stopSignal();
  const startedAt = performance.now();
  const check = (built: Dataset) => {
    output.progress('Checking the dataset');
    return checkDataset(built, { config, drivers, smokeQueries });
  };
  try {
    const dataset = await removeSources({
      dataDir,
      drivers,
      settings: config,
      literature: literatureOf(config),
      vocabulary: await withVocabularyFile(config.vocabulary),
      ...parts,
      release: flags.release,
      keep: flags.retain,
      ...(flags.check === false ? {} : { check }),
      signal: stop.signal,
      onResume: () => output.note('Going on with the removal that was interrupted.'),
      onProgress: (progress) => output.progress(progressText(progress)),
    });
    const seconds = (performance.now() - startedAt) / 1000;
    await tellBuilt(dataset, { rejects: NO_REJECTS, seconds }, output);
  } finally {
    output.endProgress();
    stop.release();
  }
}

function removalText({ sources, graphs, articles, unknownArticles }: Removal): string {
  const lines = [
    ...sources.map(({ name, kind, taken }) => {
      const what = kind === 'graph' ? 'triples' : 'article records';
      return `${name}: ${count(taken)} ${what}.`;
    }),
    ...graphs.map(({ name, triples }) => `${name}: ${count(triples)} triples.`),
    ...(articles.length === 0 ? [] : [`${count(articles.length)} articles.`]),
    ...(unknownArticles.length === 0
      ? []
      : [`${count(unknownArticles.length)} identifiers match no article of the dataset.`]),
  ];
  return ['This would be removed:', ...lines, 'Nothing was changed.'].join('\n');
}

/** What was read once is not read again, so that nothing of it is rejected. */
const NO_REJECTS = { count: () => 0, path: '' };

async function articlesOf({ articles = [], articleList }: RemoveFlags): Promise<readonly string[]> {
  const listed = articleList === undefined ? '' : await readFile(articleList, 'utf8');
  const lines = listed.split(/\r?\n/).map((line) => line.trim());
  return [...articles, ...lines].filter((id) => id !== '');
}
