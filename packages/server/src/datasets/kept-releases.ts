import { OverloadedError, UnknownEngineError } from '@biographql/core';
import { currentVersion, type DatasetVersion, listVersions, releaseOf } from '@biographql/ingest';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { DatasetLease, DatasetSwitch } from './dataset-switch.js';
import type { OpenedDataset } from './opened-dataset.js';

/** A version that a request asks for. */
export interface AskedRelease {
  /** Of the dataset. */
  readonly name: string;
  /** Release, or the beginning of a version's name or digest. */
  readonly asOf: string;
  /** What is served under the name. */
  readonly served: DatasetSwitch;
}

/** Versions of datasets that are kept and not served, opened when a request asks for them. */
export interface KeptReleases extends AsyncDisposable {
  /**
   * Opens a version, or takes the one that is open or served.
   * @throws UnknownEngineError when none is called so, or several; OverloadedError when all places are in use.
   */
  lease(asked: AskedRelease): Promise<{ readonly id: string; readonly lease: DatasetLease }>;
  /** Closes what nobody asks now, so that versions which were removed hold no memory. */
  closeIdle(): Promise<void>;
}

/** What versions are opened with. */
export interface KeptReleasesOptions {
  /** How many are open at a time; 0: none is opened. */
  readonly most: number;
  /** Of a dataset's name. */
  readonly dataDirOf: (name: string) => string;
  readonly open: (version: DatasetVersion, name: string) => Promise<OpenedDataset>;
  readonly logger: Logger;
}

/** An open version is closed when nobody asked for it for so long. */
const IDLE_MS = 600_000;
/** A request may find a place by then. */
const RETRY_SECONDS = 5;

/** Texts for versions that are remembered. */
const MOST_FOUND = 100;

interface FoundVersion {
  /** What was served when it was found. */
  readonly current: string | null;
  readonly version: DatasetVersion;
}

/** A version that is open, or about to be. */
interface Place {
  readonly opening: Promise<OpenedDataset>;
  requests: number;
  usedAt: number;
}

/** Creates the places; none is taken at first. Disposal closes all, and waits for no request. */
export function createKeptReleases({
  most,
  dataDirOf,
  open,
  logger,
}: KeptReleasesOptions): KeptReleases {
  // The least recently used first.
  const places = new Map<string, Place>();
  const found = new LRUCache<string, FoundVersion>({ max: MOST_FOUND });
  const timer = setInterval(() => void closeWhere(isLongIdle), IDLE_MS / 10).unref();

  async function closeWhere(isOver: (place: Place) => boolean): Promise<void> {
    const over = [...places].filter(([, place]) => isOver(place));
    for (const [directory] of over) places.delete(directory);
    await Promise.all(over.map(([, { opening }]) => close(opening)));
  }

  /** Versions come and go with the one that is served, whose name is read each time. */
  async function find(name: string, asOf: string): Promise<DatasetVersion> {
    const dataDir = dataDirOf(name);
    const text = `${name}@${asOf}`;
    const current = currentVersion(dataDir);
    const known = found.get(text);
    if (known !== undefined && known.current === current) return known.version;
    const version = versionOf(await listVersions(dataDir), { name, asOf, most });
    found.set(text, { current, version });
    return version;
  }

  /** Makes room for one more. */
  async function makeRoom(): Promise<void> {
    if (places.size < most) return;
    const idle = [...places].find(([, { requests }]) => requests === 0);
    if (idle === undefined) throw new OverloadedError('releases', RETRY_SECONDS);
    const [directory, { opening }] = idle;
    places.delete(directory);
    await close(opening);
  }

  function take(version: DatasetVersion, name: string): Place {
    const known = places.get(version.directory);
    if (known !== undefined) return known;
    const place: Place = { opening: openIn(version, name), requests: 0, usedAt: performance.now() };
    places.set(version.directory, place);
    return place;
  }

  async function openIn(version: DatasetVersion, name: string): Promise<OpenedDataset> {
    const opened = await open(version, name);
    logger.info({ dataset: name, version: version.id }, 'a version that is not served was opened');
    return opened;
  }

  return {
    async lease({ name, asOf, served }) {
      const version = await find(name, asOf);
      const { id, directory } = version;
      // It may be replaced between two requests, not while one holds it.
      if (directory === served.current.dataset.directory) return { id, lease: served.lease() };
      while (!places.has(directory) && places.size >= most) await makeRoom();
      const place = take(version, name);
      place.requests += 1;
      const release = () => {
        place.requests -= 1;
        place.usedAt = performance.now();
      };
      places.delete(directory);
      places.set(directory, place);
      try {
        return { id, lease: { opened: await place.opening, release } };
      } catch (error) {
        if (places.get(directory) === place) places.delete(directory);
        throw error;
      }
    },
    closeIdle: () => closeWhere(({ requests }) => requests === 0),
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await closeWhere(() => true);
    },
  };
}

function isLongIdle({ requests, usedAt }: Place): boolean {
  return requests === 0 && performance.now() - usedAt > IDLE_MS;
}

async function close(opening: Promise<OpenedDataset>): Promise<void> {
  const opened = await opening.catch(() => null);
  await opened?.[Symbol.asyncDispose]();
}

interface Asked extends Omit<AskedRelease, 'served'> {
  readonly most: number;
}

/** What one calls several is refused, as it may mean any of them. */
function versionOf(
  versions: readonly DatasetVersion[],
  { name, asOf, most }: Asked,
): DatasetVersion {
  const exact = versions.find(({ id }) => id === asOf);
  const fitting = versions.filter(
    ({ id, manifest }) =>
      manifest.release === asOf || id.startsWith(asOf) || manifest.digest?.startsWith(asOf),
  );
  const found = exact ?? (fitting.length === 1 ? fitting[0] : undefined);
  if (found !== undefined && (most > 0 || found.isCurrent)) return found;
  const kept = most > 0 ? versions : versions.filter(({ isCurrent }) => isCurrent);
  throw new UnknownEngineError(
    `${name}@${asOf}`,
    kept.map((each) => `${name}@${nameOf(each)}`),
  );
}

/** As short as it is told apart. */
function nameOf({ id, manifest }: DatasetVersion): string {
  return manifest.release === null ? id : releaseOf(manifest);
}
