import type { CallOptions } from '@biographql/core';
import type { Drivers } from '@biographql/engines';
import { defaultDrivers } from '@biographql/engines/drivers';
import { lockDataset } from '../lock/dataset-lock.js';
import { type DatasetVersion, findVersion, serveVersion } from './dataset-versions.js';
import { openVersion } from './open-dataset.js';

export interface RollBackOptions extends CallOptions {
  /** Beginning of a version's name or digest, or its release label. Default: the newest version before the served one. */
  readonly to?: string | undefined;
  readonly drivers?: Drivers | undefined;
}

/**
 * Serves another retained version in one step. The version is opened first; nothing changes when that fails.
 * @throws DatasetError `missing` for none or several matches; `busy`, `damaged` or `incompatible`.
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
