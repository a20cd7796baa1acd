import type { CallOptions } from '@biographql/core';
import type { Drivers } from '@biographql/engines';
import { defaultDrivers } from '@biographql/engines/drivers';
import { lockDataset } from '../lock/dataset-lock.js';
import { type DatasetVersion, findVersion, serveVersion } from './dataset-versions.js';
import { openVersion } from './open-dataset.js';

/** Options of {@link rollBack}. */
export interface RollBackOptions extends CallOptions {
  /** The beginning of a version's name or of its digest, or its release. Default: the newest that is older than the served one. */
  readonly to?: string | undefined;
  /** What must be able to open it. Default: the first driver of each interface. */
  readonly drivers?: Drivers | undefined;
}

/**
 * Serves another version that a data directory keeps, in one step; it is opened first, and nothing changes when it cannot be.
 * @throws DatasetError `missing` when there is none, or more than one; `busy`, `damaged` or `incompatible`.
 */
export async function rollBack(
  dataDir: string,
  { to, drivers = defaultDrivers(), signal }: RollBackOptions = {},
): Promise<DatasetVersion> {
  await using _lock = await lockDataset(dataDir, signal && { signal });
  const version = await findVersion(dataDir, to ?? null);
  await openVersion(version, drivers);
  await serveVersion(dataDir, version.id);
  return { ...version, isCurrent: true };
}
