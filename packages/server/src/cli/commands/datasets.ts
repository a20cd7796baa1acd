import { readFile } from 'node:fs/promises';
import { chooseDrivers, type EmbeddingModel, ENGINE_CHOICES } from '@biographql/engines';
import {
  type DatasetVersion,
  dryRemoval,
  getRelease,
  importVectors,
  LEFT_OUT_REASONS,
  listVersions,
  type Removal,
  readDatasetManifest,
  readMerges,
  removeSources,
  rollBack,
} from '@biographql/ingest';
import { Option } from 'commander';
import type { AddCommand } from '../../plugins/plugin.js';
import { addBuildFlags, type BuildFlags, buildOptions, printBuilt } from '../build-command.js';
import { addAction, addConfigFlags, type CommandRun } from '../command.js';
import { count } from '../output.js';

export const datasetsCommand: AddCommand = (program, context) => {
  const datasets = program
    .command('datasets')
    .description(
      'List the datasets of the data directory, roll back, remove parts, or import vectors.',
    );
  for (const add of [
    listCommand,
    rollbackCommand,
    removeCommand,
    mergedCommand,
    importVectorsCommand,
  ])
    add(datasets, context);
};

const listCommand: AddCommand = (datasets, context) => {
  const command = datasets
    .command('list', { isDefault: true })
    .description('List the datasets, newest first; a star marks the served one.')
    .option('--json', 'print JSON');
  addConfigFlags(command, context, ['dataDir']);
  addAction(command, context, async ({ config, output }) => {
    const versions = (await listVersions(config().dataDir)).map(summary);
    const lines = versions.map(
      ({ id, isCurrent, release, triples, entities, articles, megabytes }) =>
        `${isCurrent ? '*' : ' '} ${id}  ${release}  ${count(triples)} triples, ${count(entities)} entities, ${count(articles)} articles, ${count(megabytes)} MB`,
    );
    const none = 'No dataset yet. Start the service, or ingest your own data.';
    output.result({ datasets: versions }, versions.length === 0 ? none : lines.join('\n'));
  });
};

function summary({ id, isCurrent, manifest, bytes, directory }: DatasetVersion) {
  const { graph, articles, created, digest } = manifest;
  return {
    id,
    isCurrent,
    release: getRelease(manifest),
    created,
    digest,
    triples: graph.triples,
    entities: graph.entities,
    articles: articles.articles,
    rejected: graph.rejected + articles.rejected,
    megabytes: Math.ceil(bytes / 1_000_000),
    sources: graph.sources.map(({ name, rows }) => ({ name, triples: rows?.triples ?? null })),
    directory,
  };
}

const rollbackCommand: AddCommand = (datasets, context) => {
  const command = datasets
    .command('rollback')
    .description(
      'Serve an earlier dataset again: the previous one, or the one you name. A running service switches by itself.',
    )
    .argument(
      '[id]',
      'its release, or the beginning of its id or digest (see `biographql datasets`)',
    )
    .option('--json', 'print JSON');
  addConfigFlags(command, context, ['dataDir', ...Object.values(ENGINE_CHOICES)]);
  addAction<object, [id: string | undefined]>(
    command,
    context,
    async ({ config, plugins, signal, output }, to) => {
      const settings = config();
      const drivers = chooseDrivers(plugins.drivers, settings);
      const { id, manifest } = await rollBack(settings.dataDir, { to, drivers, signal });
      const release = getRelease(manifest);
      const { digest } = manifest;
      output.result({ id, release, digest }, `${id} (${release}) is now served.`);
    },
  );
};

const mergedCommand: AddCommand = (datasets, context) => {
  const command = datasets
    .command('merged')
    .description(
      'List the merged entities of the dataset as tab-separated lines: the IRI that holds the facts, and an IRI merged into it.',
    )
    .option('--left-out', 'list entities that look equivalent but were not merged, with the reason')
    .option('--json', 'print JSON');
  addConfigFlags(command, context, ['dataDir']);
  addAction<{ readonly leftOut?: boolean }>(command, context, async ({ flags, config, output }) => {
    const { directory } = await readDatasetManifest(config().dataDir);
    const { groups, leftOut } = await readMerges(directory);
    const lines =
      flags.leftOut === true
        ? leftOut.map(({ one, other, reason }) => `${one}\t${other}\t${LEFT_OUT_REASONS[reason]}`)
        : groups.flatMap(({ canonical, members }) =>
            members.map((member) => `${canonical}\t${member}`),
          );
    output.result(flags.leftOut === true ? { leftOut } : { groups }, lines.join('\n'));
  });
};

interface ImportFlags {
  readonly entityIds?: string;
  readonly relations?: string;
  readonly relationIds?: string;
  readonly model?: EmbeddingModel;
}

const importVectorsCommand: AddCommand = (datasets, context) => {
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
    .option('--json', 'print JSON');
  addConfigFlags(command, context, ['dataDir']);
  addAction<ImportFlags, [file: string]>(
    command,
    context,
    async ({ flags, config, signal, output }, file) => {
      output.progress('Reading the vectors and the graph');
      const { relations: path, relationIds: ids } = flags;
      const imported = await importVectors({
        dataDir: config().dataDir,
        entities: { path: file, ids: flags.entityIds },
        relations: path === undefined ? undefined : { path, ids },
        model: flags.model,
        signal,
      });
      const { entities, unknown, relations, dimensions, model } = imported;
      output.result(
        imported,
        [
          `Imported ${count(entities)} entities and ${count(relations)} relations of ${dimensions} numbers each (${model}).`,
          ...(unknown > 0
            ? [`Skipped ${count(unknown)} vectors whose id is not in the graph.`]
            : []),
          'Restart a running service to use them.',
        ].join('\n'),
      );
    },
  );
};

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
