import { mkdir, stat } from 'node:fs/promises';
import { InvalidArgumentError } from '@biographql/core';
import type { Drivers } from '@biographql/engines';
import { defaultDrivers } from '@biographql/engines/drivers';
import { STANDARD_INPUT } from '../bytes/open-bytes.js';
import type { GraphFormatOptions } from '../formats/graph-files.js';
import { type DatasetLock, lockDataset } from '../lock/dataset-lock.js';
import { type BuildOptions, type PartPlan, type PlannedSource, toPlanned } from './build-plan.js';
import { DatasetError } from './dataset-error.js';
import type { DatasetManifest } from './manifest.js';
import { readMerges } from './merge-entities.js';
import { type Dataset, openDataset, readDatasetManifest } from './open-dataset.js';
import { runBuild } from './run-build.js';
import { type StarterSources, starterSources } from './starter-sources.js';
import { findStoredSources, getStoredSources } from './stored-sources.js';

export interface BuildDatasetOptions extends BuildOptions {
  /** Release label, e.g. `2026-11`. Default: build time. */
  readonly release?: string | undefined;
  /** License of these sources: an SPDX identifier such as `CC-BY-4.0`, or a phrase. Default: not stated. */
  readonly license?: string | undefined;
  readonly dataDir: string;
  /** Files and folders of graphs in any format that is understood; `-` is the standard input. */
  readonly graphSources?: readonly string[] | undefined;
  readonly graphFormats?: GraphFormatOptions | undefined;
  /**
   * Files of further names (`.tsv`, also with `.gz` or `.br`): a name or a compact identifier, a tab, an identifier or the
   * IRI of the entity that has it. They go into the graph, after the triples.
   */
  readonly nameSources?: readonly string[] | undefined;
  /**
   * Whether equivalent entities are merged; the merges are listed in `joins.tsv` of the dataset. Earlier merges stay.
   * Default true.
   */
  readonly join?: boolean | undefined;
  readonly articleSources?: readonly string[] | undefined;
  /** Whether sources are added to the ingested ones or replace them. Default `append`. */
  readonly mode?: 'append' | 'replace' | undefined;
  /** Whether starter data fill in for the graph or the articles that were never ingested. Default true. */
  readonly withStarter?: boolean | undefined;
}

/**
 * Builds a dataset and serves it in a single step at the end. Until then, and when anything fails, the old dataset
 * stays. An interrupted build resumes when it is called again with the same sources, and gives the same dataset. A graph
 * or articles without new sources stay unchanged. Ingested articles are annotated again when the graph changes; the
 * index of the starter articles is reused. The first ingest of a graph or of articles replaces the starter data in
 * either mode.
 * @throws InvalidArgumentError without any source, and for a missing or unreadable source; DatasetError `busy` during
 * another build, `damaged` or `incompatible` when the present dataset cannot be extended, `refused` when a check fails;
 * `signal.reason` when aborted.
 * @see {@link https://github.com/biographql/biographql/blob/main/docs/guides/load-a-graph.md}
 */
export async function buildDataset(options: BuildDatasetOptions): Promise<Dataset> {
  const { dataDir, graphSources = [], articleSources = [], nameSources = [], license } = options;
  const { mode = 'append', withStarter = true, drivers = defaultDrivers() } = options;
  const { release = null } = options;
  await checkPaths([...graphSources, ...nameSources, ...articleSources]);
  return underLock(dataDir, options.signal, async (lock) => {
    const replacesAll = mode === 'replace' && graphSources.length > 0 && articleSources.length > 0;
    const present = replacesAll ? null : await presentDataset(dataDir, drivers);
    const served = replacesAll ? await servedManifest(dataDir) : (present?.manifest ?? null);
    const starter = await starterSources();
    const names = toSources('names', nameSources);
    const plan = { graph: await graphPlan(), articles: articlePlan() };
    return runBuild(lock, { dataDir, ...plan, present, starter, drivers, release }, options);

    async function graphPlan(): Promise<PartPlan | null> {
      const { join: isMerged = true, graphFormats: formats } = options;
      if (graphSources.length > 0) {
        const added = [...toSources('graph', graphSources), ...names];
        const before = mode === 'append' ? extended('graph') : null;
        if (before === null) return { origin: 'ingest', sources: added, isMerged, formats };
        const sources = [...toPlanned('graph', getStoredSources(before, 'graph')), ...added];
        return { origin: 'ingest', sources, isMerged, formats, merges: await mergesOf(before) };
      }
      const isStarter = present === null || present.manifest.graph.origin === 'starter';
      if (isStarter && !withStarter) return { origin: 'ingest', sources: names };
      if (present !== null && names.length === 0) return null;
      const stored =
        present && (isStarter ? findStoredSources : getStoredSources)(present, 'graph');
      if (present === null || stored === null) {
        const { origin, sources } = starterPart('graph', starter.graph);
        return { origin, sources: [...sources, ...names] };
      }
      const sources = [...toPlanned('graph', stored), ...names];
      return { origin: present.manifest.graph.origin, sources, merges: await mergesOf(present) };
    }

    function articlePlan(): PartPlan | null {
      const hasLiterature = hasLiteratureOf(options, served);
      const added = toSources('articles', articleSources);
      if (added.length > 0) {
        const before = mode === 'append' ? extended('articles') : null;
        const earlier = before === null ? [] : getStoredSources(before, 'articles');
        const sources = [...toPlanned('articles', earlier), ...added];
        return { origin: 'ingest', sources, hasLiterature };
      }
      const isStarter = present === null || present.manifest.articles.origin === 'starter';
      if (isStarter && !withStarter) return { origin: 'ingest', sources: [], hasLiterature };
      if (present !== null) return planSameArticles(present, starter, hasLiterature);
      return { ...starterPart('articles', starter.articles), hasLiterature };
    }

    /** Returns the present dataset when its part was ingested, and is extended. */
    function extended(part: 'graph' | 'articles'): Dataset | null {
      return present?.manifest[part].origin === 'ingest' ? present : null;
    }

    function toSources(
      kind: PlannedSource['kind'],
      paths: readonly string[],
    ): readonly PlannedSource[] {
      return paths.map((path) => ({ kind, path, name: path, license }));
    }
  });
}

export async function buildStarterDataset(
  dataDir: string,
  options: BuildOptions = {},
): Promise<Dataset> {
  const { drivers = defaultDrivers() } = options;
  return underLock(dataDir, options.signal, async (lock) => {
    const starter = await starterSources();
    const graph = starterPart('graph', starter.graph);
    const hasLiterature = hasLiteratureOf(options, null);
    const articles = { ...starterPart('articles', starter.articles), hasLiterature };
    const plan = { dataDir, graph, articles, present: null, starter, drivers, release: null };
    return runBuild(lock, plan, options);
  });
}

/** Before anything is read: a build may take long until it comes to the last source. */
async function checkPaths(paths: readonly string[]): Promise<void> {
  if (paths.length === 0)
    throw new InvalidArgumentError('sources', 'must name at least one file or folder');
  for (const path of paths) {
    const isThere = path === STANDARD_INPUT || (await stat(path).catch(() => null)) !== null;
    if (!isThere)
      throw new InvalidArgumentError('source', 'must be an existing file or folder', path);
  }
}

export async function underLock<T>(
  dataDir: string,
  signal: AbortSignal | undefined,
  work: (lock: DatasetLock) => Promise<T>,
): Promise<T> {
  await mkdir(dataDir, { recursive: true });
  await using lock = await lockDataset(dataDir, signal && { signal });
  return await work(lock);
}

/** Whether a build writes articles as triples: by its option, or else as the served dataset does. */
export function hasLiteratureOf(
  { literature }: Pick<BuildOptions, 'literature'>,
  served: DatasetManifest | null,
): boolean {
  return literature ?? served?.articles.literature !== undefined;
}

/** Annotates the same articles again; null when the index of the starter articles is reused. */
export function planSameArticles(
  present: Dataset,
  starter: StarterSources,
  hasLiterature: boolean,
): PartPlan | null {
  const { origin, literature } = present.manifest.articles;
  if (origin === 'ingest') {
    const sources = toPlanned('articles', getStoredSources(present, 'articles'));
    return { origin, sources, hasLiterature };
  }
  if (!hasLiterature && literature === undefined) return null;
  return { ...starterPart('articles', starter.articles), hasLiterature };
}

export async function mergesOf({ directory }: Dataset) {
  return (await readMerges(directory)).groups;
}

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

function starterPart(kind: 'graph' | 'articles', path: string): PartPlan {
  return { origin: 'starter', sources: [{ kind, path, name: STARTER_NAME }] };
}
