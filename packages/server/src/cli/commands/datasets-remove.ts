import { readFile } from 'node:fs/promises';
import { chooseDrivers } from '@biographql/engines';
import { dryRemoval, type Removal, removeSources } from '@biographql/ingest';
import type { AddCommand } from '../../plugins/plugin.js';
import { addBuildFlags, type BuildFlags, buildOptions, printBuilt } from '../build-command.js';
import { addAction, type CommandRun } from '../command.js';
import { count } from '../progress-text.js';

interface RemoveFlags extends BuildFlags {
  readonly namedGraph?: readonly string[];
  readonly articles?: readonly string[];
  readonly articleList?: string;
}

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
    .option('--dry-run', 'print what would be removed; change nothing');
  addBuildFlags(command, context);
  addAction<RemoveFlags, [sources: readonly string[]]>(command, context, remove);
};

async function remove(call: CommandRun<RemoveFlags>, sources: readonly string[]): Promise<void> {
  const { flags, output } = call;
  const articles = await readArticleIds(flags);
  const graphs = flags.namedGraph ?? [];
  if (sources.length + graphs.length + articles.length === 0) {
    call.misuse('Name a source, a graph (--named-graph) or articles (--articles). See --help.');
    return;
  }
  const parts = { sources, graphs, articles };
  if (flags.dryRun === true) {
    const config = call.config();
    const { dataDir } = config;
    const drivers = chooseDrivers(call.plugins.drivers, config);
    const removal = await dryRemoval({ dataDir, drivers, settings: config, ...parts });
    output.result(removal, removalText(removal));
    return;
  }
  const options = await buildOptions(call);
  const startedAt = performance.now();
  const dataset = await removeSources({ ...options, ...parts });
  const seconds = (performance.now() - startedAt) / 1000;
  await printBuilt(dataset, { rejects: NO_REJECTS, seconds }, output);
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

const NO_REJECTS = { count: () => 0, path: '' };

async function readArticleIds({
  articles = [],
  articleList,
}: RemoveFlags): Promise<readonly string[]> {
  const listed = articleList === undefined ? '' : await readFile(articleList, 'utf8');
  const lines = listed.split(/\r?\n/).map((line) => line.trim());
  return [...articles, ...lines].filter((id) => id !== '');
}
