import { type DatasetVersion, listVersions, releaseOf } from '@biographql/ingest';
import type { AddCommand, CommandContext } from '../command-context.js';
import { addConfigFlags, configOf } from '../config-options.js';
import { createOutput } from '../output.js';
import { count } from '../progress-text.js';
import { importVectorsCommand } from './datasets-import-vectors.js';
import { mergedCommand } from './datasets-merged.js';
import { removeCommand } from './datasets-remove.js';
import { rollbackCommand } from './datasets-rollback.js';

/** `biographql datasets`: lists the datasets of the data directory, and changes which one is served. */
export const datasetsCommand: AddCommand = (program, context) => {
  const datasets = program
    .command('datasets')
    .description(
      'List the datasets of the data directory, roll back, remove parts, or import vectors.',
    );
  const listing = datasets
    .command('list', { isDefault: true })
    .description('List the datasets, newest first; a star marks the served one.')
    .option('--json', 'print JSON')
    .action((flags: Readonly<Record<string, unknown>>) => list(flags, context));
  addConfigFlags(listing, context, ['dataDir']);
  rollbackCommand(datasets, context);
  removeCommand(datasets, context);
  mergedCommand(datasets, context);
  importVectorsCommand(datasets, context);
};

async function list(
  flags: Readonly<Record<string, unknown>>,
  { streams, plugins }: CommandContext,
): Promise<void> {
  const output = createOutput({ json: flags.json === true }, streams);
  const versions = (await listVersions(configOf(flags, { plugins }).dataDir)).map(summary);
  const lines = versions.map(
    ({ id, isCurrent, release, triples, entities, articles, megabytes }) =>
      `${isCurrent ? '*' : ' '} ${id}  ${release}  ${count(triples)} triples, ${count(entities)} entities, ${count(articles)} articles, ${count(megabytes)} MB`,
  );
  const none = 'No dataset yet. Start the service, or ingest your own data.';
  output.result({ datasets: versions }, versions.length === 0 ? none : lines.join('\n'));
}

function summary({ id, isCurrent, manifest, bytes, directory }: DatasetVersion) {
  const { graph, articles, created, digest } = manifest;
  return {
    id,
    isCurrent,
    release: releaseOf(manifest),
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
