import { join } from 'node:path';
import { EngineUnavailableError } from '@biographql/core';
import type { DriverLists, GraphDriver } from '@biographql/engines';
import {
  type CommandRun,
  count,
  defineCommand,
  durationText,
  EXIT,
  type FlagsOf,
  withVocabularyFile,
} from '@biographql/server/internal';
import {
  type CrawlOptions,
  type CrawlProgress,
  type CrawlReport,
  countCrawl,
  crawlGraph,
} from './crawl-graph.js';

const OPTIONS = {
  '--out <folder>': { text: 'output folder', standard: join('sources', 'endpoint') },
  '--names-only': 'skip claims; crawl only names, types and identifiers',
  '--page-size <number>': {
    text: 'entities per request; reduced automatically if it is too many',
    isNumber: true,
    standard: 500,
  },
  '--rate <number>': { text: 'queries a second at most', isNumber: true, standard: 5 },
  '--retries <number>': {
    text: 'further tries of a query that failed',
    isNumber: true,
    standard: 6,
  },
  '--timeout <seconds>': { text: 'time for one query', isNumber: true, standard: 60 },
  '--dry-run': 'count the entities, and write nothing',
} as const;

type CrawlFlags = FlagsOf<typeof OPTIONS>;

/** `biographql crawl`: reads names and claims from a SPARQL endpoint into a file for an ingest. */
export const crawlCommand = defineCommand({
  name: 'crawl',
  alias: 'harvest',
  description:
    'Read names, types, identifiers and claims from a SPARQL 1.1 endpoint into a file for `biographql ingest`. Requests are small, paced and retried. Run the same command again to resume.',
  arguments: { '[endpoint]': 'address of the endpoint (default: that of the settings)' },
  options: OPTIONS,
  after: '\nCredentials come from the environment: BIOGRAPHQL_SPARQL_AUTHORIZATION.',
  settings: ['vocabulary', 'sparqlDefaultGraphs'],
  run: crawl,
});

async function crawl(call: CommandRun<CrawlFlags>, endpoint: string | undefined): Promise<void> {
  const { flags, plugins, signal, output, finish } = call;
  const { driver, addressSetting } = graphElsewhere(plugins.drivers);
  const named = endpoint === undefined ? {} : { [addressSetting]: endpoint };
  const config = call.config(named);
  const address: unknown = Reflect.get(config, addressSetting);
  if (typeof address !== 'string') {
    return call.misuse(`Pass the address of an endpoint, or set ${addressSetting}.`);
  }
  await using store = await driver.open(
    { directory: '', graph: { path: '', triples: 0 } },
    { settings: config },
  );
  const options: Omit<CrawlOptions, 'folder' | 'endpoint'> = {
    store,
    vocabulary: await withVocabularyFile(config.vocabulary),
    isNamesOnly: flags.namesOnly === true,
    pageSize: Math.max(1, Math.trunc(flags.pageSize)),
    perSecond: Math.max(LEAST_RATE, flags.rate),
    retries: flags.retries,
    timeoutMs: flags.timeout * 1_000,
    signal,
    onProgress: (progress) => output.progress(progressText(progress)),
    onRetry: (reason, ms) => output.progress(`Retrying in ${Math.ceil(ms / 1_000)} s: ${reason}`),
  };
  if (flags.dryRun === true) {
    const entities = await countCrawl(options);
    output.result({ endpoint: address, entities }, dryRunText(entities, flags));
    return;
  }
  const source = `${address} ${String(config.sparqlDefaultGraphs)}`.trim();
  const report = await crawlGraph({ ...options, endpoint: source, folder: flags.out });
  output.result(report, reportText(report, flags.out));
  if (report.rejected > 0) finish(EXIT.REJECTS);
}

/** A query in a hundred seconds. */
const LEAST_RATE = 0.01;

function graphElsewhere(drivers: DriverLists): {
  readonly driver: GraphDriver;
  readonly addressSetting: string;
} {
  const driver = drivers.graph.find(({ isElsewhere }) => isElsewhere === true);
  const addressSetting = driver?.chosenBy;
  if (driver === undefined || addressSetting === undefined) {
    throw new EngineUnavailableError(
      'graph',
      'open',
      new Error('No driver for SPARQL endpoints is installed.'),
    );
  }
  return { driver, addressSetting };
}

/** Queries of a page: entities, their facts, and the number of facts. */
const QUERIES_OF_PAGE = 3;

function dryRunText(entities: number | null, { pageSize, rate }: CrawlFlags): string {
  if (entities === null) {
    return "The endpoint can't count its entities within the time of one query. Nothing was written.";
  }
  const queries = Math.ceil(entities / pageSize) * QUERIES_OF_PAGE;
  const seconds = Math.ceil(queries / rate);
  return `${count(entities)} entities: about ${count(queries)} queries, ${durationText(seconds)} or more. Nothing was written.`;
}

function progressText(progress: CrawlProgress): string {
  const { entities, total, triples, rejected, pageSize, secondsLeft } = progress;
  const parts = [
    `${count(entities)}${total === null ? '' : ` of ${count(total)}`} entities`,
    `${count(triples)} triples`,
    `${count(pageSize)} at a time`,
    ...(secondsLeft === null ? [] : [`${durationText(secondsLeft)} left`]),
    ...(rejected === 0 ? [] : [`${count(rejected)} rejected`]),
  ];
  return `Crawling: ${parts.join(', ')}`;
}

function reportText(report: CrawlReport, folder: string): string {
  const { path, entities, triples, rejected, queries, resumedAt } = report;
  return [
    `${count(entities)} entities, ${count(triples)} triples in ${path} (${count(queries)} queries).`,
    ...(resumedAt === 0 ? [] : [`${count(resumedAt)} entities are from earlier runs.`]),
    ...(rejected === 0
      ? []
      : [`${count(rejected)} rejected; see ${join(folder, 'rejects.jsonl')}.`]),
    `Next: biographql ingest ${path}`,
  ].join('\n');
}
