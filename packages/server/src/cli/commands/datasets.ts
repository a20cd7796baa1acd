import { chooseDrivers } from '@biographql/engines';
import {
  getRelease,
  importVectors,
  LEFT_OUT_REASONS,
  listVersions,
  readDatasetManifest,
  readMerges,
  removeSources,
  rollBack,
} from '@biographql/ingest';
import {
  BUILD_OPTIONS,
  BUILD_SETTINGS,
  buildOptions,
  ENGINE_SETTINGS,
  printBuilt,
} from '../build-command.js';
import { defineCommand, defineGroup } from '../command.js';
import { count, linesWhere } from '../output.js';

const listCommand = defineCommand({
  name: 'list',
  isDefault: true,
  description: 'List the datasets, newest first; a star marks the served one.',
  settings: ['dataDir'],
  async run({ config, output }) {
    const found = await listVersions(config().dataDir);
    const versions = found.map(({ id, isCurrent, manifest, bytes, directory }) => {
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
    });
    const lines = versions.map(
      ({ id, isCurrent, release, triples, entities, articles, megabytes }) =>
        `${isCurrent ? '*' : ' '} ${id}  ${release}  ${count(triples)} triples, ${count(entities)} entities, ${count(articles)} articles, ${count(megabytes)} MB`,
    );
    const none = 'No dataset yet. Start the service, or ingest your own data.';
    output.result({ datasets: versions }, versions.length === 0 ? none : lines.join('\n'));
  },
});

const rollbackCommand = defineCommand({
  name: 'rollback',
  description:
    'Roll back to the previous dataset, or to the one you name. A running service switches automatically.',
  arguments: {
    '[id]': 'release label, or the start of the id or digest (see `biographql datasets`)',
  },
  settings: ENGINE_SETTINGS,
  async run({ config, plugins, signal, output }, to: string | undefined) {
    const settings = config();
    const drivers = chooseDrivers(plugins.drivers, settings);
    const { id, manifest } = await rollBack(settings.dataDir, { to, drivers, signal });
    const release = getRelease(manifest);
    output.result({ id, release, digest: manifest.digest }, `${id} (${release}) is now served.`);
  },
});

const mergedCommand = defineCommand({
  name: 'merged',
  description:
    'List the merged entities of the dataset as tab-separated lines: the canonical IRI, and an IRI merged into it.',
  options: {
    '--left-out': 'list entities that look equivalent but were not merged, with the reason',
  },
  settings: ['dataDir'],
  async run({ flags, config, output }) {
    const { directory } = await readDatasetManifest(config().dataDir);
    const { groups, leftOut } = await readMerges(directory);
    if (flags.leftOut === true) {
      const lines = leftOut.map(
        ({ one, other, reason }) => `${one}\t${other}\t${LEFT_OUT_REASONS[reason]}`,
      );
      output.result({ leftOut }, lines.join('\n'));
      return;
    }
    const lines = groups.flatMap(({ canonical, members }) =>
      members.map((member) => `${canonical}\t${member}`),
    );
    output.result({ groups }, lines.join('\n'));
  },
});

const importVectorsCommand = defineCommand({
  name: 'import-vectors',
  description:
    'Import entity and relation vectors that you trained elsewhere (e.g. with PyKEEN or gensim). The service then returns these vectors and plausibility scores. Import the vectors again after each build. Restart a running service to use the imported vectors.',
  arguments: { '<file>': 'vectors of entities: a text file with one vector per line (id v1 v2 …)' },
  options: {
    '--relations <file>': 'vectors of relations; without them, triples have no plausibility score',
    '--model <name>': {
      text: 'model that the vectors were trained with (default: distmult)',
      choices: ['complex', 'distmult'],
    },
  },
  settings: ['dataDir'],
  async run({ flags, config, signal, output }, file: string) {
    output.progress('Reading the vectors and the graph');
    const imported = await importVectors({
      dataDir: config().dataDir,
      entities: file,
      relations: flags.relations,
      model: flags.model,
      signal,
    });
    const { entities, unknown, relations, dimensions, model } = imported;
    const lines = linesWhere(
      `Imported vectors for ${count(entities)} entities and ${count(relations)} relations (${model}, ${dimensions} dimensions).`,
      unknown > 0 && `Skipped ${count(unknown)} vectors whose id is not in the graph.`,
      'Restart a running service to use the imported vectors.',
    );
    output.result(imported, lines);
  },
});

const removeCommand = defineCommand({
  name: 'remove',
  description:
    'Remove sources from the dataset without reading the other sources again. The new dataset is checked and then replaces the served dataset in one step. A running service switches automatically.',
  arguments: {
    '<sources...>': 'sources as in `biographql datasets --json`, or the last part of their paths',
  },
  options: BUILD_OPTIONS,
  settings: BUILD_SETTINGS,
  async run(call, sources: readonly string[]) {
    const options = await buildOptions(call);
    const startedAt = performance.now();
    const dataset = await removeSources({ ...options, sources });
    await printBuilt(dataset, null, (performance.now() - startedAt) / 1000, call.output);
  },
});

export const datasetsCommand = defineGroup(
  'datasets',
  'List the datasets of the data directory, roll back, remove sources, or import vectors.',
  [listCommand, rollbackCommand, removeCommand, mergedCommand, importVectorsCommand],
);
