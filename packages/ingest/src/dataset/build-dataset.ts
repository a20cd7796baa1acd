import { mkdir } from 'node:fs/promises';
import { InvalidArgumentError } from '@biographql/core';
import type { Drivers } from '@biographql/engines';
import { defaultDrivers } from '@biographql/engines/drivers';
import type { GraphFormatOptions } from '../formats/graph-files.js';
import { type DatasetLock, lockDataset } from '../lock/dataset-lock.js';
import type { BuildOptions, PartPlan } from './build-plan.js';
import { DatasetError } from './dataset-error.js';
import type { DatasetManifest } from './manifest.js';
import { type Dataset, openDataset, readDatasetManifest } from './open-dataset.js';
import { runBuild } from './run-build.js';
import { starterSources } from './starter-sources.js';

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
