import { InvalidArgumentError } from '@biographql/core';
import { defaultDrivers } from '@biographql/engines/drivers';
import { hasLiteratureOf, underLock } from './build-dataset.js';
import type { BuildOptions } from './build-options.js';
import { DatasetError } from './dataset-error.js';
import { readJoins } from './joins-file.js';
import type { ManifestSource } from './manifest.js';
import { type Dataset, openDataset } from './open-dataset.js';
import type { PartPlan } from './part-plan.js';
import { runBuild } from './run-build.js';
import { storedSources } from './source-rows.js';
import { starterSources } from './starter-sources.js';

/** Options of {@link removeSources}. */
export interface RemoveSourcesOptions extends BuildOptions {
  readonly dataDir: string;
  /** Sources of the graph whose triples are taken out, by their names in the manifest, or by the end of their paths. */
  readonly sources?: readonly string[] | undefined;
  /** Identifiers of articles that are taken out, as the dataset has them, e.g. `pmid:123`. */
  readonly articles?: readonly string[] | undefined;
  /** How the dataset is called in answers. Default: the time when it is made. */
  readonly release?: string | undefined;
}

/**
 * Builds a dataset without some sources of the graph, or without some articles, from what the served one keeps, and puts it
 * in its place in a single step at the end. No source is read again. The graph is as if the sources that are left had been
 * ingested at once: entities are joined anew, where they were joined, and its digest is that of such a build. An interrupted
 * removal goes on when it is asked for again.
 *
 * @throws InvalidArgumentError when nothing is to be taken out, a source is not of the dataset or named by several, or
 * nothing would be left; DatasetError as a build does, and `incompatible` for a dataset that does not know which triples are
 * of which source: one of an earlier version, or the starter data.
 */
export async function removeSources(options: RemoveSourcesOptions): Promise<Dataset> {
  const { dataDir, sources = [], articles = [], drivers = defaultDrivers() } = options;
  if (sources.length + articles.length === 0) {
    throw new InvalidArgumentError('sources', 'must name at least one source or article');
  }
  return underLock(dataDir, options.signal, async (lock) => {
    const present = await openDataset(dataDir, drivers);
    const graph = sources.length === 0 ? null : await graphWithout(present, sources);
    const { origin } = present.manifest.articles;
    const without = new Set(articles);
    // They are annotated with the entities of the graph, which may be others now.
    const hasLiterature = hasLiteratureOf(options, present.manifest);
    const articlePlan: PartPlan = {
      origin,
      sources: [],
      previous: present,
      without,
      hasLiterature,
    };
    const starter = await starterSources();
    const { release = null } = options;
    const plan = { dataDir, graph, articles: articlePlan, present, starter, drivers, release };
    return runBuild(lock, plan, options);
  });
}

async function graphWithout(present: Dataset, names: readonly string[]): Promise<PartPlan> {
  const { sources } = present.manifest.graph;
  const stored = await storedSources(present);
  if (stored === null) {
    throw new DatasetError(
      'incompatible',
      'This dataset does not know which triples are of which source: it holds the starter data, or an earlier version of this service made it. Ingest what is to stay, with --replace.',
      { path: present.directory },
    );
  }
  const removed = new Set(names.map((name) => sourceCalled(name, sources)));
  const left = sources.flatMap((source, index) => {
    const rows = stored[index];
    if (removed.has(index) || rows === undefined) return [];
    const { rows: _, ...known } = source;
    return [{ path: rows.path, name: source.name, stored: rows, known }];
  });
  if (left.length === 0) {
    throw new InvalidArgumentError('sources', 'must leave at least one source of the graph');
  }
  const { groups } = await readJoins(present.directory);
  return { origin: 'ingest', sources: left, previous: null, isJoined: groups.length > 0 };
}

/** Returns the number of the one source of a name. */
function sourceCalled(name: string, sources: readonly ManifestSource[]): number {
  const exact = numbersWhere(sources, (each) => each === name);
  const found =
    exact.length > 0 ? exact : numbersWhere(sources, (each) => each.endsWith(`/${name}`));
  const [only, second] = found;
  if (only !== undefined && second === undefined) return only;
  const known = sources.map((each) => each.name).join(', ');
  const problem = only === undefined ? 'is no source of the graph' : 'names several sources';
  throw new InvalidArgumentError('sources', `${problem}, which has: ${known}`, name);
}

function numbersWhere(
  sources: readonly ManifestSource[],
  isMeant: (name: string) => boolean,
): readonly number[] {
  return sources.flatMap(({ name }, index) => (isMeant(name) ? [index] : []));
}
