import { datasetDirectory } from '@biographql/ingest';
import type { Logger } from 'pino';
import { followDataset } from './dataset-follower.js';
import type { DatasetOpener } from './dataset-opener.js';
import type { NamedDirectory } from './dataset-reference.js';
import type { KeptReleases } from './kept-releases.js';
import type { ServedDatasets } from './served-datasets.js';

/** Puts other versions in the place of those that a service serves. */
export interface DatasetChanges {
  /** Serves what the data directories name now; returns whether any names another version. */
  reload(): Promise<boolean>;
  /** Looks again and again which versions the data directories name, and has them served. @param everyMs - 0: never. */
  follow(everyMs: number): Disposable;
}

interface Parts {
  readonly directories: readonly NamedDirectory[];
  readonly datasets: ServedDatasets;
  readonly releases: KeptReleases;
  readonly opener: DatasetOpener;
  readonly logger: Logger;
}

/** Creates what changes the datasets of a service; each changes alone. */
export function createDatasetChanges(parts: Parts): DatasetChanges {
  const { directories, datasets, releases, opener, logger } = parts;
  const directoryOf = (name: string) => datasets.of(name).current.dataset.directory;

  async function reloadIn(directory: NamedDirectory): Promise<boolean> {
    if (datasetDirectory(directory.dataDir) === directoryOf(directory.name)) return false;
    const next = await opener.openNext(directory);
    const replaced = datasets.of(directory.name).replace(next);
    next.watch.begin();
    const { digest, release } = next.served;
    logger.info({ dataset: directory.name, digest, release }, 'another dataset is served');
    // Files of versions that were removed may be open still.
    await Promise.all([replaced, releases.closeIdle()]);
    return true;
  }

  return {
    async reload() {
      const changed: boolean[] = [];
      for (const directory of directories) changed.push(await reloadIn(directory));
      return changed.includes(true);
    },
    follow(everyMs) {
      const followers = directories.map((directory) => {
        const { dataDir, name } = directory;
        const served = () => directoryOf(name);
        const onChange = async () => void (await reloadIn(directory));
        return followDataset({ dataDir, everyMs, served, onChange, logger });
      });
      return {
        [Symbol.dispose]() {
          for (const follower of followers) follower[Symbol.dispose]();
        },
      };
    },
  };
}
