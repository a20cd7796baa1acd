import { type DatasetVersion, listVersions, releaseOf } from '@biographql/ingest';
import type { AddCommand, CommandContext } from '../command-context.js';
import { addConfigFlags, configOf } from '../config-options.js';
import { createOutput } from '../output.js';
import { count } from '../progress-text.js';

/** `biographql datasets`: lists the versions that the data directory keeps. */
export const datasetsCommand: AddCommand = (program, context) => {
  const command = program
    .command('datasets')
    .description(
      'List the datasets that the data directory keeps, the newest first; the served one has a star.',
    )
    .option('--json', 'print JSON')
    .action((flags: Readonly<Record<string, unknown>>) => datasets(flags, context));
  addConfigFlags(command, context, ['dataDir']);
};

async function datasets(
  flags: Readonly<Record<string, unknown>>,
  { streams, plugins }: CommandContext,
): Promise<void> {
  const output = createOutput({ json: flags.json === true }, streams);
  const versions = (await listVersions(configOf(flags, { plugins }).dataDir)).map(told);
  const lines = versions.map(
    ({ id, isCurrent, release, triples, entities, articles, megabytes }) =>
      `${isCurrent ? '*' : ' '} ${id}  ${release}  ${count(triples)} triples, ${count(entities)} entities, ${count(articles)} articles, ${count(megabytes)} MB`,
  );
  const none = 'There is no dataset: start the service, or ingest your own data.';
  output.result({ datasets: versions }, versions.length === 0 ? none : lines.join('\n'));
}

function told({ id, isCurrent, manifest, bytes, directory }: DatasetVersion) {
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
