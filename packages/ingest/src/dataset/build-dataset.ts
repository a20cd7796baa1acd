import { stat } from 'node:fs/promises';
import { InvalidArgumentError } from '@biographql/core';
import { defaultDrivers } from '@biographql/engines/drivers';
import { STANDARD_INPUT } from '../bytes/open-bytes.js';
import type { GraphFormatOptions } from '../formats/graph-files.js';
import { lockDataset } from '../lock/dataset-lock.js';
import {
  type BuildOptions,
  type BuildPlan,
  DATASET_BUILDER,
  type PartPlan,
  type PlannedSource,
} from './build-plan.js';
import { DatasetError } from './files.js';
import type { DatasetManifest, ManifestSource } from './manifest.js';
import { readMerges } from './merge-entities.js';
import { type Dataset, getMisfit, openDataset, readDatasetManifest } from './open-dataset.js';
import { runBuild } from './run-build.js';
import {
  findStoredSources,
  getStoredSources,
  type PartName,
  type StarterSources,
  type StoredSource,
  starterSources,
} from './sources.js';

/** Options of a build that ends in a data directory. */
interface DirectoryBuildOptions extends BuildOptions {
  readonly dataDir: string;
  /** Release label, e.g. `2026-11`. Default: build time. */
  readonly release?: string | undefined;
}

export interface BuildDatasetOptions extends DirectoryBuildOptions {
  /** License of these sources: an SPDX identifier such as `CC-BY-4.0`, or a phrase. Default: not stated. */
  readonly license?: string | undefined;
  /** Files and folders of graphs in any format that is understood; `-` is the standard input. */
  readonly graphSources?: readonly string[] | undefined;
  readonly graphFormats?: GraphFormatOptions | undefined;
  /**
   * Files of further names (`.tsv`, also with `.gz` or `.br`): a name or a compact identifier, a tab, an identifier or the
   * IRI of the entity that has it. They go into the graph, after the triples.
   */
  readonly nameSources?: readonly string[] | undefined;
  /**
   * Whether equivalent entities are merged; the merges are listed in `joins.tsv` of the dataset. False: only earlier
   * merges stay. Default true.
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
 * stays; call it again with the same sources after an interruption. A graph or articles without new sources stay
 * unchanged. Ingested articles are annotated again when the graph changes; the index of the starter articles is reused,
 * unless they are also triples. The first ingest of a graph or of articles replaces the starter data in either mode.
 * @throws InvalidArgumentError without any source, for a missing or unreadable source, and in mode `append` for one
 * that the dataset already has; DatasetError `busy` during another build, `damaged` or `incompatible` when the present
 * dataset cannot be extended, `rejected` when a check fails, `missing` when the directory cannot be created;
 * `signal.reason` when aborted.
 * @see {@link https://github.com/biographql/biographql/blob/main/docs/guides/load-a-graph.md}
 */
export async function buildDataset(options: BuildDatasetOptions): Promise<Dataset> {
  const { graphSources = [], articleSources = [], nameSources = [], license } = options;
  const { dataDir, drivers, mode = 'append', withStarter = true } = options;
  await checkPaths([...graphSources, ...nameSources, ...articleSources]);
  const toSources = (kind: PlannedSource['kind'], paths: readonly string[]) =>
    paths.map((path): PlannedSource => ({ kind, path, name: path, license }));
  return planAndBuild(options, async (starter) => {
    const replacesAll = mode === 'replace' && graphSources.length > 0 && articleSources.length > 0;
    const opened = openDataset(dataDir, drivers);
    // What is replaced as a whole may be damaged.
    const present = await (replacesAll ? opened.catch(() => null) : findDataset(opened));
    const served = await readDatasetManifest(dataDir).catch(() => null);
    const { literature: hasLiterature = hasArticleTriples(served?.manifest) } = options;
    return { graph: await planGraph(), articles: planArticles(), present };

    async function planGraph(): Promise<PartPlan | null> {
      const { join: isMerged = true, graphFormats: formats } = options;
      const names = toSources('names', nameSources);
      const isIngested = present?.manifest.graph.origin === 'ingest';
      if (graphSources.length > 0) {
        const added = [...toSources('graph', graphSources), ...names];
        const before = mode === 'append' && isIngested ? present : null;
        if (before === null) return { origin: 'ingest', sources: added, isMerged, formats };
        const sources = addSources(toPlanned('graph', getStoredSources(before, 'graph')), added);
        return { origin: 'ingest', sources, isMerged, formats, merges: await mergesOf(before) };
      }
      if (!isIngested && !withStarter) return { origin: 'ingest', sources: names };
      if (present !== null && names.length === 0) return null;
      const stored =
        present && (isIngested ? getStoredSources : findStoredSources)(present, 'graph');
      if (present === null || stored === null) {
        const part = starterPart('graph', starter);
        return { ...part, sources: [...part.sources, ...names] };
      }
      const sources = addSources(toPlanned('graph', stored), names);
      return { origin: present.manifest.graph.origin, sources, merges: await mergesOf(present) };
    }

    function planArticles(): PartPlan | null {
      const isIngested = present?.manifest.articles.origin === 'ingest';
      const added = toSources('articles', articleSources);
      if (added.length > 0) {
        const isExtended = mode === 'append' && isIngested;
        const earlier = isExtended ? getStoredSources(present, 'articles') : [];
        const sources = addSources(toPlanned('articles', earlier), added);
        return { origin: 'ingest', sources, hasLiterature };
      }
      if (!isIngested && !withStarter) return { origin: 'ingest', sources: [], hasLiterature };
      if (present !== null) return planSameArticles(present, starter, hasLiterature);
      return { ...starterPart('articles', starter), hasLiterature };
    }
  });
}

/**
 * Opens the dataset of a data directory. Builds starter data if there is no dataset, or if it has only starter data of
 * another version or with another `literature` option. Ingested datasets never change.
 * @throws DatasetError `damaged`, `incompatible`, `busy`, `rejected` when a check fails, or `missing` when the
 * directory cannot be created; `signal.reason` when aborted.
 */
export async function ensureDataset(dataDir: string, options: BuildOptions = {}): Promise<Dataset> {
  const { drivers = defaultDrivers() } = options;
  const manifest = (await findDataset(readDatasetManifest(dataDir)))?.manifest;
  const { literature: hasLiterature = hasArticleTriples(manifest) } = options;
  if (manifest !== undefined) {
    const { graph, articles, builder, starterVersion } = manifest;
    const isStarter = graph.origin === 'starter' && articles.origin === 'starter';
    const isCurrent =
      builder === DATASET_BUILDER &&
      hasLiterature === hasArticleTriples(manifest) &&
      getMisfit(manifest, drivers) === null &&
      starterVersion === (await starterSources()).version;
    if (!isStarter || isCurrent) return openDataset(dataDir, drivers);
  }
  return planAndBuild({ ...options, dataDir }, async (starter) => ({
    graph: starterPart('graph', starter),
    articles: { ...starterPart('articles', starter), hasLiterature },
    present: null,
  }));
}

export interface RemoveSourcesOptions extends DirectoryBuildOptions {
  /** Sources of the graph or of articles, by their names in the manifest, or by the end of their paths. */
  readonly sources: readonly string[];
}

/**
 * Builds a dataset without some sources from the stored sources of the served one, and serves it in a single step at the
 * end. No source is read again. The result and its digest equal those of an ingest of the remaining sources: merges are
 * computed again, and articles that a removed source replaced or withdrew return.
 * @throws InvalidArgumentError when nothing would be removed, when no source of the graph or of the articles would be
 * left, and for unknown or ambiguous names; DatasetError as a build does, and `incompatible` for starter data and
 * datasets of an earlier version.
 */
export async function removeSources(options: RemoveSourcesOptions): Promise<Dataset> {
  const { dataDir, drivers, sources } = options;
  if (sources.length === 0)
    throw new InvalidArgumentError('sources', 'must name at least one source');
  return planAndBuild(options, async (starter) => {
    const present = await openDataset(dataDir, drivers);
    const { graph, articles } = present.manifest;
    const all = [...graph.sources, ...articles.sources];
    const gone = new Set(sources.map((name) => findSource(name, all)));
    const { literature: hasLiterature = hasArticleTriples(present.manifest) } = options;
    const without = (part: PartName, what: string) => {
      if (!present.manifest[part].sources.some((source) => gone.has(source))) return null;
      const left = getStoredSources(present, part).filter(({ source }) => !gone.has(source));
      if (left.length > 0) return toPlanned(part, left);
      throw new InvalidArgumentError('sources', `must not name every source of ${what}`);
    };
    const [triples, records] = [without('graph', 'the graph'), without('articles', 'articles')];
    const isMerged = (await mergesOf(present)).length > 0;
    return {
      graph: triples && { origin: 'ingest', sources: triples, isMerged },
      articles: records
        ? { origin: articles.origin, sources: records, hasLiterature }
        : planSameArticles(present, starter, hasLiterature),
      present,
    };
  });
}

type PlannedParts = Pick<BuildPlan, 'graph' | 'articles' | 'present'>;

async function planAndBuild(
  options: DirectoryBuildOptions,
  plan: (starter: StarterSources) => Promise<PlannedParts>,
): Promise<Dataset> {
  const { dataDir, drivers = defaultDrivers(), release = null, signal } = options;
  await using _lock = await lockDataset(dataDir, { createFolder: true, ...(signal && { signal }) });
  const starter = await starterSources();
  const parts = await plan(starter);
  return await runBuild({ ...parts, dataDir, starter, drivers, release }, options);
}

/** Checks paths before any is read: a build may take long to reach the last source. */
async function checkPaths(paths: readonly string[]): Promise<void> {
  if (paths.length === 0)
    throw new InvalidArgumentError('sources', 'must name at least one file or folder');
  for (const path of paths) {
    const isThere = path === STANDARD_INPUT || (await stat(path).catch(() => null)) !== null;
    if (!isThere)
      throw new InvalidArgumentError('source', 'must be an existing file or folder', path);
  }
}

async function findDataset<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof DatasetError && error.problem === 'missing') return null;
    throw error;
  }
}

function hasArticleTriples(manifest: DatasetManifest | undefined): boolean {
  return manifest?.articles.literature !== undefined;
}

/** Annotates the same articles again; null when the index of the starter articles is reused. */
function planSameArticles(
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
  return { ...starterPart('articles', starter), hasLiterature };
}

/** A source that is read twice would count twice, and could not be removed; standard input has no name. */
function addSources(stored: readonly PlannedSource[], added: readonly PlannedSource[]) {
  const repeated = added.find(
    ({ name }) => name !== STANDARD_INPUT && stored.some((source) => source.name === name),
  );
  if (repeated === undefined) return [...stored, ...added];
  throw new InvalidArgumentError(
    'sources',
    'is already in the dataset. Remove it with `biographql datasets remove`, or use --replace',
    repeated.name,
  );
}

async function mergesOf({ directory }: Dataset) {
  return (await readMerges(directory)).groups;
}

function starterPart(kind: PartName, starter: StarterSources): PartPlan {
  return { origin: 'starter', sources: [{ kind, path: starter[kind], name: 'starter data' }] };
}

function toPlanned(
  kind: PlannedSource['kind'],
  stored: readonly StoredSource[],
): readonly PlannedSource[] {
  return stored.map(({ path, source }) => ({ kind, name: source.name, path, stored: source }));
}

function findSource(name: string, sources: readonly ManifestSource[]): ManifestSource {
  const exact = sources.filter((source) => source.name === name);
  const found =
    exact.length > 0 ? exact : sources.filter((source) => source.name.endsWith(`/${name}`));
  const [only, second] = found;
  if (only !== undefined && second === undefined) return only;
  const known = sources.map((source) => source.name).join(', ');
  const problem =
    only === undefined
      ? 'must name a source of the dataset'
      : 'must match only one source of the dataset';
  throw new InvalidArgumentError('sources', `${problem}; its sources are ${known}`, name);
}
