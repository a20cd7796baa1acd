import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CallOptions, InvalidArgumentError } from '@biographql/core';
import {
  type DriverOptions,
  type Drivers,
  ENGINE_KINDS,
  type EngineKind,
} from '@biographql/engines';
import { defaultDrivers } from '@biographql/engines/drivers';
import { standardVocabulary, type Vocabulary } from '@biographql/vocabulary';
import type { GraphFormatOptions } from '../formats/graph-files.js';
import { type DatasetLock, lockDataset } from '../lock/dataset-lock.js';
import { buildArticlePart } from './article-part.js';
import type { BuildContext } from './build-context.js';
import { engineManifestOf, keepEngine } from './build-engine.js';
import { clearStaleBuilds, createBuildFolder, shareFile } from './build-folder.js';
import { DatasetError } from './dataset-error.js';
import { digestOf, hashFiles } from './file-hashes.js';
import { buildGraphPart } from './graph-part.js';
import { JOINS_FILE } from './joins-file.js';
import {
  type ArticlesManifest,
  type DatasetManifest,
  type EngineManifest,
  type GraphManifest,
  manifestText,
} from './manifest.js';
import {
  DATASET_FORMAT,
  type Dataset,
  GRAPH_FILE,
  MANIFEST_FILE,
  openDataset,
} from './open-dataset.js';
import type { PartPlan } from './part-plan.js';
import type { IngestProgress, Reject } from './progress.js';
import { ProgressReporter } from './progress-reporter.js';
import { type StarterSources, starterSources } from './starter-sources.js';

/** Raised when the builder makes something else of the same sources; starter datasets are then built anew. */
export const DATASET_BUILDER = 5;

/** Options that every build takes. */
export interface BuildOptions extends CallOptions {
  /** What builds the engines. Default: the first driver of each interface. */
  readonly drivers?: Drivers | undefined;
  /** Values of the drivers' settings by name, those that the service will have. Default: each one's own. */
  readonly settings?: DriverOptions['settings'];
  /** What the properties and classes of the graph mean. Default: the standard vocabulary. */
  readonly vocabulary?: Vocabulary | undefined;
  /** Told about four times a second, and at the end of each phase. */
  readonly onProgress?: ((progress: IngestProgress) => void) | undefined;
  /** Told each piece of a source that could not be used. */
  readonly onReject?: ((reject: Reject) => void) | undefined;
}

/** Options of {@link buildDataset}. */
export interface BuildDatasetOptions extends BuildOptions {
  /** How the dataset is called in answers, e.g. `2026-11`. Default: the time when it is made. */
  readonly release?: string | undefined;
  /** License of these sources: an SPDX identifier such as `CC-BY-4.0`, or a phrase. Default: not told. */
  readonly license?: string | undefined;
  /** The data directory; made when absent. */
  readonly dataDir: string;
  /** Files and folders of graphs in any format that is understood; `-` is the standard input. */
  readonly graphSources?: readonly string[] | undefined;
  /** How the formats of the graph sources are told. Default: by their content, tables by the presets. */
  readonly graphFormats?: GraphFormatOptions | undefined;
  /**
   * Files of further names (`.tsv`, also with `.gz` or `.br`): a name or a compact identifier, a tab, an identifier or the
   * IRI of the entity that has it. They go into the graph, after the triples.
   */
  readonly nameSources?: readonly string[] | undefined;
  /**
   * Whether entities that are the same thing under several IRIs are put under one; listed in `joins.tsv` of the dataset.
   * What an earlier build joined stays so. Default true.
   */
  readonly join?: boolean | undefined;
  /** Files and folders of articles. */
  readonly articleSources?: readonly string[] | undefined;
  /** Whether sources are added to what was ingested before, or take its place. Default `append`. */
  readonly mode?: 'append' | 'replace' | undefined;
}

/**
 * Builds a dataset and puts it in the place of the served one, in a single step at the end: until then, and when anything
 * fails, the old one stays as it is.
 *
 * A kind that has no sources keeps what it has; its articles are annotated anew when the graph changed. A kind that was
 * never ingested holds the starter data, and the first ingest of that kind replaces it in either mode.
 *
 * @throws InvalidArgumentError without any source, and when a source is absent or holds nothing that can be read;
 * DatasetError `busy` when another build is going on, and `damaged` or `incompatible` when parts of the present
 * dataset are needed and cannot be; `signal.reason` when aborted.
 */
export async function buildDataset(options: BuildDatasetOptions): Promise<Dataset> {
  const { dataDir, graphSources = [], articleSources = [], mode = 'append' } = options;
  const { nameSources: names = [] } = options;
  const { drivers = defaultDrivers() } = options;
  if (graphSources.length + articleSources.length + names.length === 0) {
    throw new InvalidArgumentError('sources', 'must name at least one file or folder');
  }
  return underLock(dataDir, options.signal, async (lock) => {
    const replacesAll = mode === 'replace' && graphSources.length > 0 && articleSources.length > 0;
    const present = replacesAll ? null : await presentDataset(dataDir, drivers);
    const starter = await starterSources();
    const plans = { graph: graphPlan(), articles: articlePlan() };
    const { release = null } = options;
    return build(lock, { dataDir, ...plans, present, starter, drivers, release }, options);

    function graphPlan(): PartPlan | null {
      const { join: isJoined = true, graphFormats: formats } = options;
      if (graphSources.length > 0) {
        return { ...ingestPart('graph', graphSources), names, isJoined, formats };
      }
      if (present === null) return { ...starterPart(starter.graph), names };
      if (names.length === 0) return null;
      return { origin: present.manifest.graph.origin, sources: [], names, previous: present };
    }

    function articlePlan(): PartPlan {
      if (articleSources.length > 0) return ingestPart('articles', articleSources);
      if (present === null) return starterPart(starter.articles);
      const { origin } = present.manifest.articles;
      return { origin, sources: [], previous: present };
    }

    function ingestPart(part: 'graph' | 'articles', paths: readonly string[]): PartPlan {
      const isAdded = mode === 'append' && present?.manifest[part].origin === 'ingest';
      const sources = paths.map((path) => ({ path, name: path }));
      return {
        origin: 'ingest',
        sources,
        previous: isAdded ? present : null,
        license: options.license,
      };
    }
  });
}

/** Builds the dataset of a data directory from the starter data alone, whatever is there. */
export async function buildStarterDataset(
  dataDir: string,
  options: BuildOptions = {},
): Promise<Dataset> {
  const { drivers = defaultDrivers() } = options;
  return underLock(dataDir, options.signal, async (lock) => {
    const starter = await starterSources();
    const graph = starterPart(starter.graph);
    const articles = starterPart(starter.articles);
    const plan = { dataDir, graph, articles, present: null, starter, drivers, release: null };
    return build(lock, plan, options);
  });
}

/** Repairs what an interrupted build of a data directory left, unless a build is going on. */
export async function repairDataDirectory(dataDir: string, signal?: AbortSignal): Promise<void> {
  await underLock(dataDir, signal, async () => {});
}

async function underLock<T>(
  dataDir: string,
  signal: AbortSignal | undefined,
  work: (lock: DatasetLock) => Promise<T>,
): Promise<T> {
  await mkdir(dataDir, { recursive: true });
  await using lock = await lockDataset(dataDir, signal && { signal });
  await clearStaleBuilds(dataDir);
  return await work(lock);
}

async function presentDataset(dataDir: string, drivers: Drivers): Promise<Dataset | null> {
  try {
    return await openDataset(dataDir, drivers);
  } catch (error) {
    if (error instanceof DatasetError && error.problem === 'missing') return null;
    throw error;
  }
}

const STARTER_NAME = 'starter data';

function starterPart(path: string): PartPlan {
  return { origin: 'starter', sources: [{ path, name: STARTER_NAME }], previous: null };
}

/** What a build does with each part; null keeps the present dataset's. */
interface BuildPlan {
  readonly dataDir: string;
  readonly graph: PartPlan | null;
  readonly articles: PartPlan | null;
  readonly present: Dataset | null;
  readonly starter: StarterSources;
  readonly drivers: Drivers;
  readonly release: string | null;
}

async function build(lock: DatasetLock, plan: BuildPlan, options: BuildOptions): Promise<Dataset> {
  const { dataDir, drivers } = plan;
  const { signal, onReject, onProgress, vocabulary = standardVocabulary(), settings } = options;
  signal?.throwIfAborted();
  await using folder = await createBuildFolder(dataDir);
  const reporter = new ProgressReporter(onProgress);
  const reject = (rejected: Reject) => {
    reporter.reject();
    onReject?.(rejected);
  };
  const context: BuildContext = {
    folder,
    drivers,
    vocabulary,
    reporter,
    reject,
    signal,
    settings,
  };
  const graph = await graphPartOf(plan, context);
  const articles = await articlePartOf(plan, context, graph.triples);
  signal?.throwIfAborted();
  reporter.start('finish');
  const manifest = await manifestOf({ graph, articles }, plan, folder.directory);
  await writeFile(join(folder.directory, MANIFEST_FILE), manifestText(manifest));
  await lock.check();
  await folder.publish();
  reporter.finish();
  return openDataset(dataDir, drivers);
}

async function graphPartOf(
  { graph, present }: BuildPlan,
  context: BuildContext,
): Promise<GraphManifest> {
  if (graph !== null) return buildGraphPart(graph, context);
  if (present === null)
    throw new TypeError('A build without a graph needs a dataset to keep it of');
  await shareFile(present.graph.path, join(context.folder.directory, GRAPH_FILE));
  await shareFile(
    join(present.directory, JOINS_FILE),
    join(context.folder.directory, JOINS_FILE),
  ).catch(ignoreAbsence);
  await keepEngine('graph', context, present);
  await keepEngine('labels', context, present);
  return present.manifest.graph;
}

/** A dataset whose entities were not joined has no list of joins. */
function ignoreAbsence(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}

async function articlePartOf(
  { articles, present }: BuildPlan,
  context: BuildContext,
  triples: number,
): Promise<ArticlesManifest> {
  if (articles !== null) return buildArticlePart(articles, context, triples);
  if (present === null)
    throw new TypeError('A build without articles needs a dataset to keep them of');
  await keepEngine('articles', context, present);
  return present.manifest.articles;
}

async function manifestOf(
  parts: Pick<DatasetManifest, 'graph' | 'articles'>,
  { starter, present, drivers, release }: BuildPlan,
  directory: string,
): Promise<DatasetManifest> {
  const engines: Partial<Record<EngineKind, EngineManifest>> = {};
  for (const kind of ENGINE_KINDS) {
    const built = await engineManifestOf(kind, drivers, directory);
    if (built !== null) engines[kind] = built;
  }
  const graphBytes = (await stat(join(directory, GRAPH_FILE))).size;
  const hashes = await hashFiles(directory, { engines, graphBytes });
  const hasStarter = parts.graph.origin === 'starter' || parts.articles.origin === 'starter';
  return {
    format: DATASET_FORMAT,
    builder: DATASET_BUILDER,
    created: new Date().toISOString(),
    starterVersion: hasStarter ? (present?.manifest.starterVersion ?? starter.version) : null,
    release,
    digest: digestOf(hashes),
    hashes,
    graphBytes,
    engines,
    ...parts,
  };
}
