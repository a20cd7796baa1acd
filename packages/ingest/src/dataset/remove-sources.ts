import { join } from 'node:path';
import { type CallOptions, InvalidArgumentError } from '@biographql/core';
import { defaultDrivers } from '@biographql/engines/drivers';
import { hasRecords } from './article-records.js';
import { hasLiteratureOf, underLock } from './build-dataset.js';
import type { BuildOptions, PartPlan, PlannedSource } from './build-plan.js';
import { DatasetError } from './dataset-error.js';
import { MERGES_FILE, sourceBytes } from './files.js';
import type { ManifestSource } from './manifest.js';

import { type Dataset, openDataset } from './open-dataset.js';
import { runBuild } from './run-build.js';
import { countNamedGraphs, type StoredSource, storedSources } from './source-rows.js';
import { starterSources } from './starter-sources.js';

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

export interface RemovalPlan {
  /** Null when the graph stays as it is. */
  readonly graph: PartPlan | null;
  readonly articleSources: ReadonlySet<number>;
  readonly articles: readonly string[];
  readonly removed: Pick<Removal, 'sources' | 'graphs'>;
}

export async function planRemoval(
  present: Dataset,
  { sources = [], graphs = [], articles = [] }: RemovedParts,
  options: CallOptions = {},
): Promise<RemovalPlan> {
  if (sources.length + graphs.length + articles.length === 0) {
    throw new InvalidArgumentError('sources', 'must name at least one source, graph or article');
  }
  const { manifest } = present;
  const all = [...manifest.graph.sources, ...manifest.articles.sources];
  const named = new Set(sources.map((name) => sourceCalled(name, all)));
  const ofGraph = manifest.graph.sources.length;
  const graphSources = new Set([...named].filter((place) => place < ofGraph));
  const articleSources = new Set(
    [...named].filter((place) => place >= ofGraph).map((place) => place - ofGraph),
  );
  checkArticles(present, articleSources);
  const isGraphChanged = graphSources.size + graphs.length > 0;
  const { plan, counts } = isGraphChanged
    ? await graphWithout(present, { graphSources, graphs, ...options })
    : { plan: null, counts: new Map<string, number>() };
  return {
    graph: plan,
    articleSources,
    articles,
    removed: {
      sources: [...named].map((place) => removedSource(all[place], place < ofGraph)),
      graphs: graphs.map((name) => ({ name, triples: counts.get(name) ?? 0 })),
    },
  };
}

function removedSource(source: ManifestSource | undefined, isGraph: boolean) {
  const { name = '', rows, records } = source ?? {};
  const taken = isGraph ? rows?.triples : records?.taken;
  return { name, kind: isGraph ? ('graph' as const) : ('articles' as const), taken: taken ?? 0 };
}

function checkArticles({ manifest, directory }: Dataset, removed: ReadonlySet<number>): void {
  if (removed.size === 0) return;
  if (!hasRecords(manifest.articles)) throw unknownSources('articles', directory);
  if (removed.size === manifest.articles.sources.length)
    throw new InvalidArgumentError('sources', 'must leave at least one source of articles');
}

interface RemovedFromGraph extends CallOptions {
  readonly graphSources: ReadonlySet<number>;
  readonly graphs: readonly string[];
}

async function graphWithout(
  present: Dataset,
  { graphSources, graphs, ...options }: RemovedFromGraph,
): Promise<{ readonly plan: PartPlan; readonly counts: ReadonlyMap<string, number> }> {
  const stored = await storedSources(present);
  if (stored === null) throw unknownSources('triples', present.directory);
  const without = new Set(graphs);
  const counts = new Map<string, number>();
  const left: PlannedSource[] = [];
  for (const [place, source] of present.manifest.graph.sources.entries()) {
    const rows = stored[place];
    if (rows === undefined) continue;
    const own =
      graphs.length === 0 ? new Map<string, number>() : await countNamedGraphs(rows, options);
    for (const [name, triples] of own) counts.set(name, (counts.get(name) ?? 0) + triples);
    if (!graphSources.has(place)) left.push(...sourceWithout(source, rows, { without, own }));
  }
  const unknown = graphs.find((name) => !counts.has(name));
  if (unknown !== undefined) throw unknownGraph(unknown, counts);
  if (left.length === 0) {
    throw new InvalidArgumentError('sources', 'must leave at least one source of the graph');
  }
  const isMerged = (await sourceBytes(join(present.directory, MERGES_FILE))) > 0;
  return { plan: { origin: 'ingest', sources: left, previous: null, isMerged }, counts };
}

function sourceWithout(
  source: ManifestSource,
  stored: StoredSource,
  {
    without,
    own,
  }: { readonly without: ReadonlySet<string>; readonly own: ReadonlyMap<string, number> },
): readonly PlannedSource[] {
  const { rows: _, ...known } = source;
  const planned = { path: stored.path, name: source.name, stored };
  const gone = [...own.keys()].filter((name) => without.has(name));
  if (gone.length === 0) return [{ ...planned, known }];
  const triples = gone.reduce((sum, name) => sum + (own.get(name) ?? 0), 0);
  if (triples === stored.rows.triples) return [];
  const all = [...new Set([...(known.without ?? []), ...gone])].sort();
  return [{ ...planned, known: { ...known, without: all }, without: new Set(gone) }];
}

function unknownSources(what: string, path: string): DatasetError {
  return new DatasetError(
    'incompatible',
    `This dataset has no record of which ${what} belong to which source: it is the starter data, or was built by an earlier version. Ingest what should remain with --replace.`,
    { path },
  );
}

const SHOWN_GRAPHS = 10;

function unknownGraph(name: string, known: ReadonlyMap<string, number>): InvalidArgumentError {
  const names = [...known.keys()];
  const more = names.length > SHOWN_GRAPHS ? ` and ${names.length - SHOWN_GRAPHS} more` : '';
  const listed = names.length === 0 ? 'none' : `${names.slice(0, SHOWN_GRAPHS).join(', ')}${more}`;
  const reason = `is not a named graph of the ingested sources, which have: ${listed}`;
  return new InvalidArgumentError('graphs', reason, name);
}

function sourceCalled(name: string, sources: readonly ManifestSource[]): number {
  const exact = placesWhere(sources, (each) => each === name);
  const found =
    exact.length > 0 ? exact : placesWhere(sources, (each) => each.endsWith(`/${name}`));
  const [only, second] = found;
  if (only !== undefined && second === undefined) return only;
  const known = sources.map((each) => each.name).join(', ');
  const problem = only === undefined ? 'is not a source of the dataset' : 'names several sources';
  throw new InvalidArgumentError('sources', `${problem}, which has: ${known}`, name);
}

function placesWhere(
  sources: readonly ManifestSource[],
  isMeant: (name: string) => boolean,
): readonly number[] {
  return sources.flatMap(({ name }, place) => (isMeant(name) ? [place] : []));
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
    const removal = await planRemoval(present, options, options);
    const articles: PartPlan = {
      origin: present.manifest.articles.origin,
      sources: [],
      previous: present,
      without: new Set(removal.articles),
      withoutSources: removal.articleSources,
      hasLiterature: hasLiteratureOf(options, present.manifest),
    };
    const starter = await starterSources();
    const { graph } = removal;
    return runBuild(
      lock,
      { dataDir, graph, articles, present, starter, drivers, release },
      options,
    );
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
  const { removed, articles } = await planRemoval(present, options, options);
  await using index = await drivers.articles.open(
    present.places.articles,
    options.settings === undefined ? {} : { settings: options.settings },
  );
  const found = await index.get(articles);
  const known = articles.filter((id, place) => found[place]?.id === id);
  return {
    ...removed,
    articles: known,
    unknownArticles: articles.filter((id) => !known.includes(id)),
  };
}
