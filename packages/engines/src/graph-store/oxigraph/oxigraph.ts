import { totalmem } from 'node:os';
import {
  type DriverOptions,
  type EngineEvent,
  type Finding,
  type GraphFile,
  type Place,
  settingValues,
} from '../../driver.js';
import { integer } from '../../setting.js';
import { type GraphDriver, QUERY_SETTINGS } from '../graph-store.js';
import {
  DEFAULT_QUERY_MEMORY_BYTES,
  type OxigraphStoreOptions,
  oxigraphStore,
} from './oxigraph-store.js';
import type { GraphStoreEvent } from './worker-messages.js';

const SETTINGS = {
  ...QUERY_SETTINGS,
  sparqlWorkers: integer({
    defaultValue: 0,
    min: 0,
    max: 64,
    description:
      'Threads that run SPARQL. Each thread holds a copy of the graph (about 330 MB per million triples). With 2 or more loaded threads, one runs no user queries. With 3 or more threads, no single caller keeps all the others while another waits. With 0, the service starts 2 threads (1 if memory is short) and adds more while user queries wait or take long. The maximum depends on the memory and the size of the graph, e.g. 4 threads for a million triples and 3 threads for 1.3 million. Added threads free their memory after 30 seconds without a long user query.',
  }),
  sparqlMaxMemory: integer({
    defaultValue: DEFAULT_QUERY_MEMORY_BYTES,
    min: 16_777_216,
    max: 3_221_225_472,
    placeholder: 'bytes',
    description:
      'Maximum memory of one SPARQL query, in bytes, not including the graph. A query that needs more is stopped. Each thread can use this much if there are several.',
  }),
};

const BYTES_PER_TRIPLE = 340;

/** Oxigraph in worker threads, each with the dataset's triples in memory. */
export const oxigraph: GraphDriver = {
  name: 'oxigraph',
  format: null,
  settings: SETTINGS,
  lackOfMemory: (triples) => lackOfMemory(triples),
  async open({ graph }, options = {}) {
    return oxigraphStore(getStore(graph, options));
  },
  async openEarly(graph, options) {
    // Windows moves no folder that has an open file.
    if (process.platform === 'win32') return null;
    return oxigraphStore(getStore(graph, options));
  },
  async check(at, { settings } = {}) {
    const { sparqlWorkers, sparqlMaxMemory } = settingValues(SETTINGS, settings);
    const workers = graphWorkerCount(sparqlWorkers, heldTriples(at.graph));
    const memory = checkMemory(at, workers, sparqlMaxMemory);
    const { path, named } = at.graph;
    await using store = oxigraphStore({ path, named, workers: 1 });
    await store.ready();
    return [memory, { status: 'ok', detail: `${store.name} answers` }];
  },
};

function getStore(graph: GraphFile, { settings, onEvent }: DriverOptions): OxigraphStoreOptions {
  const values = settingValues(SETTINGS, settings);
  return {
    path: graph.path,
    named: graph.named,
    workers: graphWorkerCount(values.sparqlWorkers, heldTriples(graph)),
    loadedAtOnce: values.sparqlWorkers === 0 ? 2 : undefined,
    timeoutMs: values.sparqlTimeoutMs,
    limit: values.sparqlMaxRows,
    maxResultBytes: values.sparqlMaxBytes,
    queryMemoryBytes: values.sparqlMaxMemory,
    onEvent: (event) => onEvent?.(toEngineEvent(event)),
  };
}

function heldTriples({ triples, named = [] }: GraphFile): number {
  return named.reduce((sum, graph) => sum + graph.triples, triples);
}

function checkMemory({ graph }: Place, workers: number, queryBytes: number): Finding {
  const triples = heldTriples(graph);
  const lack = lackOfMemory(triples);
  if (lack !== null) return { check: 'memory', status: 'fail', detail: lack };
  const needed = triples * BYTES_PER_TRIPLE * workers;
  const more = queryBytes * workers;
  const free = process.availableMemory();
  const detail = `about ${megabytes(needed)} MB for the graph in ${workers} threads, up to ${megabytes(more)} MB more for their queries, ${megabytes(free)} MB free`;
  return { check: 'memory', status: needed > free ? 'warn' : 'ok', detail };
}

function megabytes(bytes: number): string {
  return Math.round(bytes / 1_048_576).toLocaleString('en-US');
}

/** A thread that ends is worth a warning: a query was too heavy, or something is wrong. */
function toEngineEvent(event: GraphStoreEvent): EngineEvent {
  const { type, ...facts } = event;
  if (type === 'worker-ended') return { level: 'warn', message: 'graph worker ended', facts };
  const message = type === 'worker-loaded' ? 'graph loaded' : 'graph released';
  return { level: 'info', message, facts };
}

/** Triples of all copies together: four threads with a million each, about 1.4 GB. */
const TRIPLES_OF_ALL_COPIES = 4_000_000;
/** Memory of the service in addition to the graph, in bytes. */
const BYTES_OF_THE_REST = 536_870_912;

/**
 * Returns the number of worker threads: as configured; for 0, as many as suit graph and memory. Of two or more, one
 * stays free of user queries; with three or more, no caller keeps all the others while another waits.
 */
export function graphWorkerCount(
  configured: number,
  triples: number,
  memoryLimit: number = findMemoryLimit(),
): number {
  if (configured > 0) return configured;
  const suited = Math.floor(TRIPLES_OF_ALL_COPIES / Math.max(1, triples));
  const affordable = Math.floor(
    (memoryLimit - BYTES_OF_THE_REST) / (BYTES_PER_TRIPLE * Math.max(1, triples)),
  );
  return Math.max(1, Math.min(4, Math.max(2, suited), affordable));
}

/** Returns why the service cannot hold a graph of so many triples; null when it can, with one thread. */
export function lackOfMemory(
  triples: number,
  memoryLimit: number = findMemoryLimit(),
): string | null {
  const needed = BYTES_OF_THE_REST + triples * BYTES_PER_TRIPLE;
  if (needed <= memoryLimit) return null;
  return `the limit is ${megabytes(memoryLimit)} MB, and a graph of ${triples.toLocaleString('en-US')} triples needs ${megabytes(needed)} MB. Raise the limit (for example \`docker run --memory\`, or \`resources.limits.memory\` in Kubernetes), or serve a smaller graph`;
}

/** Returns the memory that this process may use, in bytes: the limit of its container, or that of the machine. */
function findMemoryLimit(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
