import { basename } from 'node:path';
import { chooseDrivers, ENGINE_CHOICES } from '@biographql/engines';
import {
  type BuildReport,
  type CountChange,
  type Dataset,
  type DatasetManifest,
  type DryRun,
  getVocabulary,
  type IngestProgress,
  openDataset,
  readDatasetManifest,
  readReport,
} from '@biographql/ingest';
import { storesLiterature, withVocabularyFile } from '../config/build-settings.js';
import { checkDataset, readSmokeQueries } from '../datasets/check-dataset.js';
import type { CommandRun, FlagsOf } from './command.js';
import { count, linesWhere, type Output, progressText } from './output.js';

export const BUILD_OPTIONS = {
  '--release <name>': 'release label (default: build time)',
  '--retain <number>': {
    text: 'earlier versions to retain for rollback',
    isNumber: true,
    standard: 1,
  },
  '--smoke-queries <file>':
    'smoke queries that the dataset must pass (default: smoke-queries.json in the data directory)',
  '--no-check': "don't check the dataset before serving it",
} as const;

/** Settings of commands that open the engines of a dataset. */
export const ENGINE_SETTINGS = ['dataDir', ...Object.values(ENGINE_CHOICES)];
export const BUILD_SETTINGS = [...ENGINE_SETTINGS, 'vocabulary', 'literatureGraph'];

export async function readServedDataset({ config: readConfig, plugins }: CommandRun) {
  const config = readConfig();
  const drivers = chooseDrivers(plugins.drivers, config);
  const { places, manifest } = await openDataset(config.dataDir, drivers);
  const vocabulary = await withVocabularyFile(config.vocabulary, getVocabulary(manifest));
  return { drivers, places, vocabulary, options: { settings: config } };
}

export async function buildOptions(call: CommandRun<FlagsOf<typeof BUILD_OPTIONS>>) {
  const { flags, plugins, output, signal } = call;
  const config = call.config();
  const { dataDir } = config;
  const drivers = chooseDrivers(plugins.drivers, config);
  const smokeQueries = await readSmokeQueries(dataDir, flags.smokeQueries);
  const check = async (dataset: Dataset) => {
    output.progress('Checking the dataset');
    const checks = [...(await checkDataset(dataset, config, drivers, smokeQueries))];
    const served = await readDatasetManifest(dataDir).catch(() => null);
    const servedDigest = served?.manifest.digest ?? null;
    for (const { checkDataset: verify } of plugins.plugins)
      checks.push(...((await verify?.({ dataset, servedDigest, config, drivers, signal })) ?? []));
    return checks;
  };
  return {
    dataDir,
    drivers,
    settings: config,
    literature: storesLiterature(config),
    vocabulary: await withVocabularyFile(config.vocabulary),
    release: flags.release,
    keep: flags.retain,
    ...(flags.check && { check }),
    signal,
    onProgress: (progress: IngestProgress) => output.progress(progressText(progress)),
  };
}

export async function printBuilt(
  {
    manifest: { graph, articles },
    directory,
  }: { manifest: Pick<DatasetManifest, 'graph' | 'articles'>; directory: string },
  rejects: { readonly count: () => number; readonly path: string } | null,
  seconds: number,
  output: Output,
): Promise<void> {
  const built = await readReport(directory);
  const checks = built?.checks ?? [];
  const passed = checks.filter(({ status }) => status === 'ok');
  const rejected = rejects?.count() ?? 0;
  const literatureTriples = articles.literature?.triples ?? null;
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const result = {
    triples: graph.triples,
    entities: graph.entities,
    articles: articles.articles,
    literatureTriples,
    rejected,
    rejectsFile: rejected === 0 ? null : (rejects?.path ?? null),
    id: basename(directory),
    checks,
    differences: built?.differences ?? null,
    seconds: Math.round(seconds * 10) / 10,
    // Of this process so far, threads included.
    peakMegabytes: Math.round((maxRSS * 1_024) / 1_000_000),
    processorSeconds: Math.round((userCPUTime + systemCPUTime) / 100_000) / 10,
  };
  const starter = graph.origin === articles.origin ? null : graph.origin;
  const lines = linesWhere(
    `The dataset holds ${count(graph.triples)} triples, ${count(graph.entities)} entities and ${count(articles.articles)} articles (built in ${result.seconds} s).`,
    starter === 'starter' && 'The graph is still the starter data; ingest your own to replace it.',
    starter === 'ingest' &&
      'The articles are still the starter data; ingest your own to replace them.',
    literatureTriples !== null &&
      `The articles are also stored as ${count(literatureTriples)} triples in a separate graph.`,
    rejected > 0 && `Rejected records: ${count(rejected)}; see ${result.rejectsFile}.`,
    built?.differences != null && changesText(built.differences),
    checks.length > 0 && `${passed.length} of ${checks.length} checks passed.`,
    ...checks.map(
      ({ check, status, detail }) => status !== 'ok' && `  ${status}  ${check}: ${detail}`,
    ),
    'A running service switches to this dataset. Undo with `biographql datasets rollback`.',
  );
  output.result(result, lines);
}

const SHOWN_PREDICATES = 5;

function changesText({ predicates, ...counts }: NonNullable<BuildReport['differences']>): string {
  const listed = Object.entries(counts).map(([name, change]) => `${name} ${changeText(change)}`);
  const changed = Object.entries(predicates ?? {});
  const more = changed.length - SHOWN_PREDICATES;
  return linesWhere(
    `Compared with the previous version: ${listed.join(', ')}.`,
    ...changed.slice(0, SHOWN_PREDICATES).map(([iri, change]) => `  ${iri} ${changeText(change)}`),
    more > 0 && `  predicates not listed: ${count(more)}`,
  );
}

function changeText({ before, after }: CountChange): string {
  const change = after - before;
  return `${count(after)} (${change < 0 ? '' : '+'}${count(change)})`;
}

const SHOWN_REASONS = 10;

export function dryRunText(counts: DryRun): string {
  const { triples, entities, joined, articles, replaced, rejected, reasons } = counts;
  return linesWhere(
    ...counts.sources.map(
      ({ source, kind, taken, rejected }) =>
        `${source}: ${kind}, ${count(taken)} accepted, ${count(rejected)} rejected`,
    ),
    `Total: ${count(triples)} triples, ${count(entities)} entities (${count(joined)} to be merged), ${count(articles)} articles. Article records replaced or withdrawn by later records: ${count(replaced)}. Rejected records: ${count(rejected)}.`,
    ...Object.entries(reasons)
      .slice(0, SHOWN_REASONS)
      .map(([reason, times]) => `  ${count(times)}: ${reason}`),
    'Nothing was written.',
  );
}
