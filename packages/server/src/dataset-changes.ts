import { datasetDirectory } from '@biographql/ingest';
import type { Logger } from 'pino';
import type { PeerDataset } from './cluster/peers.js';
import { followDataset } from './dataset-follower.js';
import type { DatasetOpener } from './dataset-opener.js';
import type { NamedDirectory } from './dataset-reference.js';
import type { KeptReleases } from './kept-releases.js';
import type { ServedDatasets } from './served-datasets.js';

/** A dataset that is open beside the served one. */
export interface PreparedDataset {
  /** Serves it; resolves when the old one is closed. */
  take(): Promise<void>;
  /** Closes it, as it is not served after all. */
  drop(): Promise<void>;
}

/** Puts other versions in the place of those that a service serves. */
export interface DatasetChanges {
  /** Opens what is to be served next under the name of a dataset, and waits until its engines answer. */
  prepare(peer: PeerDataset): Promise<PreparedDataset>;
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

  async function prepareIn(
    directory: NamedDirectory,
    peer: PeerDataset | null,
  ): Promise<PreparedDataset> {
    const next = await opener.openNext(directory, peer);
    return {
      async take() {
        const replaced = datasets.of(directory.name).replace(next);
        next.watch.begin();
        const { digest, release } = next.served;
        const facts = { dataset: directory.name, digest, release };
        logger.info(facts, 'another dataset is served');
        // Files of versions that were removed may be open still.
        await Promise.all([replaced, releases.closeIdle()]);
      },
      async drop() {
        await next[Symbol.asyncDispose]();
      },
    };
  }

  async function reloadIn(directory: NamedDirectory): Promise<boolean> {
    if (datasetDirectory(directory.dataDir) === directoryOf(directory.name)) return false;
    const next = await prepareIn(directory, null);
    await next.take();
    return true;
  }

  return {
    async prepare(peer) {
      const directory = directories.find(({ name }) => name === peer.name);
      if (directory === undefined) throw new TypeError(`No dataset is called ${peer.name}`);
      return prepareIn(directory, peer);
    },
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
