import { mkdir } from 'node:fs/promises';
import { InvalidArgumentError } from '@biographql/core';
import type { Drivers } from '@biographql/engines';
import { defaultDrivers } from '@biographql/engines/drivers';
import type { GraphFormatOptions } from '../formats/graph-files.js';
import { type DatasetLock, lockDataset } from '../lock/dataset-lock.js';
import type { BuildOptions } from './build-options.js';
import type { PartPlan } from './build-plan.js';
import { DatasetError } from './dataset-error.js';
import type { DatasetManifest } from './manifest.js';
import { type Dataset, openDataset, readDatasetManifest } from './open-dataset.js';
import { runBuild } from './run-build.js';
import { starterSources } from './starter-sources.js';

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
  /**
   * Whether a kind that was never ingested, the graph or the articles, is that of the starter data. Without it that kind is
   * empty. Default true.
   */
  readonly withStarter?: boolean | undefined;
}

/**
 * Builds a dataset and puts it in the place of the served one, in a single step at the end: until then, and when anything
 * fails, the old one stays as it is. A build that was interrupted goes on where it was when it is asked for again with the
 * same sources, and gives the same dataset.
 *
 * A kind that has no sources keeps what it has. Ingested articles are annotated anew when the graph changed; the index of
 * the starter articles is kept as it is. A kind that was never ingested holds the starter data, unless `withStarter` is
 * false, and the first ingest of that kind replaces it in either mode.
 *
 * @throws InvalidArgumentError without any source, and when a source is absent or holds nothing that can be read;
 * DatasetError `busy` when another build is going on, and `damaged` or `incompatible` when parts of the present
 * dataset are needed and cannot be, and `refused` when a check fails; `signal.reason` when aborted.
 * @see {@link https://github.com/biographql/biographql/blob/main/docs/guides/load-a-graph.md}
 */
export async function buildDataset(options: BuildDatasetOptions): Promise<Dataset> {
  const { dataDir, graphSources = [], articleSources = [], mode = 'append' } = options;
  const { nameSources: names = [], withStarter = true } = options;
  const { drivers = defaultDrivers() } = options;
  if (graphSources.length + articleSources.length + names.length === 0) {
    throw new InvalidArgumentError('sources', 'must name at least one file or folder');
  }
  return underLock(dataDir, options.signal, async (lock) => {
    const replacesAll = mode === 'replace' && graphSources.length > 0 && articleSources.length > 0;
    const present = replacesAll ? null : await presentDataset(dataDir, drivers);
    const served = replacesAll ? await servedManifest(dataDir) : (present?.manifest ?? null);
    const starter = await starterSources();
    const plans = { graph: graphPlan(), articles: articlePlan() };
    const { release = null } = options;
    return runBuild(lock, { dataDir, ...plans, present, starter, drivers, release }, options);

    function graphPlan(): PartPlan | null {
      const { join: isMerged = true, graphFormats: formats } = options;
      if (graphSources.length > 0) {
        return { ...ingestPart('graph', graphSources), names, isMerged, formats };
      }
      const isStarter = present === null || present.manifest.graph.origin === 'starter';
      if (isStarter && !withStarter) return { ...EMPTY_PART, names };
      if (present === null) return { ...starterPart(starter.graph), names };
      if (names.length === 0) return null;
      return { origin: present.manifest.graph.origin, sources: [], names, previous: present };
    }

    function articlePlan(): PartPlan | null {
      const hasLiterature = hasLiteratureOf(options, served);
      if (articleSources.length > 0) {
        return { ...ingestPart('articles', articleSources), hasLiterature };
      }
      const isStarter = present === null || present.manifest.articles.origin === 'starter';
      if (isStarter && !withStarter) return { ...EMPTY_PART, hasLiterature };
      if (present === null) return { ...starterPart(starter.articles), hasLiterature };
      const { origin, literature } = present.manifest.articles;
      if (isStarter && !hasLiterature && literature === undefined) return null;
      return { origin, sources: [], previous: present, hasLiterature };
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
    const hasLiterature = hasLiteratureOf(options, null);
    const articles = { ...starterPart(starter.articles), hasLiterature };
    const plan = { dataDir, graph, articles, present: null, starter, drivers, release: null };
    return runBuild(lock, plan, options);
  });
}

/** Does what changes a data directory, once nobody else does. */
export async function underLock<T>(
  dataDir: string,
  signal: AbortSignal | undefined,
  work: (lock: DatasetLock) => Promise<T>,
): Promise<T> {
  await mkdir(dataDir, { recursive: true });
  await using lock = await lockDataset(dataDir, signal && { signal });
  return await work(lock);
}

/** Returns whether a build keeps articles as triples: as it is told to, else as the served dataset does. */
export function hasLiteratureOf(
  { literature }: Pick<BuildOptions, 'literature'>,
  served: DatasetManifest | null,
): boolean {
  return literature ?? served?.articles.literature !== undefined;
}

/** Whatever made it; null when there is none, or none that can be read. */
async function servedManifest(dataDir: string): Promise<DatasetManifest | null> {
  const read = await readDatasetManifest(dataDir).catch(() => null);
  return read?.manifest ?? null;
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
const EMPTY_PART: PartPlan = { origin: 'ingest', sources: [], previous: null };

function starterPart(path: string): PartPlan {
  return { origin: 'starter', sources: [{ path, name: STARTER_NAME }], previous: null };
}
