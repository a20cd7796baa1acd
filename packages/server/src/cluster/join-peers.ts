import type { Drivers } from '@biographql/engines';
import { type Dataset, DatasetError, openDatasetAt } from '@biographql/ingest';
import { httpLimitsOf } from '../config/http-limits-of.js';
import type { Config } from '../config/settings.js';
import type { SharedCounting } from '../limits/shared-counting.js';
import type { PeerDataset, Peers } from './peers.js';
import { createRemoteLimiters, sharersOf } from './remote-limiters.js';

/** Returns the drivers of a process whose graph another one holds; what else follows from a driver stays as it is. */
export function withPeers(drivers: Drivers, { graph: line }: PeerDataset): Drivers {
  const { graph } = drivers;
  if (line === null || graph.join === undefined) return drivers;
  const { join } = graph;
  return { ...drivers, graph: { ...graph, open: async (_at, options) => join(line, options) } };
}

/**
 * Opens the dataset that the other processes serve.
 * @throws DatasetError `incompatible` when another one has taken its place.
 */
export async function openSameDataset(
  drivers: Drivers,
  { digest, directory }: PeerDataset,
): Promise<Dataset> {
  const dataset = await openDatasetAt(directory, drivers);
  if (dataset.manifest.digest === digest) return dataset;
  throw new DatasetError(
    'incompatible',
    'The dataset was replaced while the service ran. Start the service again, so that all its processes serve the new one.',
    { path: dataset.directory },
  );
}

/** Returns what the HTTP layer of a process leaves to all of them. */
export function sharedParts(peers: Peers) {
  const { limiters, limitsState, engineStates, drained, metricsText } = peers;
  return { limiters, limitsState, engineStates, othersDrained: drained, metricsText };
}

/** Returns what the HTTP layer of a service of one process leaves to all replicas. */
export function replicatedParts(config: Config, counting: SharedCounting | null) {
  if (counting === null) return {};
  const sharers = sharersOf(config, 1);
  const limiters = createRemoteLimiters(counting, httpLimitsOf(config), sharers);
  return { limiters, limitsState: async () => counting.state() };
}
