import { InvalidArgumentError } from '@biographql/core';
import { defaultDrivers } from '@biographql/engines/drivers';
import { readTriples } from '../rdf/read-triples.js';
import { hasLiteratureOf, mergesOf, planSameArticles, underLock } from './build-dataset.js';
import { type BuildOptions, type PartPlan, type PlannedSource, toPlanned } from './build-plan.js';
import type { ManifestSource } from './manifest.js';
import { type Dataset, openDataset } from './open-dataset.js';
import { runBuild } from './run-build.js';
import { starterSources } from './starter-sources.js';
import { getStoredSources, STORED_TRIPLES, type StoredSource } from './stored-sources.js';

/** Parts to remove from a dataset. */
export interface RemovedParts {
  /** Sources of the graph or of articles, by their names in the manifest, or by the end of their paths. */
  readonly sources?: readonly string[] | undefined;
  readonly graphs?: readonly string[] | undefined;
  /** Identifiers of articles, as the dataset has them, e.g. `pmid:123`. */
  readonly articles?: readonly string[] | undefined;
}

/** Result of a removal. */
export interface Removal {
  readonly sources: readonly {
    readonly name: string;
    readonly kind: 'graph' | 'articles';
    /** Triples, or articles including replaced ones, as they were read. */
    readonly taken: number;
  }[];
  readonly graphs: readonly {
    readonly name: string;
    /** Including statements of facts of the graph. */
    readonly triples: number;
  }[];
  readonly articles: readonly string[];
  readonly unknownArticles: readonly string[];
}

interface RemovalPlan {
  /** Null if the graph stays unchanged. */
  readonly graph: PartPlan | null;
  readonly articles: PartPlan | null;
  readonly removed: Pick<Removal, 'sources' | 'graphs'>;
}

async function planRemoval(
  present: Dataset,
  { sources = [], graphs = [], articles = [] }: RemovedParts,
  { signal, literature }: Pick<BuildOptions, 'signal' | 'literature'>,
): Promise<RemovalPlan> {
  const hasLiterature = hasLiteratureOf({ literature }, present.manifest);
  if (sources.length + graphs.length + articles.length === 0)
    throw new InvalidArgumentError('sources', 'must name at least one source, graph or article');
  const { manifest } = present;
  const all = [
    ...manifest.graph.sources.map((source) => ({ source, kind: 'graph' as const })),
    ...manifest.articles.sources.map((source) => ({ source, kind: 'articles' as const })),
  ];
  const named = new Set(sources.map((name) => findSource(name, all)));
  const removed = [...named].map(({ source, kind }) => ({
    name: source.name,
    kind,
    taken: (kind === 'graph' ? source.rows?.triples : source.records?.taken) ?? 0,
  }));
  const gone = new Set([...named].map(({ source }) => source));
  const changesGraph = graphs.length > 0 || removed.some(({ kind }) => kind === 'graph');
  const counts = new Map<string, number>();
  return {
    graph: changesGraph ? await planGraph(present, { gone, graphs, counts, signal }) : null,
    articles: await planArticles(present, { gone, articles, hasLiterature }),
    removed: {
      sources: removed,
      graphs: graphs.map((name) => ({ name, triples: counts.get(name) ?? 0 })),
    },
  };
}

/** @param counts - is given the triples of each named graph, when graphs are removed. */
async function planGraph(
  present: Dataset,
  {
    gone,
    graphs,
    counts,
    signal,
  }: {
    readonly gone: ReadonlySet<ManifestSource>;
    readonly graphs: readonly string[];
    readonly counts: Map<string, number>;
    readonly signal: AbortSignal | undefined;
  },
): Promise<PartPlan> {
  const left: PlannedSource[] = [];
  for (const stored of getStoredSources(present, 'graph')) {
    const own = graphs.length === 0 ? new Map<string, number>() : await countGraphs(stored, signal);
    for (const [name, triples] of own) counts.set(name, (counts.get(name) ?? 0) + triples);
    if (!gone.has(stored.source)) left.push(...withoutGraphs(stored, own, graphs));
  }
  const unknown = graphs.find((name) => !counts.has(name));
  if (unknown !== undefined) throw unknownGraph(unknown, [...counts.keys()]);
  if (left.length === 0)
    throw new InvalidArgumentError('sources', 'must leave at least one source of the graph');
  const isMerged = (await mergesOf(present)).length > 0;
  return { origin: 'ingest', sources: left, isMerged };
}

async function countGraphs(
  { path, source }: StoredSource,
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  if (source.rows?.named === undefined) return counts;
  const reading = { ...STORED_TRIPLES, blankNodePrefix: null, signal };
  for await (const batch of readTriples(path, reading))
    for (const { graph } of batch)
      if (graph !== undefined) counts.set(graph, (counts.get(graph) ?? 0) + 1);
  return counts;
}

/** Returns the source without graphs; none when it holds nothing else. */
function withoutGraphs(
  stored: StoredSource,
  own: ReadonlyMap<string, number>,
  graphs: readonly string[],
): readonly PlannedSource[] {
  const gone = graphs.filter((name) => own.has(name));
  const planned = toPlanned('graph', [stored]);
  if (gone.length === 0) return planned;
  const { source } = stored;
  const triples = gone.reduce((sum, name) => sum + (own.get(name) ?? 0), 0);
  if (triples === source.rows?.triples) return [];
  const without = [...new Set([...(source.without ?? []), ...gone])].sort();
  return planned.map((each) => ({
    ...each,
    stored: { ...source, without },
    without: new Set(gone),
  }));
}

async function planArticles(
  present: Dataset,
  {
    gone,
    articles,
    hasLiterature,
  }: {
    readonly gone: ReadonlySet<ManifestSource>;
    readonly articles: readonly string[];
    readonly hasLiterature: boolean;
  },
): Promise<PartPlan | null> {
  const { origin, sources } = present.manifest.articles;
  if (articles.length === 0 && !sources.some((source) => gone.has(source)))
    return planSameArticles(present, await starterSources(), hasLiterature);
  const left = getStoredSources(present, 'articles').filter(({ source }) => !gone.has(source));
  if (left.length === 0 && sources.length > 0)
    throw new InvalidArgumentError('sources', 'must leave at least one source of articles');
  const without = new Set(articles);
  return {
    origin,
    sources: toPlanned('articles', left).map((source) => ({ ...source, without })),
    hasLiterature,
  };
}

const SHOWN_GRAPHS = 10;

function unknownGraph(name: string, names: readonly string[]): InvalidArgumentError {
  const more = names.length > SHOWN_GRAPHS ? ` and ${names.length - SHOWN_GRAPHS} more` : '';
  const listed = names.length === 0 ? 'none' : `${names.slice(0, SHOWN_GRAPHS).join(', ')}${more}`;
  const reason = `is not a named graph of the ingested sources, which have: ${listed}`;
  return new InvalidArgumentError('graphs', reason, name);
}

function findSource<Own extends { readonly source: ManifestSource }>(
  name: string,
  sources: readonly Own[],
): Own {
  const exact = sources.filter(({ source }) => source.name === name);
  const found =
    exact.length > 0 ? exact : sources.filter(({ source }) => source.name.endsWith(`/${name}`));
  const [only, second] = found;
  if (only !== undefined && second === undefined) return only;
  const known = sources.map(({ source }) => source.name).join(', ');
  const problem = only === undefined ? 'is not a source of the dataset' : 'names several sources';
  throw new InvalidArgumentError('sources', `${problem}, which has: ${known}`, name);
}

export interface RemoveSourcesOptions extends BuildOptions, RemovedParts {
  readonly dataDir: string;
  readonly release?: string | undefined;
}

/**
 * Builds a dataset without some sources, named graphs or articles from the stored sources of the served one, and serves
 * it in a single step at the end. No source is read again. The result and its digest equal those of an ingest of the
 * remaining sources: merges are computed again, and articles that a removed source replaced or withdrew return. An
 * interrupted removal resumes when it is called again.
 * @throws InvalidArgumentError when nothing would be removed or nothing would be left, and for unknown or ambiguous
 * names; DatasetError as a build does, and `incompatible` for starter data and datasets of an earlier version.
 */
export async function removeSources(options: RemoveSourcesOptions): Promise<Dataset> {
  const { dataDir, drivers = defaultDrivers(), release = null } = options;
  return underLock(dataDir, options.signal, async (lock) => {
    const present = await openDataset(dataDir, drivers);
    const { graph, articles } = await planRemoval(present, options, options);
    const starter = await starterSources();
    const plan = { dataDir, graph, articles, present, starter, drivers, release };
    return runBuild(lock, plan, options);
  });
}

/**
 * Returns what {@link removeSources} would remove; writes nothing.
 * @throws as that does.
 */
export async function dryRemoval({
  dataDir,
  drivers = defaultDrivers(),
  ...options
}: RemovedParts &
  Pick<RemoveSourcesOptions, 'dataDir' | 'drivers' | 'settings' | 'signal'>): Promise<Removal> {
  const present = await openDataset(dataDir, drivers);
  const { removed } = await planRemoval(present, options, options);
  const { articles = [], settings } = options;
  await using index = await drivers.articles.open(
    present.places.articles,
    settings === undefined ? {} : { settings },
  );
  const found = await index.get(articles);
  const known = articles.filter((id, place) => found[place]?.id === id);
  return {
    ...removed,
    articles: known,
    unknownArticles: articles.filter((id) => !known.includes(id)),
  };
}
