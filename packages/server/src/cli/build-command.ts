import { basename } from 'node:path';
import { chooseDrivers, ENGINE_CHOICES } from '@biographql/engines';
import {
  type BuildReport,
  type CountChange,
  type Dataset,
  type DatasetManifest,
  type DryRun,
  type IngestProgress,
  type PartOrigin,
  readDatasetManifest,
  readReport,
} from '@biographql/ingest';
import { storesLiterature, withVocabularyFile } from '../config/build-settings.js';
import { checkDataset, readSmokeQueries } from '../datasets/check-dataset.js';
import type { CommandRun, FlagsOf } from './command.js';
import type { Output } from './output.js';
import { count, progressText } from './output.js';

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

export const buildSettings = () => [
  'dataDir',
  'vocabulary',
  'literatureGraph',
  ...Object.values(ENGINE_CHOICES),
];

export async function buildOptions({
  flags,
  config: readConfig,
  plugins,
  output,
  signal,
}: CommandRun<FlagsOf<typeof BUILD_OPTIONS>>) {
  const config = readConfig();
  const { dataDir } = config;
  const drivers = chooseDrivers(plugins.drivers, config);
  const smokeQueries = await readSmokeQueries(dataDir, flags.smokeQueries);
  const check = async (dataset: Dataset) => {
    output.progress('Checking the dataset');
    const checks = [...(await checkDataset(dataset, config, drivers, smokeQueries))];
    const served = await readDatasetManifest(dataDir).catch(() => null);
    const servedDigest = served?.manifest.digest ?? null;
    for (const { checkDataset: own } of plugins.plugins)
      checks.push(...((await own?.({ dataset, servedDigest, config, drivers, signal })) ?? []));
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
    ...(flags.check === false ? {} : { check }),
    signal,
    onResume: () => output.note('Resuming the interrupted build.'),
    onProgress: (progress: IngestProgress) => output.progress(progressText(progress)),
  };
}

export async function printBuilt(
  {
    manifest,
    directory,
  }: { readonly manifest: Pick<DatasetManifest, 'graph' | 'articles'>; readonly directory: string },
  rejects: { readonly count: () => number; readonly path: string } | null,
  seconds: number,
  output: Output,
): Promise<void> {
  const { graph, articles } = manifest;
  const built = await readReport(directory);
  const rejected = rejects?.count() ?? 0;
  const result = {
    triples: graph.triples,
    entities: graph.entities,
    articles: articles.articles,
    literatureTriples: articles.literature?.triples ?? null,
    rejected,
    rejectsFile: rejected === 0 ? null : (rejects?.path ?? null),
    id: basename(directory),
    checks: built?.checks ?? [],
    differences: built?.differences ?? null,
    seconds: Math.round(seconds * 10) / 10,
    ...usage(),
  };
  const text = [
    `The dataset holds ${count(graph.triples)} triples, ${count(graph.entities)} entities and ${count(articles.articles)} articles (built in ${result.seconds} s).`,
    ...starterText(graph.origin, articles.origin),
    ...(articles.literature === undefined
      ? []
      : [`Its articles are ${count(articles.literature.triples)} triples in a separate graph.`]),
    ...(rejected === 0
      ? []
      : [`${count(rejected)} records were rejected; see ${result.rejectsFile}.`]),
    ...(built === null ? [] : differencesText(built)),
    'A running service switches to it. Undo with `biographql datasets rollback`.',
  ];
  output.result(result, text.join('\n'));
}

function starterText(graph: PartOrigin, articles: PartOrigin): readonly string[] {
  if (graph === articles) return [];
  return graph === 'starter'
    ? ['The graph is still the starter data; ingest your own to replace it.']
    : ['The articles are still the starter data; ingest your own to replace them.'];
}

/** Resources of this process so far, threads included. */
function usage() {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  return {
    peakMegabytes: Math.round((maxRSS * 1_024) / 1_000_000),
    processorSeconds: Math.round((userCPUTime + systemCPUTime) / 100_000) / 10,
  };
}

const SHOWN_PREDICATES = 5;

function differencesText({ differences, checks }: BuildReport): readonly string[] {
  const lines: string[] = [];
  if (differences !== null) {
    const { predicates, ...counts } = differences;
    const listed = Object.entries(counts).map(([name, change]) => `${name} ${changeText(change)}`);
    lines.push(`Compared with the previous version: ${listed.join(', ')}.`);
    const changed = Object.entries(predicates ?? {});
    for (const [iri, change] of changed.slice(0, SHOWN_PREDICATES))
      lines.push(`  ${iri} ${changeText(change)}`);
    const more = changed.length - SHOWN_PREDICATES;
    if (more > 0) lines.push(`  and ${count(more)} more predicates.`);
  }
  const passed = checks.filter(({ status }) => status === 'ok').length;
  if (checks.length > 0) lines.push(`${passed} of ${checks.length} checks passed.`);
  for (const { check, status, detail } of checks)
    if (status !== 'ok') lines.push(`  ${status}  ${check}: ${detail}`);
  return lines;
}

function changeText({ before, after }: CountChange): string {
  const change = after - before;
  return `${count(after)} (${change < 0 ? '' : '+'}${count(change)})`;
}

const SHOWN_REASONS = 10;

export function dryRunText(counts: DryRun): string {
  const { triples, entities, joined, articles, replaced, rejected, reasons } = counts;
  const listed = Object.entries(reasons);
  return [
    ...counts.sources.map(
      ({ source, kind, taken, rejected }) =>
        `${source}: ${kind}, ${count(taken)} accepted, ${count(rejected)} rejected`,
    ),
    `Total: ${count(triples)} triples, ${count(entities)} entities (${count(joined)} to be merged), ${count(articles)} articles (${count(replaced)} records replaced by later ones); ${count(rejected)} records rejected.`,
    ...listed.slice(0, SHOWN_REASONS).map(([reason, times]) => `  ${count(times)}: ${reason}`),
    'Nothing was written.',
  ].join('\n');
}
