import { defaultDrivers } from '@biographql/engines/drivers';
import { hasLiteratureOf, underLock } from './build-dataset.js';
import type { BuildOptions } from './build-options.js';
import type { PartPlan } from './build-plan.js';
import { type Dataset, openDataset } from './open-dataset.js';
import { planRemoval, type Removal, type RemovedParts } from './plan-removal.js';
import { runBuild } from './run-build.js';
import { starterSources } from './starter-sources.js';

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
