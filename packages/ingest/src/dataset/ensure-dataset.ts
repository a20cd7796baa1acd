import type { Drivers } from '@biographql/engines';
import { defaultDrivers } from '@biographql/engines/drivers';
import { buildStarterDataset } from './build-dataset.js';
import { type BuildOptions, DATASET_BUILDER } from './build-plan.js';
import { DatasetError } from './dataset-error.js';
import type { DatasetManifest } from './manifest.js';
import { type Dataset, getMisfit, openDataset, readDatasetManifest } from './open-dataset.js';
import { starterSources } from './starter-sources.js';

/**
 * Opens the dataset of a data directory. Builds starter data when there is none, and again when only starter data of
 * another version or with another `literature` option is there. Ingested datasets never change.
 * @throws DatasetError `damaged`, `incompatible` or `busy`; `signal.reason` when aborted.
 */
export async function ensureDataset(dataDir: string, options: BuildOptions = {}): Promise<Dataset> {
  const { drivers = defaultDrivers() } = options;
  const manifest = await manifestIn(dataDir);
  if (manifest === null || (await isOutdatedStarter(manifest, drivers, options))) {
    const hasLiterature = manifest?.articles.literature !== undefined;
    const literature = options.literature ?? hasLiterature;
    return buildStarterDataset(dataDir, { ...options, literature });
  }
  return openDataset(dataDir, drivers);
}

async function manifestIn(dataDir: string): Promise<DatasetManifest | null> {
  try {
    return (await readDatasetManifest(dataDir)).manifest;
  } catch (error) {
    if (error instanceof DatasetError && error.problem === 'missing') return null;
    throw error;
  }
}

async function isOutdatedStarter(
  manifest: DatasetManifest,
  drivers: Drivers,
  { literature }: Pick<BuildOptions, 'literature'>,
): Promise<boolean> {
  const { graph, articles, builder, starterVersion } = manifest;
  if (graph.origin !== 'starter' || articles.origin !== 'starter') return false;
  const { version } = await starterSources();
  const isCurrent = starterVersion === version && builder === DATASET_BUILDER;
  const hasLiterature = articles.literature !== undefined;
  const isAsWished = hasLiterature === (literature ?? hasLiterature);
  return !isCurrent || !isAsWished || getMisfit(manifest, drivers) !== null;
}
