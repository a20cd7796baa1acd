import { chooseDrivers, type EmbeddingModel, ENGINE_CHOICES } from '@biographql/engines';
import {
  type DatasetVersion,
  getRelease,
  importVectors,
  LEFT_OUT_REASONS,
  listVersions,
  readDatasetManifest,
  readMerges,
  rollBack,
} from '@biographql/ingest';
import { Option } from 'commander';
import type { AddCommand } from '../../plugins/plugin.js';
import { addAction, addConfigFlags } from '../command.js';
import { count } from '../progress-text.js';
import { removeCommand } from './datasets-remove.js';

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
