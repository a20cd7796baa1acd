import { type DriverOptions, type Finding, failedFinding, type Place } from '@biographql/engines';
import { openCluster } from './search-cluster.js';
import { awaitIndex, readStoredIndex } from './stored-index.js';

interface Health {
  readonly status: 'green' | 'yellow' | 'red';
  readonly number_of_nodes: number;
}

export async function clusterFindings(
  engine: string,
  at: Place,
  settings: DriverOptions['settings'],
): Promise<readonly Finding[]> {
  try {
    const stored = await readStoredIndex(engine, at);
    await using cluster = await openCluster(engine, settings);
    await awaitIndex(cluster, stored);
    const health = await cluster.send<Health>({
      method: 'GET',
      path: `/_cluster/health/${stored.index}`,
    });
    const { index, documents } = stored;
    const nodes = health.number_of_nodes === 1 ? '1 node' : `${health.number_of_nodes} nodes`;
    const detail = `${index} answers with ${documents} documents on ${nodes}`;
    return [
      health.status === 'green'
        ? { status: 'ok', detail }
        : {
            status: 'warn',
            detail: `${detail}; some of its copies are missing (${health.status})`,
          },
    ];
  } catch (error) {
    return [
      failedFinding(
        error,
        error instanceof Error && error.cause instanceof Error ? [error.cause.message] : [],
      ),
    ];
  }
}
