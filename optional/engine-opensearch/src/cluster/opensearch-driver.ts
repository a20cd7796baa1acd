import {
  type BuildOptions,
  type DriverOptions,
  type Engine,
  type Finding,
  failedFinding,
  type IndexDriver,
  type Place,
} from '@biographql/engines';
import { OPENSEARCH_SETTINGS } from './opensearch-settings.js';
import { type NewDocument, openCluster, type SearchCluster } from './search-cluster.js';
import {
  awaitIndex,
  buildIndex,
  type IndexForm,
  readStoredIndex,
  type StoredIndex,
} from './stored-index.js';

/** The parts in which the drivers of the interfaces differ. */
interface DriverParts<E extends Engine, Row, Counts, Options, Facts> {
  /** The name in errors and logs. */
  readonly engine: string;
  readonly form: IndexForm;
  prepare(
    rows: AsyncIterable<readonly Row[]>,
    at: Place,
    options: Options,
  ): {
    readonly documents: AsyncIterable<NewDocument>;
    readonly facts: Facts;
    /** Called after the last document. */
    readonly counts: () => Counts;
  };
  open(cluster: SearchCluster, stored: StoredIndex<Facts>): E;
}

/** A driver whose datasets keep the name of an index, which is built alongside older ones and never changed. */
export function opensearchDriver<
  E extends Engine,
  Row,
  Counts,
  Options extends BuildOptions,
  Facts,
>(parts: DriverParts<E, Row, Counts, Options, Facts>): IndexDriver<E, Row, Counts, Options> {
  const { engine, form } = parts;
  return {
    name: 'opensearch',
    format: form.version,
    settings: OPENSEARCH_SETTINGS,
    chosenBy: 'opensearchNodes',
    async build(rows, at, options = {} as Options) {
      const { settings, signal } = options;
      await using cluster = await openCluster(engine, settings);
      const { documents, facts, counts } = parts.prepare(rows, at, options);
      const stopped = signal === undefined ? {} : { signal };
      await buildIndex(cluster, at, { form, documents, facts: () => facts, ...stopped });
      return counts();
    },
    async open(at, { settings } = {}) {
      const stored = await readStoredIndex<Facts>(engine, at);
      return parts.open(await openCluster(engine, settings), stored);
    },
    check: (at, { settings } = {}) => findIndex(engine, at, settings),
  };
}

interface Health {
  readonly status: 'green' | 'yellow' | 'red';
  readonly number_of_nodes: number;
}

async function findIndex(
  engine: string,
  at: Place,
  settings: DriverOptions['settings'],
): Promise<readonly Finding[]> {
  try {
    const stored = await readStoredIndex(engine, at);
    await using cluster = await openCluster(engine, settings);
    await awaitIndex(cluster, stored);
    const { index, documents } = stored;
    const path = `/_cluster/health/${index}`;
    const health = await cluster.send<Health>({ method: 'GET', path });
    const nodes = health.number_of_nodes === 1 ? '1 node' : `${health.number_of_nodes} nodes`;
    const detail = `${index} has ${documents} documents on ${nodes}`;
    if (health.status === 'green') return [{ status: 'ok', detail }];
    const missing = `${detail}; some shard copies are missing (${health.status})`;
    return [{ status: 'warn', detail: missing }];
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : [];
    return [failedFinding(error, [cause].flat())];
  }
}
