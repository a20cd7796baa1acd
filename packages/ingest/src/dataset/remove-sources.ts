import { defaultDrivers } from '@biographql/engines/drivers';
import { hasLiteratureOf, underLock } from './build-dataset.js';
import type { BuildOptions } from './build-options.js';
import type { PartPlan } from './build-plan.js';
import { type Dataset, openDataset } from './open-dataset.js';
import { planRemoval, type Removal, type RemovedParts } from './plan-removal.js';
import { runBuild } from './run-build.js';
import { starterSources } from './starter-sources.js';

/** Options of {@link removeSources}. */
export interface RemoveSourcesOptions extends BuildOptions, RemovedParts {
  readonly dataDir: string;
  /** How the dataset is called in answers. Default: the time when it is made. */
  readonly release?: string | undefined;
}

/**
 * Builds a dataset without some sources, named graphs or articles, from what the served one keeps, and puts it in its place
 * in a single step at the end. No source is read again. The dataset is as if what is left had been ingested at once:
 * entities are joined anew, where they were joined, an article that a removed source replaced or withdrew is there again, and
 * its digest is that of such a build. An interrupted removal goes on when it is asked for again.
 *
 * @throws InvalidArgumentError when nothing is to be taken out, a source or graph is not of the dataset or named by several,
 * or nothing would be left; DatasetError as a build does, and `incompatible` for a dataset that does not know what is of
 * which source: one of an earlier version, or the starter data.
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
 * Tells what {@link removeSources} would take out; writes nothing.
 * @throws as that does, but for the build.
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
