import { chooseDrivers, type DriverOptions, type Drivers } from '@biographql/engines';
import { DRIVERS, defaultDrivers } from '@biographql/engines/drivers';
import { temporaryPlace } from '@biographql/engines/testing';
import { openDataset } from '@biographql/ingest';
import { loadConfig } from '@biographql/server';
import { standardVocabulary } from '@biographql/vocabulary';
import {
  findOpenSearch,
  startOpenSearch,
} from '../../../packages/engines/src/opensearch/live-opensearch.fixture.js';
import { clusterSettings } from './open-service.js';
import { say } from './say.js';

/** A search cluster that the bench measures over as well. */
export interface BenchCluster extends AsyncDisposable {
  /** Settings of its drivers. @param prefix - what the names of the indexes begin with. */
  settings(prefix: string): NonNullable<DriverOptions['settings']>;
}

/** A busy machine must not change a figure. */
const TIMEOUT_MS = 300_000;

/**
 * Opens the cluster that `BIOGRAPHQL_OPENSEARCH_NODES` names, or starts a node for this run.
 * @throws Error where there is neither.
 */
export async function openBenchCluster(): Promise<BenchCluster> {
  const env = clusterSettings();
  if (env.BIOGRAPHQL_OPENSEARCH_NODES !== undefined)
    return { settings: settingsOf({}, env), async [Symbol.asyncDispose]() {} };
  const jars = findOpenSearch();
  if (jars === null)
    throw new Error(
      'There is no cluster: name its nodes in BIOGRAPHQL_OPENSEARCH_NODES, or the folder of the jars of a node in OPENSEARCH_LIB (benchmarks/README.md).',
    );
  say('starting a node of OpenSearch');
  const node = await startOpenSearch(jars, 1);
  return {
    settings: settingsOf({ opensearchNodes: node.nodes }, {}),
    [Symbol.asyncDispose]: () => node[Symbol.asyncDispose](),
  };
}

function settingsOf(
  flags: Readonly<Record<string, unknown>>,
  env: NodeJS.ProcessEnv,
): BenchCluster['settings'] {
  return (opensearchPrefix) =>
    loadConfig({
      flags: { ...flags, opensearchPrefix, opensearchTimeoutMs: TIMEOUT_MS },
      env,
    });
}

/** Drivers that open labels and articles in a cluster, whatever the dataset keeps. */
export interface ClusterDrivers extends AsyncDisposable {
  readonly labels: Drivers['labels'];
  /** Absent where articles stay where they are. */
  readonly articles?: Drivers['articles'];
}

/**
 * Copies the labels, and the articles when they are asked for, of a dataset into a cluster, row by row, and returns what
 * opens them there.
 */
export async function copyToCluster(
  cluster: BenchCluster,
  dataDir: string,
  { withArticles }: { readonly withArticles: boolean },
): Promise<ClusterDrivers> {
  const own = defaultDrivers();
  const { places } = await openDataset(dataDir, own);
  const settings = cluster.settings('bench');
  const { labels, articles } = chooseDrivers(DRIVERS, settings);
  const [labelPlace, articlePlace] = await Promise.all([temporaryPlace(), temporaryPlace()]);
  {
    say('filling the cluster with labels');
    await using rows = await own.labels.open(places.labels);
    const identifiers = standardVocabulary().identifiers.data;
    await labels.build(rows.rows(), labelPlace, { settings, identifiers });
  }
  if (withArticles) {
    say('filling the cluster with articles');
    await using rows = await own.articles.open(places.articles);
    await articles.build(rows.rows(), articlePlace, { settings });
  }
  return {
    labels: {
      ...labels,
      ...marksOf(own.labels),
      open: (_, options) => labels.open(labelPlace, { ...options, settings }),
    },
    ...(withArticles && {
      articles: {
        ...articles,
        ...marksOf(own.articles),
        open: (_, options) => articles.open(articlePlace, { ...options, settings }),
      },
    }),
    async [Symbol.asyncDispose]() {
      await labelPlace[Symbol.asyncDispose]();
      await articlePlace[Symbol.asyncDispose]();
    },
  };
}

/** What a dataset knows the driver by that built it. */
function marksOf({ name, format }: Pick<Drivers['labels'], 'name' | 'format'>) {
  return { name, format };
}
